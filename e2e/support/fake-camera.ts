import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { qrVideo } from './qr-images.ts';
import { test } from './stories.ts';

/** Stories in a browser with a fake camera that shows a QR code, without a permission prompt. */
export function testWithCamera(code: string) {
  return test.extend<object, object>({
    launchOptions: [
      async ({ launchOptions }, provide) => {
        const film = join(tmpdir(), `puzzle-runs-e2e-${crypto.randomUUID()}.y4m`);
        await writeFile(film, qrVideo(code));
        const camera = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];
        const args = [...(launchOptions.args ?? []), ...camera, `--use-file-for-fake-video-capture=${film}`];
        await provide({ ...launchOptions, args });
        await rm(film);
      },
      { scope: 'worker' },
    ],
  });
}
