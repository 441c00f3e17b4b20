import { expect, type Page } from '@playwright/test';
import { storedSlug } from '@puzzle-runs/domain/exploration/slug.ts';
import { offlineReady } from '../../support/offline-ready.ts';
import { openPoi } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';
import { runPlayableOffline } from '../../support/studio/offline-run.ts';

// Each story publishes its own run.
test.use({ at: 'studio', serviceWorkers: 'allow', allowedErrors: ['network', 404] });

async function join(player: Page, site: string, name: string): Promise<void> {
  await player.goto(`${site}/exploration/${storedSlug(name)}`);
  await player.getByRole('button', { name: 'Mitmachen' }).click();
  await expect(player).toHaveURL(/\/poi$/);
}

function card(player: Page) {
  return player.getByRole('region', { name: 'Für unterwegs' });
}

/** The calls for the answers of a run. */
function answersAsked(player: Page): string[] {
  const asked: string[] = [];
  player.on('request', (request) => {
    if (request.url().includes('/offline_package')) asked.push(request.url());
  });
  return asked;
}

test('a small run that is playable without a network loads by itself, and does not come back once it is removed', async ({
  player,
  accounts,
  testSite,
}) => {
  const { name } = await runPlayableOffline({ accounts, testSite });
  await join(player, testSite.url, name);
  await offlineReady(player);
  await expect(card(player)).toContainText('Antworten prüft dieses Handy auch ohne Netz.');
  await card(player).getByRole('button', { name: 'Entfernen' }).click();
  await expect(card(player).getByRole('button', { name: 'Vorbereiten' })).toBeVisible();

  const asked = answersAsked(player);
  await player.reload();
  await expect(card(player).getByRole('button', { name: 'Vorbereiten' })).toBeVisible();
  await openPoi(player, 'Brücke');
  await player.getByRole('link', { name: 'Übersicht', exact: true }).click();
  await expect(card(player).getByRole('button', { name: 'Vorbereiten' })).toBeVisible();
  expect(asked).toEqual([]);

  await card(player).getByRole('button', { name: 'Vorbereiten' }).click();
  await expect(card(player)).toContainText(/Texte, etwa [\d,]+ MB\.Auch die Antworten kommen mit/);
  await card(player).getByRole('button', { name: 'Laden' }).click();
  await expect(card(player)).toContainText('Antworten prüft dieses Handy auch ohne Netz.');
});

test('nothing loads by itself for a player who saves data', async ({ player, accounts, testSite }) => {
  const { name } = await runPlayableOffline({ accounts, testSite });
  await player.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const asked = answersAsked(player);
  await join(player, testSite.url, name);
  await offlineReady(player);
  await expect(card(player).getByRole('button', { name: 'Vorbereiten' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('a download that finds no room says that the storage is full, and goes on where there is some', async ({
  player,
  accounts,
  testSite,
}) => {
  const { name } = await runPlayableOffline({ accounts, testSite });
  await player.addInitScript(() => {
    const { put } = Cache.prototype;
    Cache.prototype.put = function (this: Cache, ...file: Parameters<Cache['put']>) {
      if (!('isFull' in globalThis)) return put.apply(this, file);
      return Promise.reject(new DOMException('no room', 'QuotaExceededError'));
    };
    Object.assign(globalThis, { isFull: true });
  });
  // A picture that the page has not stored yet.
  await player.route('**/api/joined/pois*', async (route) => {
    const response = await route.fetch();
    const joined = await response.json();
    joined.exploration.image = '/demo/pictures/nirgends.svg';
    await route.fulfill({ response, json: joined });
  });
  await player.route('**/demo/pictures/nirgends.svg', (route) =>
    route.fulfill({ body: '<svg xmlns="http://www.w3.org/2000/svg"/>', contentType: 'image/svg+xml' }),
  );
  await join(player, testSite.url, name);
  await expect(card(player)).toContainText(/Der Speicher dieses Handys ist voll: \d von \d Dateien? sind da/);
  await player.evaluate(() => Reflect.deleteProperty(globalThis, 'isFull'));
  await card(player).getByRole('button', { name: 'Weiterladen' }).click();
  await expect(card(player)).toContainText('Unterwegs bereit.');
});
