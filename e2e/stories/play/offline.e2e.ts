import { expect, type Locator, type Page } from '@playwright/test';
import type { AllowedErrors } from '../../support/fail-on-browser-errors.ts';
import { offlineReady } from '../../support/offline-ready.ts';
import { phoneProfile } from '../../support/phone-profile.ts';
import {
  enterAnswer,
  expectPoints,
  expectSolved,
  joinOnScreen,
  openPoi,
  openTask,
  submitAnswer,
  taskCard,
} from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

/** The run has a picture that does not exist, and one waiting answer is refused. */
const allowedErrors: AllowedErrors[] = ['network', 404, 422];

test.use({ serviceWorkers: 'allow', allowedErrors });

/** The answers that the server responded to, in order. */
function sentAnswers(page: Page): unknown[] {
  const sent: unknown[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/progress')
      sent.push(request.postDataJSON().answer);
  });
  return sent;
}

async function overview(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Übersicht', exact: true }).click();
}

/** Whether one stands above the other, on the screen and in the reading order. */
async function isAbove(one: Locator, other: Locator): Promise<boolean> {
  const [upper, lower] = [await one.boundingBox(), await other.boundingBox()];
  const precedes = await one.evaluate(
    (card, next) => card.compareDocumentPosition(next as Node) === Node.DOCUMENT_POSITION_FOLLOWING,
    await other.elementHandle(),
  );
  const isHigher = (upper?.y ?? 0) < (lower?.y ?? 0);
  expect(precedes).toBe(isHigher);
  return isHigher;
}

async function expectWaiting(page: Page, task: string): Promise<void> {
  await expect(taskCard(page, task).getByText('Wartet auf Netz')).toBeVisible();
}

test('a run is played without a network, closed, opened again, and everything counts once', async ({
  testSite,
}, testInfo) => {
  const phone = await phoneProfile(testSite, testInfo, allowedErrors);
  const player = await phone.open();
  await joinOnScreen(player, 'Der Rätselgarten');
  await offlineReady(player);
  await player.context().setOffline(true);
  await player.reload();
  await expect(player.getByText('Kein Netz. Ihr könnt weiterspielen.')).toBeVisible();

  await openPoi(player, 'Textbeet');
  await enterAnswer(taskCard(player, 'Königin der Blumen'), 'Antwort', 'Rose');
  await expectWaiting(player, 'Königin der Blumen');
  await overview(player);
  await openPoi(player, 'Zahlenbeet');
  await enterAnswer(taskCard(player, 'Bänke zählen'), 'Zahl', '7');
  await expectWaiting(player, 'Bänke zählen');
  await overview(player);
  await openPoi(player, 'Auswahlbeet');
  await enterAnswer(taskCard(player, 'Nur zwei Versuche'), 'Antwort', 'Wurm');
  await expectWaiting(player, 'Nur zwei Versuche');
  await overview(player);
  await openPoi(player, 'Lückenbeet');
  const cloze = await openTask(player, 'Gießen nach Plan');
  for (const [gap, word] of ['Morgen', 'Mittag'].entries()) await cloze.getByLabel(`Lücke ${gap + 1}`).fill(word);
  await submitAnswer(cloze);
  await expectWaiting(player, 'Gießen nach Plan');
  await overview(player);
  await openPoi(player, 'Suchbeet');
  const locate = taskCard(player, 'Am Tor');
  await locate.getByRole('textbox').fill('TOR42');
  await submitAnswer(locate);
  await expectWaiting(player, 'Am Tor');
  const address = player.url();
  await phone.close();

  const again = await phone.open({ offline: true });
  await again.goto(address);
  await openTask(again, 'Am Tor');
  await expectWaiting(again, 'Am Tor');
  await expect(taskCard(again, 'Am Tor').getByText('TOR42')).toBeVisible();
  await overview(again);
  await expect(again.getByRole('article').filter({ hasText: 'Suchbeet' })).toContainText('1 Antwort wartet auf Netz');
  const list = again.getByRole('region', { name: 'Kein Netz. 5 Antworten warten' });
  expect((await list.boundingBox())?.height).toBeLessThan(64);
  await list.locator('summary').click();
  await expect(list.getByRole('listitem')).toContainText([
    'Königin der Blumen',
    'Bänke zählen',
    'Nur zwei Versuche',
    'Gießen nach Plan',
    'Am Tor',
  ]);

  const sent = sentAnswers(again);
  await again.context().setOffline(false);
  await expect.poll(() => sent.length).toBe(5);
  expect(sent).toEqual(['Rose', 7, 'Wurm', ['Morgen', 'Mittag'], 'TOR42']);
  await expect(again.getByRole('region', { name: '1 Antwort wurde nicht angenommen' })).toContainText(
    'Nur zwei Versuche',
  );
  await expect(again.getByText('Antworten warten')).toBeHidden();
  await expectPoints(again, 50);
  await phone.remove();
});

test('a phone that gets ready for a walk', async ({ player }) => {
  await joinOnScreen(player, 'Der Rätselgarten');
  await offlineReady(player);
  const picture = taskCard(player, 'Am Tor').getByRole('img').first();
  const widthOfPicture = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);

  await test.step('is offered the site on its home screen where the browser can', async () => {
    const card = player.getByRole('region', { name: 'Wie eine App öffnen' });
    await expect(player.getByRole('region', { name: 'Für unterwegs' })).toBeVisible();
    await expect(card).toBeHidden();
    await player.evaluate(() => {
      const prompt = async () => document.body.setAttribute('data-asked', '');
      dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
    });
    await card.getByRole('button', { name: 'Zum Startbildschirm' }).click();
    await expect(player.locator('body')).toHaveAttribute('data-asked');
    await expect(card).toBeHidden();
  });

  await test.step('downloads the run, and removes it again', async () => {
    const card = player.getByRole('region', { name: 'Für unterwegs' });
    const spot = player.getByRole('article').first();
    await expect.poll(() => isAbove(card, spot)).toBe(true);
    await card.getByRole('button', { name: 'Vorbereiten' }).click();
    await expect(card).toContainText(/Texte und \d+ Bilder? oder Töne?, etwa [\d,]+ MB\./);
    await card.getByRole('button', { name: 'Laden' }).click();
    await expect(card).toContainText('Unterwegs bereit. Stand:');
    expect(await isAbove(card, spot)).toBe(false);

    await player.context().setOffline(true);
    await openPoi(player, 'Suchbeet');
    await expect.poll(widthOfPicture).toBeGreaterThan(0);
    await overview(player);
    await card.getByRole('button', { name: 'Entfernen' }).click();
    await expect(card.getByRole('button', { name: 'Vorbereiten' })).toBeVisible();
    expect(await player.evaluate(async () => (await (await caches.open('pictures')).keys()).length)).toBe(0);
    await player.context().setOffline(false);
  });

  await test.step('opens a spot that was seen without a network, with its picture', async () => {
    await player.reload();
    await openPoi(player, 'Suchbeet');
    await expect(picture).toBeVisible();
    await player.reload();
    await expect(picture).toBeVisible();

    await player.context().setOffline(true);
    await player.reload();
    await expect(taskCard(player, 'Am Tor')).toBeVisible();
    const readable = await player.evaluate(() => performance.now());
    test.info().annotations.push({ type: 'figure', description: `readable after ${Math.round(readable)} ms` });
    await expect(picture).toBeVisible();
    expect(await widthOfPicture()).toBeGreaterThan(0);
  });

  await test.step('says without a network that it never opened a page, and offers its runs', async () => {
    await player.goto('/progress');
    await expect(player.getByRole('heading', { name: 'Keine Verbindung' })).toBeVisible();
    await player.getByRole('link', { name: 'Der Rätselgarten' }).click();
    await expect(player.getByRole('link', { name: 'Erkunden Textbeet' })).toBeVisible();

    await player.goto('/license/business');
    await expect(player.getByRole('heading', { name: 'Keine Verbindung' })).toBeVisible();
  });
});

test('two tabs send a waiting answer once, and both show the result', async ({ player }) => {
  await joinOnScreen(player, 'Der kurze Weg');
  await offlineReady(player);
  await openPoi(player, 'Anfang');
  const other = await player.context().newPage();
  await other.goto(player.url());
  const sent = [sentAnswers(player), sentAnswers(other)];
  await player.context().setOffline(true);
  await enterAnswer(taskCard(player, 'Los geht’s'), 'Antwort', 'Start');
  await expectWaiting(player, 'Los geht’s');
  await expectWaiting(other, 'Los geht’s');
  await player.context().setOffline(false);
  await expectSolved(taskCard(player, 'Los geht’s'), 10);
  await expect(taskCard(other, 'Los geht’s').getByText('Gelöst', { exact: true })).toBeVisible();
  expect(sent.flat()).toEqual(['Start']);
});

for (const { storage, error, says } of [
  { storage: 'blocked', error: 'SecurityError', says: 'Dieser Browser speichert hier nichts' },
  { storage: 'full', error: 'QuotaExceededError', says: 'Der Speicher dieses Geräts ist voll' },
  // A mistake of ours, such as an unset constant: never blamed on the phone.
  { storage: 'broken', error: 'NotFoundError', says: 'Wir können deine Antworten gerade nicht speichern' },
]) {
  test(`with ${storage} storage the queue stays in memory, and a note says why, once`, async ({ player }) => {
    await player.addInitScript((name) => {
      const reported: unknown[] = [];
      Object.assign(globalThis, { reported, reportError: (mistake: unknown) => reported.push(mistake) });
      indexedDB.open = () => {
        throw new DOMException('refused', name);
      };
    }, error);
    await joinOnScreen(player, 'Der kurze Weg');
    await openPoi(player, 'Anfang');
    await expect(taskCard(player, 'Los geht’s').getByRole('form')).toBeVisible();
    await player.context().setOffline(true);
    await enterAnswer(taskCard(player, 'Los geht’s'), 'Antwort', 'Start');
    await expectWaiting(player, 'Los geht’s');
    const note = player.getByRole('alert').filter({ hasText: says });
    await note.getByRole('button', { name: 'Schließen' }).click();
    await expect(note).toBeHidden();
    const reported = await player.evaluate(() => Reflect.get(globalThis, 'reported').length > 0);
    expect(reported).toBe(storage === 'broken');
    await player.context().setOffline(false);
    await expectSolved(taskCard(player, 'Los geht’s'), 10);
  });
}
