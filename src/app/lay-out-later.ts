let laidOut: Promise<void> | undefined;

/**
 * Lays out the parts of the page that the first paint left out, one at a time while the browser has nothing else to do.
 * Once for the whole visit: no other page leaves any out.
 *
 * @returns resolves when all of them are
 */
export function layOutLater(): Promise<void> {
  laidOut ??= layOutInTurn();
  return laidOut;
}

async function layOutInTurn(): Promise<void> {
  for (const band of document.querySelectorAll<HTMLElement>('.band')) {
    await idle();
    band.dataset.laidOut = '';
  }
  const cards = [...document.querySelectorAll<HTMLElement>('.band .card')];
  while (cards.length > 0) {
    await idle();
    for (const card of cards.splice(0, 2)) card.dataset.laidOut = '';
  }
  await idle();
  layOutAll();
}

/** Lays out the rest at once, e.g. before the visitor is taken to a place in it. */
export function layOutAll(): void {
  document.documentElement.dataset.whole = '';
}

/** Safari has no `requestIdleCallback`; a slow phone that is busy with the coin may never be idle. */
async function idle(): Promise<void> {
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 500 });
    else setTimeout(resolve, 50);
  });
}
