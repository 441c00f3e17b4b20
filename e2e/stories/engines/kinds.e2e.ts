import { publishRun } from '../../support/engines/engine-run.ts';
import { test } from '../../support/engines/engine-stories.ts';
import {
  countedPoints,
  expectInCard,
  expectOnScreen,
  join,
  offlineReady,
  openSpot,
  overview,
} from '../../support/engines/play-in-engine.ts';
import { arriveByCode, reveal, solve } from '../../support/engines/solve-in-engine.ts';
import { card } from '../../support/engines/xpath.ts';

// Each story publishes its own run.
test.use({ at: 'studio' });
// Each starts a browser, most twice, and loads the code of all quests.
test.describe.configure({ timeout: 300_000 });

test('quests of all kinds, hints and an arrival by code are played to the finish', async ({
  phone,
  testSite,
  accounts,
}) => {
  const slug = await publishRun({ testSite, accounts }, {});
  const browser = await phone.open();
  await join(browser, slug);
  await openSpot(browser, 'Brücke');
  await solve(browser, ['Bögen', 'Fluss'], '+10 Punkte');
  await overview(browser);
  await openSpot(browser, 'Gasse');
  await reveal(browser, 1);
  await browser.expectText('Hinter dem Rad.');
  await reveal(browser, 2);
  await browser.expectElement('//article//img[contains(@src, "kiste")]');
  await solve(browser, ['Handwerk', 'Wetter', 'Epochen', 'Farben'], '+10 Punkte');
  await overview(browser);
  await openSpot(browser, 'Markt');
  await arriveByCode(browser);
  await solve(browser, ['Türme', 'Schild'], 'Gelöst');
  await expectOnScreen(browser, `${card('Schild')}//*[. = "Angenommen"]`);
  await overview(browser);
  await browser.expectText('Geschafft!');
  await browser.expectValue(() => countedPoints(browser, testSite)).toBe(75);
});

test('answers of all kinds, a photo and a hint wait without a network, survive the closed browser, and count', async ({
  phone,
  testSite,
  accounts,
}) => {
  const slug = await publishRun({ testSite, accounts }, {});
  const browser = await phone.open();
  await join(browser, slug);
  await offlineReady(browser);
  await openSpot(browser, 'Brücke');
  await solve(browser, ['Bögen'], '+10 Punkte');
  await overview(browser);
  await openSpot(browser, 'Markt');
  await arriveByCode(browser);
  await browser.expectText('Schild');

  phone.offline();
  await browser.reload();
  await solve(browser, ['Schild', 'Türme'], 'Wartet auf Netz');
  await overview(browser);
  await openSpot(browser, 'Gasse');
  await reveal(browser, 2);
  await browser.expectText('Zurückholen'); // the hint that waits moves the quests
  await solve(browser, ['Handwerk', 'Wetter', 'Epochen', 'Farben'], 'Wartet auf Netz');
  await phone.close();

  const again = await phone.open();
  await again.goto(`/exploration/${slug}/poi/markt`);
  await again.expectElement('//article//img[@alt = "Euer Foto"]');
  await overview(again);
  await again.expectText('7 Antworten warten');
  await phone.online();
  await again.expectNoText('Antworten warten');
  await again.expectValue(() => countedPoints(again, testSite)).toBe(65);
});

test('a phone with the answers judges all kinds and an arrival without a network up to the finish, and the server agrees', async ({
  phone,
  testSite,
  accounts,
}) => {
  const slug = await publishRun({ testSite, accounts }, { playable_offline: true });
  const browser = await phone.open();
  await join(browser, slug);
  await offlineReady(browser);
  await browser.expectText('Antworten prüft dieses Handy auch ohne Netz.');

  phone.offline();
  await browser.reload();
  await openSpot(browser, 'Brücke');
  await solve(browser, ['Bögen', 'Fluss'], '+10 Punkte');
  await overview(browser);
  await openSpot(browser, 'Gasse');
  await reveal(browser, 2);
  await browser.expectElement('//article//img[contains(@src, "kiste")]');
  await solve(browser, ['Handwerk', 'Wetter', 'Epochen', 'Farben'], '+10 Punkte');
  await overview(browser);
  await openSpot(browser, 'Markt');
  await arriveByCode(browser);
  await solve(browser, ['Türme'], '+10 Punkte');
  await solve(browser, ['Schild'], 'Wartet');
  await phone.close();

  const again = await phone.open();
  await again.goto(`/exploration/${slug}/poi`);
  await again.expectText('10 Antworten warten');
  await phone.online();
  await again.expectNoText('Antworten warten');
  await again.expectText('Geschafft!');
  await again.expectValue(() => countedPoints(again, testSite)).toBe(75);
});

test('an answer waits while a proxy or a filter answers for the server, and a photo too large for the proxy stays', async ({
  phone,
  relay,
  testSite,
  accounts,
}) => {
  const slug = await publishRun({ testSite, accounts }, {});
  const browser = await phone.open();
  await join(browser, slug);
  await offlineReady(browser);
  await openSpot(browser, 'Brücke');
  relay.answer(/^\/api\//);
  await browser.reload();
  await browser.expectText('Kein Netz. Ihr könnt weiterspielen.');
  await solve(browser, ['Bögen'], 'Wartet auf Netz');
  for (const status of [401, 403, 413, 429, 200]) {
    relay.answer(/^\/api\//, { status, page: '<title>Filter</title>' });
    await phone.online();
    await browser.expectValue(() => Promise.resolve(relay.answered(/^\/api\/progress$/))).toBeGreaterThan(0);
    await expectInCard(browser, 'Bögen', 'Wartet auf Netz');
  }
  relay.answer();
  await phone.online();
  await expectInCard(browser, 'Bögen', 'Gelöst');
  await browser.expectValue(() => countedPoints(browser, testSite)).toBe(10);

  await overview(browser);
  await openSpot(browser, 'Markt');
  await arriveByCode(browser);
  relay.answer(/^\/api\/progress\/photos/, { status: 413 });
  await solve(browser, ['Schild'], 'zu groß für diesen Server');
  await browser.reload();
  await expectInCard(browser, 'Schild', 'zu groß für diesen Server');
});
