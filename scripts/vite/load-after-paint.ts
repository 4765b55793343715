/**
 * Runs in the page, as an inline script at its end: asks for the modules and the rest of the style sheet once the page
 * has been painted, so that neither takes bandwidth from what is read first. Its own attributes say which.
 */
function loadAfterPaint(script: HTMLOrSVGElement) {
  const { modules = '', styles = '' } = script.dataset;
  const add = <Name extends 'link' | 'script'>(
    name: Name,
    attributes: Partial<HTMLElementTagNameMap[Name]>,
  ) => document.head.append(Object.assign(document.createElement(name), attributes));
  requestAnimationFrame(() =>
    setTimeout(() => {
      add('link', { rel: 'stylesheet', href: styles });
      // Each in a task of its own: a phone needs a while to run React.
      for (const src of modules.split(' ')) add('script', { type: 'module', src });
    }),
  );
}

/** The text of that script: the same on every page, so that one hash admits it. */
export const loadAfterPaintScript = `(${loadAfterPaint.toString()})(document.currentScript)`;
