import { expect } from '@playwright/test';
import { testWithTwoCameras as test } from '../../support/fake-camera.ts';
import { joinAndOpenPoi, openTask } from '../../support/play/play-on-screen.ts';

test.use({ allowedErrors: [404] });

test('offers another rear camera, remembered on this device, and its light', async ({ freshPage: player }) => {
  await player.addInitScript(() => {
    // Fake cameras have no light.
    const { getCapabilities, applyConstraints } = MediaStreamTrack.prototype;
    const lights: unknown[] = [];
    MediaStreamTrack.prototype.getCapabilities = function () {
      return { ...Reflect.apply(getCapabilities, this, []), torch: true };
    };
    MediaStreamTrack.prototype.applyConstraints = async function (constraints) {
      const [{ torch } = { torch: undefined }] = (constraints?.advanced ?? []) as { torch?: boolean }[];
      if (torch === undefined) return Reflect.apply(applyConstraints, this, [constraints]);
      lights.push(torch);
    };
    Object.assign(globalThis, { lights });
  });
  const camera = () =>
    player.getByLabel('Bild der Kamera').evaluate((video: HTMLVideoElement) => {
      const [track] = (video.srcObject as MediaStream | null)?.getVideoTracks() ?? [];
      return track?.getSettings().deviceId;
    });
  await joinAndOpenPoi(player, 'Der Rätselgarten', 'Suchbeet');
  const task = await openTask(player, 'Am Brunnen');
  await task.getByRole('button', { name: 'QR-Code scannen' }).click();
  const light = task.getByRole('button', { name: 'Licht', pressed: false });
  await light.click();
  await expect(task.getByRole('button', { name: 'Licht', pressed: true })).toBeVisible();
  expect(await player.evaluate(() => (globalThis as unknown as { lights: unknown[] }).lights)).toEqual([true]);

  const first = await camera();
  await task.getByRole('button', { name: 'Andere Kamera' }).click();
  await expect.poll(camera).not.toBe(first);
  await expect(task.getByRole('button', { name: 'Andere Kamera' })).toBeVisible();
  const second = await camera();
  await task.getByRole('button', { name: 'Scanner schließen' }).click();
  await task.getByRole('button', { name: 'QR-Code scannen' }).click();
  await expect.poll(camera).toBe(second);

  await player.setViewportSize({ width: 740, height: 360 });
  const height = async () => (await task.getByLabel('Bild der Kamera').boundingBox())?.height;
  await expect.poll(height).toBeLessThanOrEqual(0.6 * 360);
});
