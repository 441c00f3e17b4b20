import { test } from '../../support/engines/engine-stories.ts';
import { answer, expectInCard, join, openSpot } from '../../support/engines/play-in-engine.ts';
import { button, summary } from '../../support/engines/xpath.ts';

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

test('a phone that lies still at a spot arrives, and is led to its quests', async ({ phone }) => {
  const browser = await phone.open();
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
