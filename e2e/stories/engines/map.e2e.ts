import { test } from '../../support/engines/engine-stories.ts';
import { join, offlineReady, openSpot } from '../../support/engines/play-in-engine.ts';
import { button, summary } from '../../support/engines/xpath.ts';

test.use({ site: 'street map' });
// Starts a site and a browser, and draws maps by software.
test.describe.configure({ timeout: 300_000 });

test('a downloaded run shows the street map of a spot without a network, or says that this device draws none', async ({
  phone,
}) => {
  const browser = await phone.open();
  await join(browser, 'rund-um-bindlach');
  await offlineReady(browser);
  await browser.click(button('Vorbereiten'));
  await browser.click(button('Laden'));
  await browser.expectText('Unterwegs bereit. Stand:');

  phone.offline();
  await browser.reload();
  await openSpot(browser, 'Am Dorfplatz');
  await browser.click(summary('Weg zum Spot'));
  const drawsMaps = await browser.evaluate('return document.createElement("canvas").getContext("webgl2") !== null');
  await browser.expectText('In Karten-App öffnen');
  await browser.evaluate('scrollTo(0, 300)'); // maps start when they are in view
  // The sources stand there as soon as the streets are drawn.
  await browser.expectText(
    drawsMaps ? '© OpenStreetMap-Mitwirkende' : 'Die Karte lässt sich hier gerade nicht anzeigen.',
  );
});
