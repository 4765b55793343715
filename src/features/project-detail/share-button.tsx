import { Share2 } from 'lucide-react';
import type { Project } from '#content/index.ts';
import { words } from '#content/words/site.ts';
import { copyText } from '#lib/copy-text.ts';
import { absoluteUrl, pageFolder, projectPath } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';

/** Opens the device's share sheet with the page's address, or copies it when there is none. */
export function ShareButton({ project }: { project: Project }) {
  const { title } = project;

  async function share() {
    const url = new URL(absoluteUrl(pageFolder(projectPath(project))), location.origin).href;
    if ((await shareByDevice({ title, url })) !== 'unavailable') return;
    const isCopied = await copyText(url);
    // The chunk is already loaded with the toasts.
    const toasts = await import('react-hot-toast/headless').catch(() => undefined);
    if (isCopied) toasts?.toast.success(words.project.linkCopied);
    else toasts?.toast.error(words.project.linkNotCopied);
  }

  return (
    <Button look="quiet" className="needs-script" icon={<Share2 size={20} aria-hidden />} onClick={share}>
      {words.project.share}
    </Button>
  );
}

async function shareByDevice(data: { title: string; url: string }): Promise<'done' | 'unavailable'> {
  // Not in every browser: https://developer.mozilla.org/docs/Web/API/Navigator/share
  if (!('share' in navigator)) return 'unavailable';
  try {
    await navigator.share(data);
    return 'done';
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    return isCancelled ? 'done' : 'unavailable';
  }
}
