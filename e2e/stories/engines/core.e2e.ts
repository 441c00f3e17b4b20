import { INTRO, publishRun } from '../../support/engines/engine-run.ts';
import { test } from '../../support/engines/engine-stories.ts';
import {
  answer,
  countedPoints,
  expectInCard,
  expectOwnDatabase,
  join,
  offlineReady,
  openSpot,
  overview,
} from '../../support/engines/play-in-engine.ts';
import { button, summary } from '../../support/engines/xpath.ts';

// Steps publish their own runs.
test.use({ at: 'studio' });
// Starts a browser, and once again.
test.describe.configure({ timeout: 300_000 });

/** As a phone that lies still: the first watch gets the position once, any other one waits for a change. */
const AT_THE_TOWER = `
  const running = new Set();
  let ids = 0;
  Object.defineProperty(navigator, 'geolocation', {
    value: {
      watchPosition(found) {
        ids += 1;
        running.add(ids);
        const coords = { latitude: 50.9763, longitude: 11.02317, accuracy: 8 };
        if (running.size === 1) setTimeout(() => found({ coords, timestamp: Date.now() }));
        return ids;
      },
      clearWatch: (id) => running.delete(id),
    },
  });`;

test('a phone in this engine', async ({ phone, testSite, accounts }) => {
  let browser = await phone.open();

  await test.step('a run with an intro is stored at its first visit, offers the download, and opens and reloads without a network', async () => {
    const slug = await publishRun({ testSite, accounts }, { intro: `<p>${INTRO}</p>` });
    await join(browser, slug);
    await browser.expectText(INTRO);
    await expectOwnDatabase(browser);
    await offlineReady(browser);
    await browser.reload();
    await browser.click(button('Los geht’s'));
    await browser.expectText('Für unterwegs laden');
    await expectOwnDatabase(browser);

    phone.offline();
    await browser.reload();
    await browser.expectText('Kein Netz. Ihr könnt weiterspielen.');
    await browser.expectText('Für unterwegs laden');
    await openSpot(browser, 'Brücke');
    await browser.reload();
    await answer(browser, 'Bögen', ['Zahl', '16']);
    await expectInCard(browser, 'Bögen', 'Wartet auf Netz');
    await expectOwnDatabase(browser);

    await phone.online();
    await expectInCard(browser, 'Bögen', 'Gelöst');
    await browser.expectValue(() => countedPoints(browser, testSite), 'points that the server counts').toBe(10);
  });

  await test.step('a spot that was reloaded, online and without a network, keeps an answer until the closed and reopened browser sends it', async () => {
    const slug = await publishRun({ testSite, accounts }, {});
    await join(browser, slug);
    await offlineReady(browser);
    await openSpot(browser, 'Brücke');
    await browser.reload();
    await answer(browser, 'Bögen', ['Zahl', '16']);
    await expectInCard(browser, 'Bögen', '+10 Punkte');
    await expectOwnDatabase(browser);

    phone.offline();
    await browser.reload();
    await answer(browser, 'Fluss', ['Antwort', 'Donau']);
    await expectInCard(browser, 'Fluss', 'Wartet auf Netz');
    await phone.close();

    browser = await phone.open();
    await browser.goto(`/exploration/${slug}/poi/br%C3%BCcke`);
    await expectInCard(browser, 'Fluss', 'Deine Antwort: Donau');
    await overview(browser);
    await browser.expectText('1 Antwort wartet');

    await phone.online();
    await browser.expectNoText('1 Antwort wartet');
    await browser.expectValue(() => countedPoints(browser, testSite), 'points that the server counts').toBe(20);
  });

  await test.step('a phone that lies still at a spot arrives, and is led to its quests', async () => {
    await join(browser, 'der-ankunftspfad');
    await browser.evaluate(AT_THE_TOWER);
    await openSpot(browser, 'Turmplatz');
    await browser.click(button('Standort nutzen'));
    await browser.expectText('2 Quests sind offen');
    await browser.expectElement(summary('Weg zum Spot'));
    await browser.click(button('Zu den Quests'));
    await answer(browser, 'Glocken zählen', ['Zahl', '4']);
    await expectInCard(browser, 'Glocken zählen', '+10 Punkte');
    await browser.expectText('1 Quest ist offen');
  });
});
