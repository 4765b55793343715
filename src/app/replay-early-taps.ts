/** What was tapped before the page could answer (`index.html` keeps it) is tapped again, once it can. */
export function replayEarlyTaps(): void {
  const taps = window.earlyTaps ?? [];
  delete window.earlyTaps;
  for (const element of taps) if (element?.isConnected) element.click();
}
