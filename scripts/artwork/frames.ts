type Place = {
  /** Left edge on the cover, CSS pixels. May lie outside: the cover crops. */
  x: number;
  /** Top edge on the cover, CSS pixels. */
  y: number;
  /** Degrees, clockwise. */
  rotate?: number;
};

/**
 * A phone around a `.screen`.
 * @param width of the phone on the cover
 * @param logical size that the screen was laid out for; a smaller one makes everything in it larger
 */
export function phone({
  screen,
  width,
  logical = { width: 390, height: 844 },
  ...place
}: Place & { screen: string; width: number; logical?: { width: number; height: number } }): string {
  const bezel = 11;
  const outer = { width: logical.width + bezel * 2, height: logical.height + bezel * 2 };
  return frame({
    ...place,
    scale: width / outer.width,
    outer,
    html: `<div style="position:relative;width:100%;height:100%;padding:${bezel}px;border-radius:58px;background:#10131F;
      box-shadow:inset 0 0 0 1.5px #4A4F66,inset 0 0 0 4px #1A1E2E,${shadow}">
      <div style="position:relative;width:${logical.width}px;height:${logical.height}px;border-radius:48px;overflow:hidden">${screen}</div>
      <div style="position:absolute;left:50%;top:${bezel + 14}px;width:22px;height:22px;margin-left:-11px;border-radius:50%;
        background:radial-gradient(circle at 40% 36%,#39405E 0 12%,#0A0C14 46%)"></div>
    </div>`,
  });
}

/**
 * A desktop browser window around a page.
 * @param width of the window on the cover
 * @param logical size of the page inside, below the address bar
 */
export function browserWindow({
  screen,
  width,
  address,
  logical = { width: 1200, height: 760 },
  ...place
}: Place & {
  screen: string;
  width: number;
  address: string;
  logical?: { width: number; height: number };
}): string {
  const bar = 56;
  const dots = ['#E5695E', '#E6B450', '#5FB287'].map(
    (color) => `<i style="width:14px;height:14px;border-radius:50%;background:${color}"></i>`,
  );
  return frame({
    ...place,
    scale: width / logical.width,
    outer: { width: logical.width, height: logical.height + bar },
    html: `<div style="width:100%;height:100%;border-radius:22px;overflow:hidden;background:var(--surface);
      box-shadow:0 0 0 1px rgb(24 28 49/.14),${shadow}">
      <div class="row" style="height:${bar}px;padding:0 22px;gap:9px;background:#F1EADB;border-bottom:1px solid var(--line)">
        ${dots.join('')}
        <div class="center" style="flex:1;margin:0 90px 0 40px;height:34px;border-radius:99px;background:var(--surface);
          font-weight:600;font-size:16px;color:var(--muted)">${address}</div>
      </div>
      <div style="position:relative;width:${logical.width}px;height:${logical.height}px;overflow:hidden">${screen}</div>
    </div>`,
  });
}

/** A tablet around a page. `width` is that of the tablet on the cover, `logical` the size of the page inside. */
export function tablet({
  screen,
  width,
  logical = { width: 1024, height: 768 },
  ...place
}: Place & { screen: string; width: number; logical?: { width: number; height: number } }): string {
  const bezel = 22;
  const outer = { width: logical.width + bezel * 2, height: logical.height + bezel * 2 };
  return frame({
    ...place,
    scale: width / outer.width,
    outer,
    html: `<div style="width:100%;height:100%;padding:${bezel}px;border-radius:44px;background:#10131F;
      box-shadow:inset 0 0 0 1.5px #4A4F66,inset 0 0 0 4px #1A1E2E,${shadow}">
      <div style="position:relative;width:${logical.width}px;height:${logical.height}px;border-radius:24px;overflow:hidden">${screen}</div>
    </div>`,
  });
}

/** A sheet of paper, A4 at `logical` size. `width` is that of the sheet on the cover. */
export function paper({
  screen,
  width,
  logical = { width: 560, height: 792 },
  ...place
}: Place & { screen: string; width: number; logical?: { width: number; height: number } }): string {
  return frame({
    ...place,
    scale: width / logical.width,
    outer: logical,
    html: `<div style="width:100%;height:100%;border-radius:10px;overflow:hidden;box-shadow:${shadow}">${screen}</div>`,
  });
}

const shadow = '0 10px 24px rgb(20 12 4/calc(var(--shadow)*.4)),0 44px 90px -18px rgb(20 12 4/var(--shadow))';

function frame({
  x,
  y,
  rotate = 0,
  scale,
  outer,
  html,
}: Place & { scale: number; outer: { width: number; height: number }; html: string }): string {
  const size = `left:${x}px;top:${y}px;width:${outer.width * scale}px;height:${outer.height * scale}px`;
  return `<div style="position:absolute;${size};transform:rotate(${rotate}deg)">
    <div style="width:${outer.width}px;height:${outer.height}px;transform:scale(${scale});transform-origin:0 0">${html}</div>
  </div>`;
}
