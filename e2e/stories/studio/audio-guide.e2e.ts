import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { offlineReady } from '../../support/offline-ready.ts';
import { phoneProfile } from '../../support/phone-profile.ts';
import { openPoi } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';
import { uniqueName } from '../../support/studio/creator-setup.ts';
import { newExploration } from '../../support/studio/exploration-builder.ts';
import { logInToStudio } from '../../support/studio/login.ts';
import { expectAlert } from '../../support/studio/task-editor.ts';
import { expectAccessible } from '../../support/walks/accessibility.ts';

/** Five seconds of sound. */
const SOUND = join(import.meta.dirname, '../../../demo/sounds/vier-orgeltoene.mp3');

test.use({ at: 'studio' });

async function chooseSound(creator: Page, button: Locator): Promise<void> {
  const chooser = creator.waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles({ name: 'orgel.mp3', mimeType: 'audio/mpeg', buffer: await readFile(SOUND) });
}

/** Duration of a player's sound in seconds once the browser has read the file, and its position after a jump to second 3. */
async function heard(player: Locator): Promise<{ seconds: number; at: number }> {
  return player.evaluate(async (audio: HTMLAudioElement) => {
    audio.preload = 'auto';
    audio.load();
    await new Promise((resolve, reject) => {
      audio.addEventListener('canplaythrough', resolve, { once: true });
      audio.addEventListener('error', reject, { once: true });
    });
    const moved = new Promise((resolve) => audio.addEventListener('seeked', resolve, { once: true }));
    audio.currentTime = 3;
    await moved;
    return { seconds: Math.floor(audio.duration), at: audio.currentTime };
  });
}

test('a creator adds sound with its transcript, and players hear it on the walk without a network', async ({
  creator,
  accounts,
  testSite,
}, testInfo) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Hörspaziergang'));
  const poi = await built.poi('Orgel');
  await built.task(poi, 10);
  expect(await built.publish()).toBe(200);
  await logInToStudio(creator, built.creator);
  const address = `/management/exploration/${built.exploration.slug}`;
  await creator.goto(`${address}/poi/${poi.slug}`);
  await creator.getByRole('textbox', { name: /^Beschreibung/ }).press('ControlOrMeta+End');
  const dialog = creator.getByRole('dialog');
  await creator.getByRole('button', { name: 'Mehr Werkzeuge' }).first().click();
  await creator.getByRole('button', { name: 'Audio oder Video', exact: true }).click();
  await chooseSound(creator, dialog.getByRole('button', { name: 'MP3 oder M4A hochladen' }));
  await expect(dialog.getByLabel('Adresse der Audiodatei')).toHaveValue(/^\/media\/[0-9a-f]{40}\.mp3$/);
  await expectAccessible(creator, 'the dialog for audio and video');
  await dialog.getByRole('button', { name: 'Einfügen' }).click();
  await creator.getByRole('button', { name: 'Speichern' }).first().click();
  await expectAlert(creator, 'update');

  await creator.goto(address);
  const missing = creator.getByRole('listitem').filter({ hasText: 'Hier fehlt der Text zum Nachlesen' });
  await missing.getByRole('link', { name: 'Orgel' }).click();
  await creator.getByText('Noch ohne Text zum Nachlesen').click();
  await creator.getByRole('button', { name: 'Mehr Werkzeuge' }).first().click();
  await creator.getByRole('button', { name: 'Audio oder Video bearbeiten' }).click();
  await dialog.getByLabel('Text zum Nachlesen').fill('Vier lange Töne.');
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await creator.getByRole('button', { name: 'Speichern' }).first().click();
  await expectAlert(creator, 'update');
  await creator.goto(address);
  await expect(creator.getByText('Es fehlt nichts')).toBeVisible();

  const phone = await phoneProfile(testSite, testInfo, ['network', 404]);
  const player = await phone.open();
  await player.goto(`/exploration/${built.exploration.slug}`);
  await player.getByRole('button', { name: 'Mitmachen' }).click();
  await offlineReady(player);
  await openPoi(player, 'Orgel');
  await expect(player.getByText('Vier lange Töne.')).toBeVisible();
  expect(await heard(player.locator('audio'))).toEqual({ seconds: 5, at: 3 });
  await player.getByRole('link', { name: 'Übersicht', exact: true }).click();
  const card = player.getByRole('region', { name: 'Für unterwegs' });
  await card.getByRole('button', { name: 'Vorbereiten' }).click();
  await card.getByRole('button', { name: 'Laden' }).click();
  await expect(card).toContainText('Unterwegs bereit. Stand:');
  const game = player.url();

  await phone.close();
  const offline = await phone.open({ offline: true });
  await offline.goto(game);
  await openPoi(offline, 'Orgel');
  expect(await heard(offline.locator('audio'))).toEqual({ seconds: 5, at: 3 });
  await phone.remove();
});
