import { expect } from '@playwright/test';
import { answer, check, expectSolved, joinAt, questOf } from '../../support/playing.ts';
import { qrGif } from '../../support/qr-picture.ts';
import { test } from '../../support/stories.ts';

test.describe('something to be found', () => {
  test.use({ forgiven: [404, 422] });

  test('by its picture takes the code that stands there', async ({ player }) => {
    await joinAt(player, 'Der Rätselgarten', 'Suchbeet');
    const quest = questOf(player, 'Am Tor');
    await expect(quest.getByRole('img', { name: 'Das suchst du' })).toBeVisible();
    await check(quest);
    await expect(quest.getByRole('alert')).toHaveText('Gib erst den Code ein.');
    await answer(quest, 'Code vor Ort', 'tor42');
    await expect(quest.getByRole('alert')).toContainText('Das war es noch nicht.');
    await answer(quest, 'Code vor Ort', ' TOR42 ');
    await expectSolved(quest, 10);
  });

  test('by its QR code takes the code typed by hand', async ({ player }) => {
    await joinAt(player, 'Der Rätselgarten', 'Suchbeet');
    const quest = questOf(player, 'Am Brunnen');
    await answer(quest, 'Code aus dem QR-Code', 'WASSER');
    await expectSolved(quest, 10);
  });

  test('by its QR code takes a photo', async ({ player }) => {
    await joinAt(player, 'Der Rätselgarten', 'Suchbeet');
    const quest = questOf(player, 'Am Brunnen');
    const photo = quest.getByLabel('Foto wählen');
    await photo.setInputFiles({ name: 'leer.txt', mimeType: 'text/plain', buffer: Buffer.from('nichts') });
    await expect(quest.getByText('Auf dem Foto ist kein QR-Code zu erkennen.').first()).toBeVisible();
    await photo.setInputFiles({ name: 'foto.gif', mimeType: 'image/gif', buffer: qrGif('puzzle-runs:brunnen') });
    await expect(quest.getByLabel('Code aus dem QR-Code')).toHaveValue('puzzle-runs:brunnen');
    await check(quest);
    await expectSolved(quest, 10);
  });

  test('says that the camera is locked, and leaves other ways', async ({ player }) => {
    await joinAt(player, 'Der Rätselgarten', 'Suchbeet');
    const quest = questOf(player, 'Am Brunnen');
    await quest.getByRole('button', { name: 'QR-Code scannen' }).click();
    await expect(quest.getByRole('alert')).toContainText('tippe den Code ein');
    await quest.getByRole('button', { name: 'Scanner schließen' }).click();
    await expect(quest.getByRole('alert')).toBeHidden();
  });

  test('by a picture that is broken says so', async ({ player }) => {
    await joinAt(player, 'Der Rätselgarten', 'Suchbeet');
    await expect(questOf(player, 'Am leeren Rahmen').getByText('Das Bild ist nicht verfügbar.')).toBeVisible();
  });
});
