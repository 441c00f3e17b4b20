/**
 * Opens an empty tab before its address is known. The tab must open within the click handler, or the popup blocker
 * stops it. If the browser blocks it anyway, `goTo` navigates the current page instead.
 */
export function openBlankTab() {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  return {
    goTo: (address: string) => (tab ?? window).location.assign(address),
    close: () => tab?.close(),
  };
}
