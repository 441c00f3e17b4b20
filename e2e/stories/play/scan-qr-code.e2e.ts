import { expect } from '@playwright/test';
import { testWithCamera } from '../../support/fake-camera.ts';
import { expectSolved, joinAndOpenPoi, openTask, submitAnswer } from '../../support/play/play-on-screen.ts';

const test = testWithCamera('puzzle-runs:brunnen');

test.use({ allowedErrors: [404] });

test('scans a QR code with the camera', async ({ player }) => {
  await joinAndOpenPoi(player, 'Der Rätselgarten', 'Suchbeet');
  const task = await openTask(player, 'Am Brunnen');
  await task.getByRole('button', { name: 'QR-Code scannen' }).click();
  await expect(task.getByLabel('Code aus dem QR-Code')).toHaveValue('puzzle-runs:brunnen');
  await expect(task.getByText('QR-Code gelesen.').first()).toBeVisible();
  await expect(task.getByLabel('Bild der Kamera')).toBeHidden();
  await submitAnswer(task);
  await expectSolved(task, 10);
});
