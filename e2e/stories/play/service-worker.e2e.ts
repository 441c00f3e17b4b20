import { expect, type Page } from '@playwright/test';
import { offlineReady } from '../../support/offline-ready.ts';
import { enterAnswer, expectPoints, joinOnScreen, openPoi, taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/relayed-phone.ts';

test.use({ serviceWorkers: 'allow' });
// The worker stores all pages of the game first.
test.describe.configure({ timeout: 180_000 });

/** Whether a new version of the site waits. */
async function isWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.waiting !== null && registration?.waiting !== undefined;
  });
}

test.describe('before the service worker', () => {
  test.use({ allowedErrors: [404] }); // a picture of the run does not exist

  test('a visitor who only reads loads no game for later, and one who joins keeps also the pictures seen before', async ({
    phone,
  }) => {
    const registrations = () => phone.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await phone.goto('/');
    await phone.goto('/exploration/der-rätselgarten', { waitUntil: 'networkidle' });
    expect(await registrations()).toBe(0);

    await joinOnScreen(phone, 'Der Rätselgarten');
    await openPoi(phone, 'Suchbeet');
    const picture = taskCard(phone, 'Am Tor').getByRole('img').first();
    await expect(picture).toBeVisible();
    await offlineReady(phone);
    const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect
      .poll(() => phone.evaluate(async (url) => (await caches.match(url))?.status, address), { timeout: 30_000 })
      .toBe(200);
  });

  test('a page that a hotspot sends in place of a picture is not kept', async ({ phone, relay }) => {
    await joinOnScreen(phone, 'Der Rätselgarten');
    await offlineReady(phone);
    relay.answer(/^\/(media|demo\/pictures)\//, { status: 200, page: '<!doctype html><title>WLAN</title>' });
    await openPoi(phone, 'Suchbeet');
    const picture = taskCard(phone, 'Am Tor').getByRole('img').first();
    await expect.poll(() => relay.answered()).toBeGreaterThan(0);
    const kept = () =>
      phone.evaluate(async () => {
        const cache = await caches.open('pictures');
        const stored = await cache.matchAll();
        return stored.map(({ headers }) => headers.get('content-type')?.split(';')[0]);
      });
    expect(await kept()).not.toContain('text/html');

    relay.answer();
    await phone.reload();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
});

test.describe('the pages of a game', () => {
  test.use({ allowedErrors: [401] });

  test('a phone that plays a run', async ({ phone, relay }) => {
    await joinOnScreen(phone, 'Der kurze Weg');
    await offlineReady(phone);
    const overview = phone.url();

    await test.step('opens a page whose server is slow from its own store after two seconds', async () => {
      relay.hold(/^\/exploration\//);
      await phone.goto('/exploration/der-kurze-weg');
      await expect(phone.getByRole('heading', { level: 1, name: 'Der kurze Weg' })).toBeVisible();
      relay.release();
    });

    await test.step('opens another spelling of its game from its own store, and is led to the run', async () => {
      await phone.goto('/exploration/Der-kurze-Weg/poi');
      await expect(phone.getByRole('heading', { level: 1, name: 'Der kurze Weg' })).toBeVisible();
      await expect(phone).toHaveURL(/\/exploration\/der-kurze-weg$/);
    });

    await test.step('shows at once what it has seen last, then what the server says', async () => {
      await phone.goto(overview);
      await expect(phone.getByRole('link', { name: 'Erkunden Anfang' })).toBeVisible();
      relay.hold(/^\/(exploration|api)\//);
      await phone.reload();
      await expect(phone.getByRole('link', { name: 'Erkunden Anfang' })).toBeVisible();
      relay.release();

      const other = await phone.context().newPage();
      await other.goto(phone.url());
      await openPoi(other, 'Anfang');
      await enterAnswer(taskCard(other, 'Los geht’s'), 'Antwort', 'Start');
      await expectPoints(other, 10);
      await other.close();
      await phone.reload();
      await expectPoints(phone, 10);
    });

    await test.step('gets a new version of the site between two quests, never during one', async () => {
      await openPoi(phone, 'Ende');
      const field = taskCard(phone, 'Schluss jetzt').getByLabel('Zahl', { exact: true });
      await field.fill('1');
      await phone.evaluate(() => Object.assign(window, { isSamePage: true }));

      relay.publish();
      await phone.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await expect.poll(() => isWaiting(phone), { timeout: 45_000 }).toBe(true);
      await field.pressSequentially('00');
      await expect(field).toHaveValue('100');
      expect(await isWaiting(phone)).toBe(true);
      expect(await phone.evaluate(() => 'isSamePage' in window)).toBe(true);

      await phone.getByRole('link', { name: 'Übersicht', exact: true }).click();
      await expect
        .poll(() => phone.evaluate(() => 'isSamePage' in window).catch(() => true), { timeout: 45_000 })
        .toBe(false);
      await expect(phone.getByRole('link', { name: 'Erkunden Ende' })).toBeVisible();
      expect(await isWaiting(phone)).toBe(false);
    });

    await test.step('loads itself anew when another version of the API responds', async () => {
      await phone.evaluate(() => Object.assign(window, { isSamePage: true }));
      relay.publish('99');
      await phone.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await expect
        .poll(() => phone.evaluate(() => 'isSamePage' in window).catch(() => true), { timeout: 45_000 })
        .toBe(false);
      await expect(phone.getByRole('link', { name: 'Erkunden Ende' })).toBeVisible();
    });

    await test.step('ends its game when the server refuses the token', async () => {
      const tokens = JSON.parse((await phone.localStorage.getItem('runTokens')) ?? '{}');
      tokens['exploration/der-kurze-weg'].accessToken += 'x';
      await phone.localStorage.setItem('runTokens', JSON.stringify(tokens));
      await phone.reload();
      await expect(phone).toHaveURL(/\/exploration\/der-kurze-weg(\?|$)/);
    });
  });
});

test.describe('a download for the walk', () => {
  test.use({ site: 'street map', allowedErrors: ['network'] });

  test('goes on where it was interrupted, and contains the street map', async ({ phone, relay }) => {
    await joinOnScreen(phone, 'Rund um Bindlach');
    await offlineReady(phone);
    const card = phone.getByRole('region', { name: 'Für unterwegs' });
    await card.getByRole('button', { name: 'Vorbereiten' }).click();
    await expect(card).toContainText('und die Karte rund um eure Spots');
    relay.lose(/^\/map\/tiles\/14\//);
    await card.getByRole('button', { name: 'Laden' }).click();
    await expect(card).toContainText(/Unterbrochen bei \d+ von \d+ Dateien\./);

    await phone.reload();
    await expect(card).toContainText(/Unterbrochen bei \d+ von \d+ Dateien\./);
    relay.lose();
    await card.getByRole('button', { name: 'Weiterladen' }).click();
    await expect(card).toContainText('Unterwegs bereit. Stand:');
    const tiles = await phone.evaluate(async () => {
      const keys = await (await caches.open('pictures')).keys();
      return keys.map(({ url }) => /\/map\/tiles\/(\d+)\//.exec(url)?.[1]);
    });
    expect(tiles).toEqual(expect.arrayContaining(['12', '13', '14']));
  });
});
