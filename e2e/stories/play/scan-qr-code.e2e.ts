import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { expectSolved, joinAndOpenPoi, submitAnswer, taskCard } from '../../support/play/play-on-screen.ts';
import { qrVideo } from '../../support/qr-images.ts';
import { test as base } from '../../support/stories.ts';

/** A browser with a fake camera that shows the QR code of the fountain, without a permission prompt. */
const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      const film = join(tmpdir(), `puzzle-runs-e2e-${process.pid}.y4m`);
      await writeFile(film, qrVideo('puzzle-runs:brunnen'));
      const camera = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];
      const args = [...(launchOptions.args ?? []), ...camera, `--use-file-for-fake-video-capture=${film}`];
      await provide({ ...launchOptions, args });
      await rm(film);
    },
    { scope: 'worker' },
  ],
});

test.use({ allowedErrors: [404] });

test('scans a QR code with the camera', async ({ player }) => {
  await joinAndOpenPoi(player, 'Der Rätselgarten', 'Suchbeet');
  const task = taskCard(player, 'Am Brunnen');
  await task.getByRole('button', { name: 'QR-Code scannen' }).click();
  await expect(task.getByLabel('Code aus dem QR-Code')).toHaveValue('puzzle-runs:brunnen');
  await expect(task.getByText('QR-Code gelesen.').first()).toBeVisible();
  await expect(task.getByLabel('Bild der Kamera')).toBeHidden();
  await submitAnswer(task);
  await expectSolved(task, 10);
});
