import { expect } from '@playwright/test';
import {
  enterAnswer,
  expectSolved,
  joinAndOpenPoi,
  openTask,
  submitAnswer,
  taskCard,
} from '../../support/play/play-on-screen.ts';
import { qrGif } from '../../support/qr-images.ts';
import { test } from '../../support/stories.ts';

test.use({ allowedErrors: [404, 422] });

test('a place to find', async ({ player, friend }) => {
  await joinAndOpenPoi(player, 'Der Rätselgarten', 'Suchbeet');

  await test.step('by its picture accepts the code written there and describes the picture to screen readers', async () => {
    const task = taskCard(player, 'Am Tor');
    await expect(task.getByRole('img', { name: 'Eine Holzkiste am Kai' })).toBeVisible();
    await expect(task.getByText('Ort finden', { exact: true })).toBeVisible();
    await expect(task).not.toContainText('QR');
    await submitAnswer(task);
    await expect(task.getByRole('alert')).toHaveText('Gib erst den Code ein.');
    await enterAnswer(task, 'Code vor Ort', 'TOR43');
    await expect(task.getByRole('alert')).toContainText('Falsche Antwort!');
    await enterAnswer(task, 'Code vor Ort', ' tor42 ');
    await expectSolved(task, 10);
  });

  await test.step('suggests other ways when the camera is blocked', async () => {
    const task = await openTask(player, 'Am Brunnen');
    await task.getByRole('button', { name: 'QR-Code scannen' }).click();
    await expect(task.getByRole('alert')).toContainText('tippe den Code ein');
    await task.getByRole('button', { name: 'Scanner schließen' }).click();
    await expect(task.getByRole('alert')).toBeHidden();
  });

  await test.step('by its QR code accepts a photo', async () => {
    const task = await openTask(player, 'Am Brunnen');
    const photo = task.getByLabel('Foto wählen');
    await photo.setInputFiles({ name: 'leer.txt', mimeType: 'text/plain', buffer: Buffer.from('nichts') });
    await expect(task.getByText('Auf diesem Foto ist kein QR-Code.').first()).toBeVisible();
    await photo.setInputFiles({ name: 'foto.gif', mimeType: 'image/gif', buffer: qrGif('puzzle-runs:brunnen') });
    await expect(task.getByLabel('Code aus dem QR-Code')).toHaveValue('puzzle-runs:brunnen');
    await submitAnswer(task);
    await expectSolved(task, 10);
  });

  await test.step('by a broken picture shows a message', async () => {
    const task = await openTask(player, 'Am leeren Rahmen');
    await expect(task.getByText('Das Bild ist nicht verfügbar.')).toBeVisible();
  });

  await test.step('by its QR code accepts the typed code', async () => {
    await joinAndOpenPoi(friend, 'Der Rätselgarten', 'Suchbeet');
    const task = await openTask(friend, 'Am Brunnen');
    await enterAnswer(task, 'Code aus dem QR-Code', 'WASSER');
    await expectSolved(task, 10);
  });
});
