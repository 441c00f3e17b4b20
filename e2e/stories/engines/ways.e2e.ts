import { storedSlug } from '@puzzle-runs/domain/exploration/slug.ts';
import { test } from '../../support/engines/engine-stories.ts';
import {
  answer,
  countedPoints,
  expectInCard,
  join,
  offlineReady,
  openQuest,
  openSpot,
  overview,
} from '../../support/engines/play-in-engine.ts';
import { button, card, field } from '../../support/engines/xpath.ts';
import { runPlayableOffline } from '../../support/studio/offline-run.ts';

// The story publishes its own run.
test.use({ at: 'studio' });
// It starts a browser.
test.describe.configure({ timeout: 300_000 });

const place = { location_type: 'coordinates', location: { latitude: 49.02, longitude: 12.09 } };
const OPTIONS = [{ option: 'Zum Teich' }, { option: 'In den Irrgarten' }];
const DECISION = { name: 'Wohin?', task_type: 'decision', points: 0, task: { options: OPTIONS } };

function quest(name: string, points: number) {
  return { name, task_type: 'guess_number', points, task: { answer: 16 } };
}

function way(name: string, option: string, points: number) {
  const conditions = [{ unlock_type: 'decision', decision: { poi: 'Tor', task: 'Wohin?' }, options: [option] }];
  return { name, ...place, conditions, tasks: [quest(`Quest: ${name}`, points)] };
}

const PIECES = ['Insel', 'Hecke'].map((poi) => ({ poi, task: `Quest: ${poi}` }));
const POIS = [
  { name: 'Tor', ...place, tasks: [DECISION] },
  way('Insel', 'Zum Teich', 10),
  way('Hecke', 'In den Irrgarten', 20),
  {
    name: 'Pavillon',
    ...place,
    conditions: [{ unlock_type: 'poi_list', value: 1, pois: ['Insel', 'Hecke'] }],
    tasks: [{ ...quest('Losung', 40), pieces: PIECES }],
  },
];

test('a choice without a network leads one of two ways to the finale, and the server agrees', async ({
  phone,
  testSite,
  accounts,
}) => {
  const { name } = await runPlayableOffline({ testSite, accounts }, POIS);
  const browser = await phone.open();
  await join(browser, storedSlug(name));
  await offlineReady(browser);
  await browser.expectText('Antworten prüft dieses Handy auch ohne Netz.');
  await browser.expectText('Noch Insel oder Hecke');

  phone.offline();
  await browser.reload();
  await openSpot(browser, 'Tor');
  await openQuest(browser, 'Wohin?');
  await browser.click(card('Wohin?') + field('Zum Teich'));
  await browser.click(card('Wohin?') + button('So entscheiden: Zum Teich'));
  await expectInCard(browser, 'Wohin?', 'Eure Entscheidung: Zum Teich');
  await overview(browser);
  await browser.expectText('Nicht auf eurem Weg');
  await browser.expectNoText('Noch Insel oder Hecke');
  await openSpot(browser, 'Insel');
  await answer(browser, 'Quest: Insel', ['Zahl', '16']);
  await expectInCard(browser, 'Quest: Insel', '+10 Punkte');
  await overview(browser);
  await openSpot(browser, 'Pavillon');
  await browser.expectText('Eure Fundstücke');
  await browser.expectNoText('fehlt noch');
  await answer(browser, 'Losung', ['Zahl', '16']);
  await expectInCard(browser, 'Losung', '+40 Punkte');
  await overview(browser);
  await browser.expectText('50 von 50');

  await phone.online();
  await browser.expectValue(() => countedPoints(browser, testSite)).toBe(50);
  await browser.expectNoText('Antworten warten');
  await browser.expectText('50 von 50');
});
