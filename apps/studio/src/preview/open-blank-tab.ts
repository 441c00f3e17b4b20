/**
 * An empty tab whose address is known only later. It is opened at once, while the browser still sees the press of a button behind it;
 * where it refuses, the page itself goes there.
 */
export function openBlankTab() {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  return {
    goTo: (address: string) => (tab ?? window).location.assign(address),
    close: () => tab?.close(),
  };
}
