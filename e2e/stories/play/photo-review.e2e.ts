import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expectFocusInContent } from '../../support/focus.ts';
import { expectPoints, openPoi, taskCard } from '../../support/play/play-on-screen.ts';
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

test.use({ at: 'studio', allowedErrors: [404, 409] });

/** Joins a run alone, and sends a photo. @returns the card of its quest */
async function playerWithPhoto(player: Page, address: string, colour?: string): Promise<Locator> {
  await player.goto(address);
  await player.getByRole('button', { name: 'Mitmachen' }).click();
  await openPoi(player, PHOTO_POI);
  const task = taskCard(player, PHOTO_QUEST);
  await takePhoto(task, { colour });
  await sendPhoto(task);
  await expect(task.getByRole('img', { name: 'Euer Foto' })).toBeVisible();
  return task;
}

/** The address of a picture that is shown now. */
async function addressOf(picture: Locator): Promise<string> {
  return picture.evaluate((image) => (image as HTMLImageElement).src);
}

test('replaces a photo that counts until its review, which reaches the phone without a reload', async ({
  creator,
  player,
  accounts,
  testSite,
}) => {
  const run = await runWithPhoto({ accounts, testSite }, 'after');
  const task = await playerWithPhoto(player, `${testSite.url}/exploration/${run.slug}`);
  const own = task.getByRole('img', { name: 'Euer Foto' });
  await expect(task.getByText('Angenommen', { exact: true })).toBeVisible();
  await expect(task.getByText('Bis das Foto geprüft ist, könnt ihr ein neues senden.')).toBeVisible();
  const first = await addressOf(own);

  await task.getByRole('button', { name: 'Neues Foto' }).click();
  await task.getByLabel('Aus der Galerie wählen').setInputFiles({
    name: 'IMG_0002.HEIC',
    mimeType: 'image/heic',
    buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1'),
  });
  await expect(task.getByRole('alert')).toContainText('Dieser Browser kann HEIC-Fotos nicht öffnen.');
  await takePhoto(task, { colour: '#c63d1e' });
  await expect(task.getByRole('alert')).toBeHidden();
  await sendPhoto(task);
  await expect(task.getByRole('form')).toBeHidden();
  await expect(task.getByText('+10 Punkte')).toBeHidden();
  await expect.poll(() => addressOf(own)).not.toBe(first);
  await expectPoints(player, 10);

  await task.getByRole('button', { name: 'Neues Foto' }).click();
  await takePhoto(task, { colour: '#1e63c6' });
  const mate = await player.context().newPage(); // another device of the same game
  await mate.goto(player.url());
  await taskCard(mate, PHOTO_QUEST).getByRole('button', { name: 'Neues Foto' }).click();
  await takePhoto(taskCard(mate, PHOTO_QUEST), { colour: '#1ec663' });
  await sendPhoto(taskCard(mate, PHOTO_QUEST));
  await expect(task.getByText('Inzwischen wurde ein anderes Foto geschickt. Deins ist noch hier.')).toBeVisible();
  await expect(task.getByRole('img', { name: 'Dein Foto, noch nicht gesendet' })).toBeVisible();
  await task.getByRole('button', { name: 'Mein Foto verwerfen' }).click();
  await expect(task.getByRole('form')).toBeHidden();
  await mate.close();

  await logInToStudio(creator, run.creator);
  await creator.goto(`/management/exploration/${run.slug}/photos`);
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await creator.setViewportSize(viewport);
    const card = creator.getByRole('region', { name: 'Foto' });
    await card.getByRole('img').scrollIntoViewIfNeeded();
    for (const part of [
      card.getByText(/^Bild wird spätestens am \d\d\.\d\d\.\d{4} gelöscht$/),
      card.getByRole('button', { name: 'Annehmen' }),
      card.getByRole('button', { name: 'Ablehnen' }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    await expect(card.getByRole('img')).toBeInViewport({ ratio: 0.9 });
  }
  await expect(creator.getByText('1 Foto zu prüfen')).toBeVisible();
  await expect(creator.getByRole('region', { name: 'Foto' }).getByRole('img')).toBeVisible();
  await pressReviewKey(creator, 'a');
  await expect(creator.getByText('Alles geprüft')).toBeVisible();
  await expect(task.getByRole('button', { name: 'Neues Foto' })).toBeHidden();
  await expect(task.getByText('Angenommen', { exact: true })).toBeVisible();
  await expectPoints(player, 10);
});

test('two devices review one photo: the later verdict is refused and shows the earlier one', async ({
  openBrowser,
  player,
  accounts,
  testSite,
}) => {
  const run = await runWithPhoto({ accounts, testSite }, 'before');
  const task = await playerWithPhoto(player, `${testSite.url}/exploration/${run.slug}`);
  const [desk, laptop] = [await openBrowser(DESK), await openBrowser(DESK)];
  for (const page of [desk, laptop]) {
    await logInToStudio(page, run.creator);
    await page.clock.install(); // the list is read again every few seconds, which would show the other verdict in time
    await page.goto(`/management/exploration/${run.slug}/photos`);
    await expect(page.getByRole('region', { name: 'Foto' }).getByRole('img')).toBeVisible();
  }
  await laptop.clock.pauseAt(Date.now() + 60_000);
  await laptop.getByRole('region', { name: 'Foto' }).getByLabel('Grund').fill('Zu dunkel.');

  await pressReviewKey(desk, 'a');
  await expect(desk.getByText('Alles geprüft')).toBeVisible();

  await laptop.getByRole('button', { name: 'Ablehnen' }).click();
  await laptop.clock.resume();
  await expect(laptop.getByText('Dieses Foto wurde gerade an anderer Stelle geprüft.').first()).toBeVisible();
  const photo = laptop.getByRole('region', { name: 'Foto' });
  await expect(photo.getByText('Angenommen', { exact: true })).toBeVisible();
  await expect(laptop.getByText('Alles geprüft')).toBeVisible();
  await expectPoints(player, 10);
  await expect(task.getByText('Gelöst', { exact: true })).toBeVisible();
  await expect(task.getByText('+0 Punkte')).toBeHidden(); // the answer alone brings no points

  await photo.getByLabel('Grund').fill('Bei Licht besehen: zu dunkel.');
  await photo.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(laptop.getByText('abgelehnt.').first()).toBeVisible();
  await expect(task.getByText('Abgelehnt', { exact: true })).toBeVisible();
  await expect(task.getByText('Bei Licht besehen: zu dunkel.')).toBeVisible();
  await expectPoints(player, 0);
});

test('the download contains the pictures of a run; a picture that its player deletes disappears everywhere', async ({
  creator,
  player,
  friend,
  accounts,
  testSite,
}) => {
  const run = await runWithPhoto({ accounts, testSite }, 'before');
  const address = `${testSite.url}/exploration/${run.slug}`;
  const task = await playerWithPhoto(player, address);
  await playerWithPhoto(friend, address, '#c63d1e');
  await logInToStudio(creator, run.creator);
  await creator.goto(`/management/exploration/${run.slug}/photos`);
  await expect(creator.getByText('2 Fotos zu prüfen')).toBeVisible();
  const [download] = await Promise.all([
    creator.waitForEvent('download'),
    creator.getByRole('button', { name: 'Als ZIP laden' }).click(),
  ]);
  const files = Object.entries(unzipSync(await readFile(await download.path())));
  expect(files.map(([name]) => name)).toEqual([
    expect.stringMatching(/^kleinstes-schild-\d+\/\d+\.webp$/),
    expect.stringMatching(/^kleinstes-schild-\d+\/\d+\.webp$/),
  ]);
  for (const [, bytes] of files) expect(Buffer.from(bytes.slice(8, 12)).toString()).toBe('WEBP');

  const photo = creator.getByRole('region', { name: 'Foto' });
  const shown = await addressOf(photo.getByRole('img'));
  expect((await fetch(shown)).status).toBe(200);
  await task.getByRole('button', { name: 'Foto löschen' }).click();
  await player.getByRole('dialog').getByRole('button', { name: 'Foto löschen' }).click();
  await expect(task.getByRole('form')).toBeVisible();
  await expect(task.getByRole('img', { name: 'Euer Foto' })).toBeHidden();
  await expect(player.getByRole('status').filter({ hasText: 'Das Bild ist gelöscht.' })).toHaveCount(1);
  await expectFocusInContent(player);
  expect((await fetch(shown)).status).toBe(404);

  await photo.getByRole('button', { name: 'Annehmen' }).click();
  await expect(creator.getByText('Dieses Foto gibt es nicht mehr.').first()).toBeVisible();
  await expect(creator.getByText('1 Foto zu prüfen')).toBeVisible();
  const [second] = await Promise.all([
    creator.waitForEvent('download'),
    creator.getByRole('button', { name: 'Als ZIP laden' }).click(),
  ]);
  expect(Object.keys(unzipSync(await readFile(await second.path())))).toHaveLength(1);
});

test('a double click on “Annehmen” accepts one photo, and a held key none that was not seen', async ({
  creator,
  player,
  friend,
  openBrowser,
  accounts,
  testSite,
}) => {
  const run = await runWithPhoto({ accounts, testSite }, 'before');
  const address = `${testSite.url}/exploration/${run.slug}`;
  for (const [phone, colour] of [
    [player, '#c63d1e'],
    [friend, '#1e63c6'],
    [await openBrowser(), '#1ec663'],
  ] as const)
    await playerWithPhoto(phone, address, colour);
  await logInToStudio(creator, run.creator);
  await creator.goto(`/management/exploration/${run.slug}/photos`);
  const accept = creator.getByRole('button', { name: 'Annehmen' });
  await expect(accept).toBeEnabled();
  // Presses the button of each photo in the moment in which it is shown.
  await creator.evaluate(() => {
    const pressed = new WeakSet<Element>();
    new MutationObserver(() => {
      const next = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Annehmen');
      if (!next || pressed.has(next)) return;
      pressed.add(next);
      next.click();
    }).observe(document.body, { subtree: true, childList: true });
  });
  await accept.click();
  await expect(creator.getByText('2 Fotos zu prüfen')).toBeVisible();
  await expect(accept).toBeEnabled();
  await expect(creator.getByText('2 Fotos zu prüfen')).toBeVisible();

  await creator.keyboard.down('a');
  await creator.keyboard.down('a');
  await expect(creator.getByText('1 Foto zu prüfen')).toBeVisible();
  await expect(accept).toBeEnabled();
  for (const _ of [1, 2, 3]) await creator.keyboard.down('a');
  await expect(creator.getByText('1 Foto zu prüfen')).toBeVisible();
  await creator.keyboard.up('a');
  await creator.keyboard.press('a');
  await expect(creator.getByText('Alles geprüft')).toBeVisible();
});
