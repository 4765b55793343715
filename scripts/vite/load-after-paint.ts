/**
 * Runs in the page, as an inline script at its end: asks for the modules and the rest of the style sheet once the page
 * has been painted and its first picture is arriving, so that neither takes bandwidth from what is seen first. Its own
 * attributes say which. Until then, on phones, what lies below the screen is not laid out (`data-painting`).
 */
function loadAfterPaint(script: HTMLOrSVGElement) {
  const { modules = '', styles = '' } = script.dataset;
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  const add = <Name extends 'link' | 'script'>(
    name: Name,
    attributes: Partial<HTMLElementTagNameMap[Name]>,
  ) => document.head.append(Object.assign(document.createElement(name), attributes));
  const latest = performance.now() + 1_000;
  const load = () => {
    // Its size is known with its first bytes. A picture that is late keeps nothing else for longer than a second.
    if (picture && !picture.complete && !picture.naturalWidth && performance.now() < latest) {
      setTimeout(load, 20);
      return;
    }
    add('link', { rel: 'stylesheet', href: styles });
    // One after the other, each in a task of its own: a phone needs a while to run React.
    for (const src of modules.split(' ')) add('script', { type: 'module', src, async: false });
  };
  const start = () => {
    painted.disconnect();
    clearTimeout(late);
    load();
    // By then that picture and the font have been painted, too.
    setTimeout(() => document.documentElement.removeAttribute('data-painting'), 300);
  };
  document.documentElement.setAttribute('data-painting', '');
  const painted = new PerformanceObserver(start);
  painted.observe({ type: 'paint', buffered: true });
  // A tab in the background is not painted.
  const late = setTimeout(start, 3_000);
}

/** The text of that script: the same on every page, so that one hash admits it. */
export const loadAfterPaintScript = `(${loadAfterPaint.toString()})(document.currentScript)`;
