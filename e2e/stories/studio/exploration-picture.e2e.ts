import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { MEDIA_BYTES_MAX } from '@puzzle-runs/domain/media-url.ts';
import { test } from '../../support/stories.ts';
import { creatorWithExploration, openRow, saveForm } from '../../support/studio/creator-setup.ts';

test.use({ at: 'studio' });

/** Throttles uploads; bytes per second. */
async function slowDown(creator: Page, uploadThroughput: number): Promise<void> {
  const network = await creator.context().newCDPSession(creator);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  });
}

test.describe('a stalled upload', () => {
  test.use({ allowedErrors: ['network'] });

  test('is aborted with a message', async ({ creator, accounts, testSite }) => {
    const { exploration } = await creatorWithExploration(creator, { accounts, testSite }, { postal_code: '00001' });
    await creator.clock.install();
    await creator.goto(`/management/exploration/${exploration.slug}`);
    await openRow(creator, /^Bild/);
    await creator.route('**/api/media', () => undefined);
    const asked = creator.waitForRequest('**/api/media');
    const file = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(100) };
    await creator.locator('input[type=file]').first().setInputFiles(file);
    await asked;
    await creator.clock.fastForward('00:14');
    await expect(creator.getByRole('progressbar', { name: 'Bild wird hochgeladen' })).toBeVisible();
    await creator.clock.fastForward('00:02');
    await expect(creator.getByText('Keine Verbindung. Prüfe dein Netz und versuche es noch einmal.')).toBeVisible();
  });

  test('is aborted two minutes after it was sent when the server never responds', async ({
    creator,
    accounts,
    testSite,
  }) => {
    const silent = createServer((request) => void request.resume());
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const { port } = silent.address() as AddressInfo;
    const { exploration } = await creatorWithExploration(creator, { accounts, testSite }, { postal_code: '00001' });
    await creator.clock.install();
    await creator.goto(`/management/exploration/${exploration.slug}`);
    await openRow(creator, /^Bild/);
    await creator.route('**/api/media', (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
    const file = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(100) };
    await creator.locator('input[type=file]').first().setInputFiles(file);
    const progress = creator.getByRole('progressbar', { name: 'Bild wird hochgeladen' });
    await expect(progress).toHaveAttribute('value', '100');
    await creator.clock.fastForward('01:55');
    await expect(progress).toBeVisible();
    await creator.clock.fastForward('00:05');
    await expect(creator.getByText('Keine Verbindung. Prüfe dein Netz und versuche es noch einmal.')).toBeVisible();
    silent.closeAllConnections();
    silent.close();
  });
});

test.describe('the picture', () => {
  test.use({ allowedErrors: [400, 404] });

  test('is shown by its address, uploaded, or reported as not available', async ({ creator, accounts, testSite }) => {
    const { exploration } = await creatorWithExploration(creator, { accounts, testSite });
    await creator.goto(`/management/exploration/${exploration.slug}`);
    await openRow(creator, /^Bild/);
    await creator.getByText('Adresse im Netz angeben').click();
    const address = creator.getByRole('textbox', { name: 'Bild', exact: true });
    await address.fill('/gibt-es-nicht.png');
    await expect(creator.getByText('Bild nicht verfügbar')).toBeVisible();
    await address.fill('bild.png');
    await saveForm(creator);
    await expect(creator.getByText('Das ist keine Adresse eines Bildes.')).toBeVisible();

    const choose = creator.locator('input[type=file]').first();
    await slowDown(creator, 30_000);
    await choose.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(60_000) });
    await expect(creator.getByRole('progressbar', { name: 'Bild wird hochgeladen' })).toBeVisible();
    await expect(creator.getByText('Dieses Format kennen wir nicht.')).toBeVisible();
    await expect(creator.getByRole('progressbar')).toHaveCount(0);
    const svgFree = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await choose.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: svgFree });
    await expect(address).toHaveValue(/^\/media\/[\da-f]+\.webp$/);
    await expect(creator.getByRole('img', { name: `Bild von ${exploration.name}` })).toBeVisible();
    await saveForm(creator);
    await expect(creator.getByRole('alert').filter({ hasText: 'Gespeichert' })).toBeVisible();
    await creator.getByRole('button', { name: 'Bild entfernen' }).click();
    await expect(creator.getByRole('img', { name: `Bild von ${exploration.name}` })).toHaveCount(0);
    await saveForm(creator);
    await expect(address).toHaveValue('');
  });

  test('is scaled down before it is uploaded', async ({ creator, accounts, testSite }) => {
    const { exploration } = await creatorWithExploration(creator, { accounts, testSite });
    await creator.goto(`/management/exploration/${exploration.slug}`);
    await openRow(creator, /^Bild/);
    await creator.getByRole('button', { name: 'Bild hochladen' }).first().waitFor();
    const size = await creator.evaluate(async () => {
      const noise = new ImageData(2_200, 2_200);
      for (let at = 0; at < noise.data.length; at += 65_536)
        crypto.getRandomValues(noise.data.subarray(at, at + 65_536));
      const canvas = new OffscreenCanvas(2_200, 2_200);
      canvas.getContext('2d')?.putImageData(noise, 0, 0);
      const files = new DataTransfer();
      const picture = new File([await canvas.convertToBlob()], 'dom.png', { type: 'image/png' });
      files.items.add(picture);
      const input = document.querySelector<HTMLInputElement>('input[type=file]');
      if (input) input.files = files.files;
      input?.dispatchEvent(new Event('change', { bubbles: true }));
      return picture.size;
    });
    expect(size, 'more than the API accepts').toBeGreaterThan(MEDIA_BYTES_MAX);
    const picture = creator.getByRole('img', { name: `Bild von ${exploration.name}` });
    await expect(picture).toBeVisible({ timeout: 30_000 }); // encoding noise is slow
  });
});
