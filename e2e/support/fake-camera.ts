import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { qrVideo } from './qr-images.ts';
import { test } from './stories.ts';

/** Without a permission prompt. */
function withFakeCameras(launchOptions: LaunchOptions, ...more: string[]): LaunchOptions {
  return { ...launchOptions, args: [...(launchOptions.args ?? []), '--use-fake-ui-for-media-stream', ...more] };
}

/** Stories in a browser with a fake camera that shows a QR code. */
export function testWithCamera(code: string) {
  return test.extend<object, object>({
    launchOptions: [
      async ({ launchOptions }, provide) => {
        const film = join(tmpdir(), `puzzle-runs-e2e-${crypto.randomUUID()}.y4m`);
        await writeFile(film, qrVideo(code));
        const showing = `--use-file-for-fake-video-capture=${film}`;
        await provide(withFakeCameras(launchOptions, '--use-fake-device-for-media-stream', showing));
        await rm(film);
      },
      { scope: 'worker' },
    ],
  });
}

/** Stories in a browser with two fake cameras, neither named as a front camera, that show no code. */
export const testWithTwoCameras = test.extend<object, object>({
  launchOptions: [
    ({ launchOptions }, provide) =>
      provide(withFakeCameras(launchOptions, '--use-fake-device-for-media-stream=device-count=2')),
    { scope: 'worker' },
  ],
});
