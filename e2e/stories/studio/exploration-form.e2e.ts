import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { MEDIA_BYTES_MAX } from '@puzzle-runs/domain/media-url.ts';
import { test } from '../../support/stories.ts';
import { creatorWithExploration, postAs, saveForm, uniqueName, writeText } from '../../support/studio/creator-setup.ts';
import { openStudio } from '../../support/studio/login.ts';

test.use({ at: 'studio' });

test('creates a run after every missing field was named', async ({ creator, accounts }) => {
  const name = uniqueName('Grüne Türme');
  await openStudio(creator, await accounts.registered());
  await expect(creator.getByRole('heading', { name: 'Noch kein Puzzle Run' })).toBeVisible();
  await creator.getByRole('link', { name: 'Neuer Puzzle Run' }).first().click();

  await saveForm(creator);
  await expect(creator).toHaveURL('/management/exploration/create?alert=missing');
  await expect(creator.getByText('Gib einen Namen ein.')).toBeVisible();
  await expect(creator.getByText('Hier fehlt noch etwas.')).toHaveCount(2);
  await expect(creator.getByLabel('Name')).toBeFocused();

  await creator.getByLabel('Name').fill(name);
  await writeText(creator, 'Ein Weg durch die Altstadt.');
  await creator.getByLabel('Postleitzahl').fill('9304');
  await expect(creator.getByRole('region', { name: 'Karte' })).toHaveCount(0);
  await creator.getByLabel('Postleitzahl').fill('00001');
  await expect(creator.getByText('Keine Karte zur Postleitzahl 00001')).toBeVisible();
  await creator.getByLabel('Postleitzahl').fill('93047');
  await creator.getByRole('heading', { name: 'Gut zu wissen' }).scrollIntoViewIfNeeded();
  await expect(creator.getByRole('region', { name: 'Karte' })).toBeVisible();
  await creator.getByLabel('Nur mit Zugangscode').check();
  await saveForm(creator);
  await expect(creator.getByText('Gib einen Code ein oder schalte ihn aus.')).toBeVisible();
  const code = creator.getByRole('textbox', { name: 'Code', exact: true });
  await creator.getByRole('button', { name: 'Code vorschlagen' }).click();
  await expect(code).toHaveValue(/^[2-9A-HJ-NP-Z]{6}$/);
  await code.fill('EICHE');
  await expect(creator.getByText('So kurze Codes lassen sich erraten.')).toBeVisible();
  await saveForm(creator);

  await expect(creator.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(creator.getByRole('alert')).toContainText('Angelegt');
  await expect(creator).toHaveURL(/\/management\/exploration\/gr%C3%BCne-t%C3%BCrme-[\da-f]+\?alert=create$/);
  await creator.goto('/management/exploration');
  const row = creator.getByRole('row', { name });
  await expect(row).toContainText('EICHE');
  await expect(row).toContainText('93047 Regensburg');
  await expect(row).toContainText('Entwurf');
});

test('saves only changes, and a new name changes the address', async ({ creator, accounts, testSite }) => {
  const { exploration } = await creatorWithExploration(creator, { accounts, testSite }, { code: 'EICHE' });
  await creator.goto(`/management/exploration/${exploration.slug}`);
  await saveForm(creator);
  await expect(creator).toHaveURL(/alert=nochange1$/);
  await expect(creator.getByRole('alert')).toContainText('Nichts geändert');

  const name = uniqueName('Anders');
  await creator.getByLabel('Name').fill(name);
  await creator.getByRole('radiogroup', { name: 'Zugang' }).getByLabel('Alle', { exact: true }).check();
  await saveForm(creator);
  await expect(creator).toHaveURL(`/management/exploration/${name.toLowerCase().replaceAll(' ', '-')}?alert=update`);
  await expect(creator.getByRole('heading', { level: 1, name })).toBeVisible();
  await creator.reload();
  await expect(creator.getByLabel('Name')).toHaveValue(name);
  await expect(creator.getByLabel('Nur mit Zugangscode')).not.toBeChecked();
});

test.describe('a name that is taken', () => {
  test.use({ allowedErrors: [409] });

  test('is refused with a message beside its field', async ({ creator, accounts, testSite }) => {
    const { account, exploration } = await creatorWithExploration(creator, { accounts, testSite });
    const body = { name: uniqueName('Schon da'), description: '<p>x</p>', postal_code: '93047' };
    const other = await postAs({ accounts, testSite }, { account, path: '/explorations', body });
    await creator.goto(`/management/exploration/${exploration.slug}`);
    await creator.getByLabel('Name').fill(other.name.toUpperCase());
    await saveForm(creator);
    await expect(creator.getByText('Dieser Name ist schon vergeben. Wähle einen anderen.')).toBeVisible();
    await expect(creator.getByLabel('Name')).toBeFocused();
  });
});

test('keeps a draft over a reload until it is discarded', async ({ creator, accounts, testSite }) => {
  const { exploration } = await creatorWithExploration(creator, { accounts, testSite });
  await creator.goto(`/management/exploration/${exploration.slug}`);
  await creator.getByLabel('Name').fill('Noch nicht fertig');
  await writeText(creator, ' Und zurück.');
  await expect(creator.getByText('Noch nicht gespeichert')).toBeVisible();
  creator.on('dialog', (dialog) => dialog.accept());
  await creator.reload();
  await expect(creator.getByText('noch nicht gespeichert.')).toBeVisible();
  await expect(creator.getByLabel('Name')).toHaveValue('Noch nicht fertig');
  await expect(creator.getByRole('textbox', { name: 'Beschreibung' })).toContainText('Und zurück.');

  await creator.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(creator.getByLabel('Name')).toHaveValue(exploration.name);
  await expect(creator.getByRole('textbox', { name: 'Beschreibung' })).toHaveText('Am Fluss entlang.');
  await creator.reload();
  await expect(creator.getByLabel('Name')).toHaveValue(exploration.name);
});

test('asks before a changed form is left', async ({ creator, accounts, testSite }) => {
  const { exploration } = await creatorWithExploration(creator, { accounts, testSite });
  await creator.goto(`/management/exploration/${exploration.slug}`);
  await creator.getByLabel('Name').fill('Noch nicht fertig');
  await creator.getByRole('link', { name: 'Teilen' }).click();
  await creator.getByRole('button', { name: 'Hier bleiben' }).click();
  await expect(creator.getByLabel('Name')).toHaveValue('Noch nicht fertig');
  await creator.getByRole('link', { name: 'Teilen' }).click();
  await creator.getByRole('button', { name: 'Verwerfen und gehen' }).click();
  await expect(creator.getByRole('heading', { level: 1, name: 'Teilen' })).toBeVisible();
  await creator.goBack();
  await expect(creator.getByLabel('Name')).toHaveValue(exploration.name);
});

test('keeps the keyboard focus while saving, and saves once', async ({ creator, accounts, testSite }) => {
  const { exploration } = await creatorWithExploration(creator, { accounts, testSite });
  await creator.goto(`/management/exploration/${exploration.slug}`);
  await creator.getByLabel('Postleitzahl').fill('04109');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let sent = 0;
  await creator.route(`**/api/explorations/${exploration.id}`, async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  const button = creator.getByRole('button', { name: 'Speichern' });
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await creator.keyboard.press('Enter');
  await expect(button).toBeFocused();
  release();
  await expect(creator.getByRole('alert')).toContainText('Gespeichert');
  await expect(button).toBeFocused();
  expect(sent).toBe(1);
});

test.describe('two tabs with the same run', () => {
  test.use({ allowedErrors: [409] });

  test('the second one chooses which changes to keep', async ({ creator, accounts, testSite }) => {
    const { exploration } = await creatorWithExploration(creator, { accounts, testSite });
    const address = `/management/exploration/${exploration.slug}`;
    await creator.goto(address);
    const other = await creator.context().newPage();
    await other.goto(address);

    await other.getByLabel('Postleitzahl').fill('04109');
    await saveForm(other);
    await expect(other.getByRole('alert')).toContainText('Gespeichert');
    await creator.getByLabel('Nur mit Zugangscode').check();
    await creator.getByRole('textbox', { name: 'Code', exact: true }).fill('EICHE');
    await saveForm(creator);
    await expect(creator.getByRole('dialog')).toContainText('Inzwischen anderswo geändert');
    await creator.getByRole('button', { name: 'Mit meinen weiterschreiben' }).click();
    await expect(creator.getByLabel('Postleitzahl')).toHaveValue('04109');
    await expect(creator.getByRole('textbox', { name: 'Code', exact: true })).toHaveValue('EICHE');
    await saveForm(creator);
    await expect(creator.getByRole('alert')).toContainText('Gespeichert');

    await other.getByLabel('Postleitzahl').fill('80331');
    await saveForm(other);
    await other.getByRole('button', { name: 'Den neuen Stand laden' }).click();
    await expect(other.getByLabel('Postleitzahl')).toHaveValue('04109');
    await expect(other.getByRole('textbox', { name: 'Code', exact: true })).toHaveValue('EICHE');
  });
});

test.describe('without a network', () => {
  test.use({ allowedErrors: ['network'] });

  test('a failed save keeps the input', async ({ creator, accounts, testSite }) => {
    const { exploration } = await creatorWithExploration(creator, { accounts, testSite }, { postal_code: '00001' });
    await creator.goto(`/management/exploration/${exploration.slug}`);
    await expect(creator.getByRole('textbox', { name: 'Beschreibung' })).toBeVisible();
    await creator.getByLabel('Name').fill('Im Funkloch');
    await creator.context().setOffline(true);
    await saveForm(creator);
    await expect(creator.getByRole('alert')).toContainText('Deine Eingaben stehen noch da.');
    await expect(creator.getByLabel('Name')).toHaveValue('Im Funkloch');
    await creator.context().setOffline(false);
  });
});

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
