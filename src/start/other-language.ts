/**
 * Some hosts answer an unknown address in any language with the 404.html of the first. Replaces it with the 404 page of the
 * right language, and starts that page.
 *
 * @param page the address of that page
 */
export async function startInstead(page: string): Promise<void> {
  const text = await (await fetch(page)).text();
  // This page's security policy blocks the inline styles of the other; both use the same style sheet.
  const file = text.replace(/<style>.*?<\/style>/gs, '');
  const { documentElement, head, body, title } = new DOMParser().parseFromString(file, 'text/html');
  const root = document.getElementById('root');
  const modules = head.querySelector<HTMLElement>('script[data-modules]')?.dataset.modules?.split(' ') ?? [];
  root?.replaceWith(body.querySelector('#root') ?? root);
  document.documentElement.lang = documentElement.lang;
  document.documentElement.dir = documentElement.dir;
  document.title = title;
  await Promise.all(modules.map((module) => import(/* @vite-ignore */ module)));
  await window.pageStart?.start?.();
}
