import { expect, type Page } from '@playwright/test';
import type { AllowedErrors } from '../../support/fail-on-browser-errors.ts';
import { offlineReady } from '../../support/offline-ready.ts';
import { phoneProfile } from '../../support/phone-profile.ts';
import { expectPoints, expectSolved, joinOnScreen, openPoi, taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';
import { DESK } from '../../support/studio/event-control.ts';
import { logInToStudio } from '../../support/studio/login.ts';
import {
  PHOTO_POI,
  PHOTO_QUEST,
  pressReviewKey,
  runWithPhoto,
  sendPhoto,
  takePhoto,
} from '../../support/studio/photo-run.ts';

const allowedErrors: AllowedErrors[] = ['network'];

test.use({ at: 'studio', allowedErrors });

/** Number of responses in the caches of the service worker that are pictures of players. */
function cachedPhotos(player: Page): Promise<number> {
  return player.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
    return urls.filter((url) => new URL(url).pathname.startsWith('/api/')).length;
  });
}

test('a photo goes from the phone to the reviewer, who accepts it by keyboard, and brings its points', async ({
  creator,
  player,
  accounts,
  testSite,
}) => {
  const run = await runWithPhoto({ accounts, testSite }, 'before');
  await player.goto(`${testSite.url}/exploration/${run.slug}`);
  await player.getByRole('button', { name: 'Mitmachen' }).click();
  await openPoi(player, PHOTO_POI);
  const task = taskCard(player, PHOTO_QUEST);
  const notice = task.getByRole('region', { name: 'Bevor ihr fotografiert' });
  await expect(notice).toContainText('die Person, die diesen Puzzle Run erstellt hat');
  await expect(notice).toContainText('Es wird 30 Tage nach dem Senden gelöscht.');
  await expect(notice).toContainText('Fotografiert Personen nur mit ihrem Einverständnis.');
  await expect(task.getByLabel('Darf auf die Tafel')).toBeHidden();
  await takePhoto(task);
  let sent = 0;
  player.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/progress') sent += 1;
  });
  await task.getByRole('button', { name: 'Foto senden' }).dblclick();
  await expect(task.getByText('Wartet', { exact: true })).toBeVisible();
  await expect(task.getByRole('img', { name: 'Euer Foto' })).toBeVisible();
  await expectPoints(player, 0);
  expect(sent).toBe(1);

  await logInToStudio(creator, run.creator);
  await creator.goto(`/management/exploration/${run.slug}/photos`);
  const photo = creator.getByRole('region', { name: 'Foto' });
  await expect(photo.getByRole('img', { name: `Foto zu „${PHOTO_QUEST}“ von Einzelperson` })).toBeVisible();
  await expect(creator.getByText('1 Foto zu prüfen')).toBeVisible();
  await pressReviewKey(creator, 'a');
  await expect(creator.getByText('Alles geprüft')).toBeVisible();
  await expect(creator.getByRole('heading', { name: 'Nichts zu prüfen' })).toBeVisible();

  await player.reload();
  await expect(task.getByText('Angenommen', { exact: true })).toBeVisible();
  await expect(task.getByText('Gelöst', { exact: true })).toBeVisible();
  await expectPoints(player, 10);
});

test('a rejected photo shows the reason, and a new one counts with the points that the reviewer gives', async ({
  creator,
  player,
  accounts,
  testSite,
}) => {
  const run = await runWithPhoto({ accounts, testSite }, 'after');
  await player.goto(`${testSite.url}/exploration/${run.slug}`);
  await player.getByRole('button', { name: 'Mitmachen' }).click();
  await openPoi(player, PHOTO_POI);
  const task = taskCard(player, PHOTO_QUEST);
  await takePhoto(task);
  await sendPhoto(task);
  await expect(task.getByText('Gelöst', { exact: true })).toBeVisible();
  await expectPoints(player, 10);

  await logInToStudio(creator, run.creator);
  await creator.goto(`/management/exploration/${run.slug}/photos`);
  const photo = creator.getByRole('region', { name: 'Foto' });
  await expect(photo.getByRole('img')).toBeVisible();
  await photo.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(photo.getByText('Schreib kurz, warum.')).toBeVisible();
  await photo.getByLabel('Grund').fill('Das Schild fehlt.');
  await photo.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(creator.getByText('abgelehnt.').first()).toBeVisible();

  await player.reload();
  await expect(task.getByText('Abgelehnt', { exact: true })).toBeVisible();
  await expect(task.getByText('Das Schild fehlt.')).toBeVisible();
  await expectPoints(player, 0);
  await takePhoto(task, { colour: '#c63d1e' });
  await sendPhoto(task);
  await expect(task.getByText('Gelöst', { exact: true })).toBeVisible();

  await expect(photo.getByRole('img')).toBeVisible();
  for (let step = 0; step < 3; step += 1) await creator.keyboard.press('-');
  await photo.getByLabel('Grund').fill('Sehr klein im Bild.');
  await photo.getByRole('button', { name: 'Annehmen' }).click();
  await expect(creator.getByText('Alles geprüft')).toBeVisible();
  await player.reload();
  await expect(task.getByText('Dafür gibt es 7 Punkte.')).toBeVisible();
  await expectPoints(player, 7);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });
  test.slow();

  test('a photo waits on the phone, survives a closed browser, and is sent once', async ({
    creator,
    accounts,
    testSite,
  }, testInfo) => {
    const run = await runWithPhoto({ accounts, testSite }, 'before');
    const phone = await phoneProfile(testSite, testInfo, allowedErrors);
    const player = await phone.open();
    await joinOnScreen(player, run.name);
    await offlineReady(player);
    await openPoi(player, PHOTO_POI);
    await expect(taskCard(player, PHOTO_QUEST)).toBeVisible();
    await player.context().setOffline(true);
    await takePhoto(taskCard(player, PHOTO_QUEST));
    await sendPhoto(taskCard(player, PHOTO_QUEST));
    await expect(taskCard(player, PHOTO_QUEST).getByText('Wartet auf Netz')).toBeVisible();
    const address = player.url();
    await phone.close();

    const again = await phone.open({ offline: true });
    await again.goto(address);
    const task = taskCard(again, PHOTO_QUEST);
    await expect(task.getByText('Wartet auf Netz')).toBeVisible();
    await expect(task.getByRole('img', { name: 'Euer Foto' })).toBeVisible();
    await again.context().setOffline(false);
    await expect(task.getByText('Wartet auf Netz')).toBeHidden();
    await expect(task.getByText('Wartet', { exact: true })).toBeVisible();
    await expect(task.getByRole('img', { name: 'Euer Foto' })).toBeVisible();
    expect(await cachedPhotos(again)).toBe(0);
    await phone.remove();

    await logInToStudio(creator, run.creator);
    await creator.goto(`/management/exploration/${run.slug}/photos?state=all`);
    await expect(creator.getByRole('list', { name: 'Alle Fotos dieser Auswahl' }).getByRole('listitem')).toHaveCount(1);
  });
});

test('a photo for which the phone has no room says so, and is sent from the open page', async ({
  player,
  accounts,
  testSite,
}) => {
  const run = await runWithPhoto({ accounts, testSite }, 'before');
  await player.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...record: Parameters<IDBObjectStore['put']>) {
      if (this.name === 'photos') throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, record);
    };
  });
  await player.goto(`${testSite.url}/exploration/${run.slug}`);
  await player.getByRole('button', { name: 'Mitmachen' }).click();
  await openPoi(player, PHOTO_POI);
  const task = taskCard(player, PHOTO_QUEST);
  await takePhoto(task);
  await player.context().setOffline(true);
  await sendPhoto(task);
  await expect(player.getByRole('alert').filter({ hasText: 'Der Speicher dieses Geräts ist voll' })).toBeVisible();
  await expect(task).toContainText('Lass diese Seite offen, bis alles gesendet ist.');
  await expect(task).not.toContainText('gespeichert');
  await player.context().setOffline(false);
  await expect(task.getByText('Wartet', { exact: true })).toBeVisible();
});

test('the board shows a photo only if its team ticked it and the organiser chose it, and a report takes it off', async ({
  openBrowser,
  player,
  accounts,
  testSite,
}) => {
  const run = await runWithPhoto({ accounts, testSite }, 'after');
  const battle = await run.battle();
  const [desk, wall] = [await openBrowser(DESK), await openBrowser(DESK)];
  await player.goto(`${testSite.url}${battle.join}`);
  await player.getByRole('button', { name: 'Mitmachen' }).click();
  await openPoi(player, PHOTO_POI);
  const task = taskCard(player, PHOTO_QUEST);
  await takePhoto(task);
  await expect(task.getByLabel('Darf auf die Tafel')).not.toBeChecked();
  await task.getByLabel('Darf auf die Tafel').check();
  await sendPhoto(task);
  await expect(task.getByText('Gelöst', { exact: true })).toBeVisible();

  await wall.goto(`${testSite.url}/battle/${battle.slug}/board`);
  const photos = wall.getByRole('region', { name: 'Fotos der Teams' });
  await expect(wall.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(photos).toBeHidden();

  await logInToStudio(desk, run.creator);
  await desk.goto(`/management/battle/${battle.slug}/event`);
  await desk.getByRole('button', { name: '1 Foto', exact: true }).click();
  await desk.getByRole('button', { name: `Prüfen: Fotos von ${battle.team}` }).click();
  await expect(desk.getByRole('dialog').getByRole('region', { name: 'Foto' }).getByRole('img')).toBeVisible();
  await pressReviewKey(desk, 'a');
  await desk.getByRole('button', { name: 'Angenommen', exact: true }).click();
  await desk.getByText('Auf die Tafel', { exact: true }).click();
  await expect(desk.getByLabel('Auf die Tafel')).toBeChecked();
  await expect(photos.getByRole('img', { name: `Foto von ${battle.team}` })).toBeVisible();

  await photos.getByRole('button', { name: 'Foto melden' }).click();
  await wall.getByRole('dialog').getByRole('button', { name: 'Foto melden' }).click();
  await expect(photos).toBeHidden();
  await desk.goto(`/management/battle/${battle.slug}/photos`);
  await desk.getByRole('button', { name: 'Angenommen', exact: true }).click();
  await expect(desk.getByText('Auf der Tafel gemeldet')).toBeVisible();
});

test('a visitor tries a photo quest, and the photo stays on the device', async ({ player, testSite }) => {
  await player.goto(`${testSite.url}/feature/photo`);
  const task = taskCard(player, 'Eine runde Sache');
  await takePhoto(task);
  await sendPhoto(task);
  await expectSolved(task, 20);
});
