import { expect, type Page } from '@playwright/test';
import {
  enterAnswer,
  expectPoints,
  expectSolved,
  joinAndOpenPoi,
  openPoi,
  taskCard,
} from '../../support/play/play-on-screen.ts';
import { test } from '../../support/relayed-phone.ts';
import { PHOTO_POI, PHOTO_QUEST, runWithPhoto, sendPhoto, takePhoto } from '../../support/studio/photo-run.ts';

// What stands between phone and server: proxies, filters of schools, hotspots.
test.use({
  serviceWorkers: 'allow',
  allowedErrors: ['network', 401, 403, 404, 413, 429, 500, 502, 503, 504, 511],
});
// A phone tries again after each answer of a proxy.
test.slow();

const PAGE = '<!doctype html><html><title>Anmeldung im WLAN</title></html>';
const SUBMIT = /^\/api\/progress$/;

/** Lets the phone try again now, as when its network changes. */
async function tryNow(phone: Page): Promise<void> {
  await phone.evaluate(() => dispatchEvent(new Event('online')));
}

test('a phone behind a proxy, a filter or a hotspot', async ({ phone, relay }) => {
  await test.step('loads pages and code that could not be loaded by itself when the server is back', async () => {
    await phone.goto('/terms', { waitUntil: 'networkidle' });
    relay.answer(/^\/(api|assets)\//);
    await phone.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Versus' }).click();
    await expect(
      phone.getByRole('heading', { name: /Keine Verbindung|Die Liste ließ sich nicht laden/ }),
    ).toBeVisible();
    await expect.poll(() => relay.answered(/^\/api\/health/)).toBeGreaterThan(1);
    relay.answer();
    await expect(phone.getByRole('heading', { name: 'Nichts gefunden' })).toBeVisible();
    await expect(phone).toHaveURL(/\/battle$/);
  });

  await test.step('keeps its answers in order through everything that is answered in between, and each counts once', async () => {
    await joinAndOpenPoi(phone, 'Der kurze Weg', 'Anfang');
    const task = taskCard(phone, 'Los geht’s');
    relay.answer(/^\/api\//);
    await enterAnswer(task, 'Antwort', 'Start');
    await expect(task.getByText('Wartet auf Netz')).toBeVisible();
    await expect(phone.getByRole('region', { name: /^Kein Netz/ })).toBeVisible();
    await phone.getByRole('link', { name: 'Übersicht', exact: true }).click();
    await openPoi(phone, 'Ende');
    const last = taskCard(phone, 'Schluss jetzt');
    await enterAnswer(last, 'Zahl', '100');
    await expect(last.getByText('Wartet auf Netz')).toBeVisible();
    for (const status of [502, 503, 504, 401, 403, 404, 413, 429, 500, 511, 200]) {
      for (const page of [PAGE, '{}']) {
        relay.answer(/^\/api\//, { status, page });
        await tryNow(phone);
        await expect.poll(() => relay.answered(SUBMIT), `${status} ${page}`).toBeGreaterThan(0);
      }
    }
    await expect(last.getByText('Wartet auf Netz')).toBeVisible();
    await expect(phone.getByRole('region', { name: /^Kein Netz/ })).toBeVisible();

    relay.answer();
    await expectSolved(last, 5);
    await expectPoints(phone, 15);
    await expect(phone.getByText('Kein Netz')).toBeHidden();
  });

  await test.step('keeps an answer after six errors of our own, and its player sends it again', async () => {
    await joinAndOpenPoi(phone, 'Der Hinweisweg', 'Wegweiser');
    const task = taskCard(phone, 'Taschengeld');
    relay.answer(SUBMIT, { status: 500, page: '{"errors":[{"code":"unexpected"}]}' });
    await enterAnswer(task, 'Antwort', 'Danke');
    await expect(async () => {
      await tryNow(phone);
      await expect(task.getByText('Noch nicht angekommen')).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(task.getByText('Auf dem Server ging etwas schief.')).toBeVisible();
    await expect(task.getByText('Deine Antwort: Danke')).toBeVisible();
    await phone.reload();
    await expect(task.getByText('Noch nicht angekommen')).toBeVisible();
    await phone.getByRole('link', { name: 'Übersicht', exact: true }).click();
    const list = phone.getByRole('region', { name: '1 Antwort ist noch nicht angekommen' });
    await expect(list.getByRole('listitem')).toContainText(['Taschengeld„Danke“ · Wegweiser']);
    await expect(phone.getByRole('region', { name: 'wartet' })).toBeHidden();
    await openPoi(phone, 'Wegweiser');

    relay.answer();
    await task.getByRole('button', { name: 'Noch einmal senden' }).click();
    await expectSolved(task, 20);
    await expectPoints(phone, 20);
  });
});

test.describe('a photo', () => {
  test('that a proxy calls too large', async ({ phone, relay, accounts, testSite }) => {
    const run = await runWithPhoto({ accounts, testSite }, 'before');
    await joinAndOpenPoi(phone, run.name, PHOTO_POI);
    const task = taskCard(phone, PHOTO_QUEST);
    relay.answer(/^\/api\/progress\/photos/, { status: 413, page: PAGE });

    await test.step('is taken back after a question, and leaves the phone', async () => {
      await takePhoto(task);
      await sendPhoto(task);
      await task.getByRole('button', { name: 'Zurückholen' }).click();
      const question = phone.getByRole('dialog', { name: 'Foto zurückholen?' });
      await question.getByRole('button', { name: 'Zurückholen' }).click();
      await expect(task.getByText('Noch nicht angekommen')).toBeHidden();
      await phone.reload();
      await expect(task.getByText('Foto aufnehmen')).toBeVisible();
      await expect(task.getByText('Noch nicht angekommen')).toBeHidden();
    });

    await test.step('stays on the phone, and is sent again by its player', async () => {
      await takePhoto(task);
      await sendPhoto(task);
      await expect(task.getByText('Das Foto ist zu groß für diesen Server.')).toBeVisible();
      await phone.reload();
      await expect(task.getByText('Das Foto ist zu groß für diesen Server.')).toBeVisible();
      await expect(task.getByRole('img', { name: 'Euer Foto' })).toBeVisible();
      await task.getByRole('button', { name: 'Noch einmal senden' }).click();
      await expect.poll(() => relay.answered()).toBeGreaterThan(1);
      await expect(task.getByText('Noch nicht angekommen')).toBeVisible();

      relay.answer();
      const again = task.getByRole('button', { name: 'Noch einmal senden' });
      await expect(async () => {
        // The phone may send it by itself before the press.
        if (await again.isVisible()) await again.click({ timeout: 1_000 });
        await expect(task.getByText('Wartet', { exact: true })).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect(again).toBeHidden();
    });
  });

  test('that is taken in the first seconds of a visit, before the worker controls the page, waits without a network', async ({
    phone,
    relay,
    accounts,
    testSite,
  }) => {
    const run = await runWithPhoto({ accounts, testSite }, 'before');
    relay.hold(/^\/sw\.js/);
    await joinAndOpenPoi(phone, run.name, PHOTO_POI);
    await phone.reload();
    const task = taskCard(phone, PHOTO_QUEST);
    await expect(task.getByText('Foto aufnehmen')).toBeVisible();
    relay.lose(/./);
    await takePhoto(task);
    await sendPhoto(task);
    await expect(task.getByText('Wartet auf Netz')).toBeVisible();
    relay.lose();
    await expect(task.getByText('Wartet', { exact: true })).toBeVisible();
    relay.release();
  });
});
