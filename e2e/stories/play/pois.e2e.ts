import { expect } from '@playwright/test';
import {
  enterAnswer,
  expectSolved,
  joinAndOpenPoi,
  joinAndOpenWay,
  joinOnScreen,
  openPoi,
  openWay,
  taskCard,
} from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

test('a run reads its spots once on entering, also while it begins to follow changes', async ({ player }) => {
  let reads = 0;
  player.on('request', (request) => {
    if (request.url().endsWith('/api/joined/pois')) reads += 1;
  });
  const live = player.waitForResponse('**/api/progress/events?held=*');
  await joinOnScreen(player, 'Der Rätselgarten');
  expect((await live).status()).toBe(200);
  await openPoi(player, 'Textbeet');
  expect(reads).toBe(1);
});

test.describe(() => {
  test.use({ allowedErrors: [404] });

  test('a spot', async ({ player }) => {
    await test.step('with an address shows it, a map and a link to a maps app', async () => {
      await joinAndOpenPoi(player, 'Der Rätselgarten', 'Textbeet');
      await expect(player.getByRole('region', { name: 'Wo der Spot liegt' })).toBeHidden();
      await expect(taskCard(player, 'Königin der Blumen')).toBeInViewport();
      await openWay(player);
      const place = player.getByRole('region', { name: 'Wo der Spot liegt' });
      await expect(place.getByText('Domplatz 1, 99084 Erfurt')).toBeVisible();
      await expect(place.getByRole('img', { name: 'Textbeet' })).toBeVisible();
      await expect(place.getByRole('button', { name: 'Zeig mir, wo ich bin' })).toBeVisible();
      await expect(place.getByRole('link', { name: 'In Karten-App öffnen' })).toHaveAttribute(
        'href',
        `geo:0,0?q=${encodeURIComponent('Domplatz 1, 99084 Erfurt')}`,
      );
    });

    await test.step('says that the position is not available', async () => {
      await player.getByRole('link', { name: 'Zur Übersicht' }).click();
      await openPoi(player, 'Zahlenbeet');
      await openWay(player);
      await player.getByText('In Karten-App öffnen').scrollIntoViewIfNeeded(); // a map loads once it is in view
      await player.getByRole('button', { name: 'Zeig mir, wo ich bin' }).click();
      await expect(player.getByText('Dein Standort ist nicht verfügbar.')).toBeVisible();
    });

    await test.step('without quests is done as soon as it is open, and links its neighbours', async () => {
      await player.getByRole('link', { name: 'Zur Übersicht' }).click();
      const last = player.getByRole('listitem').filter({ hasText: 'Die stille Bank' });
      await expect(last).toContainText('Geschafft');
      await expect(last.getByRole('progressbar')).toBeHidden();
      await openPoi(player, 'Die stille Bank');
      await player.getByRole('link', { name: 'Voriger Spot: Suchbeet' }).click();
      await expect(player.getByRole('heading', { level: 1, name: 'Suchbeet' })).toBeVisible();
      await expect(player.getByRole('link', { name: 'Nächster Spot: Die stille Bank' })).toBeVisible();
    });

    await test.step('that does not exist shows a not-found page', async () => {
      await player.goto('/exploration/der-rätselgarten/poi/komposthaufen');
      await expect(player.getByRole('heading', { level: 1, name: 'Hier endet der Weg' })).toBeVisible();
      await expect(player.getByRole('link', { name: 'Übersicht' })).toBeVisible();
    });

    await test.step('is missing in a run without spots, which says so', async () => {
      await joinOnScreen(player, 'Noch leer');
      await expect(player.getByRole('heading', { name: 'Noch keine Spots' })).toBeVisible();
      await player.getByRole('link', { name: 'Alle Runs ansehen' }).click();
      await expect(player.getByRole('heading', { name: 'Runs entdecken' })).toBeVisible();
    });

    await test.step('that is done folds to a line under a summary of the run', async () => {
      await joinAndOpenPoi(player, 'Der kurze Weg', 'Anfang');
      await enterAnswer(taskCard(player, 'Los geht’s'), 'Antwort', 'Start');
      await expectSolved(taskCard(player, 'Los geht’s'), 10);
      await player.getByRole('link', { name: 'Zur Übersicht' }).click();
      const summary = player.getByRole('list', { name: 'So weit bist du' });
      await expect(summary.getByRole('listitem')).toHaveText([
        '10 von 15 Punkten',
        '1 von 2 Quests',
        /^seit 1 Minute$/,
      ]);
      const done = player.getByRole('listitem').filter({ has: player.getByRole('heading', { name: 'Anfang' }) });
      await expect(done).toContainText('1 von 1 Quests');
      await expect(done.getByRole('progressbar')).toBeHidden();
      await expect(player.getByRole('link', { name: 'Erkunden Ende' })).toBeInViewport();
    });
  });
});

test('a spot with coordinates shows a map and a link to a maps app', { tag: '@only-desk' }, async ({ player }) => {
  await joinAndOpenWay(player, 'Der Rätselgarten', 'Zahlenbeet');
  const place = player.getByRole('region', { name: 'Wo der Spot liegt' });
  await expect(place.getByRole('img', { name: 'Zahlenbeet' })).toBeVisible();
  await expect(place.getByRole('link', { name: 'In Karten-App öffnen' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/\?mlat=50\.9763&mlon=11\.0231/,
  );
});
