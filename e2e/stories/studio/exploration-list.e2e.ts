import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from '../../support/stories.ts';
import { creatorWithExploration, postAs, uniqueName } from '../../support/studio/creator-setup.ts';

test.use({ at: 'studio' });

test('paginates the creator’s runs by ten and finds them by name', { tag: '@desk' }, async ({
  creator,
  accounts,
  testSite,
}) => {
  const { account, exploration } = await creatorWithExploration(creator, { accounts, testSite });
  const body = { description: '<p>x</p>', postal_code: '04109' };
  for (let number = 1; number <= 10; number += 1) {
    const name = uniqueName(`Etappe ${number}`);
    await postAs({ accounts, testSite }, { account, path: '/explorations', body: { ...body, name } });
  }
  await creator.goto('/management/exploration');
  await expect(creator.getByText('Seite 1 von 2')).toBeVisible();
  await expect(creator.getByRole('row', { name: exploration.name })).toHaveCount(0);
  await creator.getByRole('button', { name: 'Weiter' }).click();
  await expect(creator).toHaveURL('/management/exploration?page=2');
  await expect(creator.getByRole('row', { name: exploration.name })).toContainText('11');

  await creator.getByLabel('Suche nach Name oder Ort').fill('Etappe Leipzig');
  await expect(creator).toHaveURL('/management/exploration?search=Etappe+Leipzig');
  await expect(creator.getByRole('row', { name: 'Etappe 3' })).toBeVisible();
  await creator.getByLabel('Suche nach Name oder Ort').fill('Zebra');
  await expect(creator.getByRole('heading', { name: 'Nichts gefunden' })).toBeVisible();
});

test.describe(() => {
  test.use({ allowedErrors: [400, 'network'] });

  test('the list of runs', async ({ creator, accounts, testSite }) => {
    const { exploration } = await creatorWithExploration(creator, { accounts, testSite });

    await test.step('its page names every script that it needs, so that none waits for another', async () => {
      const asked: string[] = [];
      creator.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const response = await creator.goto('/management/exploration');
      await expect(creator.getByRole('row', { name: exploration.name })).toBeVisible();
      const list = asked.indexOf('/api/management/explorations');
      expect(list).toBeGreaterThan(0);
      // What starts after the first screen is asked for at the same time; the list does not wait for it.
      const scripts = asked
        .slice(0, list)
        .filter((path) => path.endsWith('.js') && !path.includes('after-first-screen'));
      const html = (await response?.text()) ?? '';
      expect(scripts.filter((path) => !html.includes(path))).toEqual([]);
    });

    await test.step('shows an alert and a retry when it cannot be loaded', async () => {
      const calls = '**/api/management/explorations?**';
      await creator.route(calls, (route) => route.abort());
      await creator.goto('/management/exploration');
      await expect(creator.getByRole('heading', { level: 1, name: 'Keine Verbindung' })).toBeVisible();
      await expect(creator).toHaveURL('/management/exploration?alert=unexpected');
      await creator.unroute(calls);
      await creator.getByRole('button', { name: 'Noch einmal versuchen' }).click();
      await expect(creator.getByRole('row', { name: exploration.name })).toBeVisible();
      await expect(creator.getByRole('main')).toBeFocused();
      await expect(creator).toHaveURL('/management/exploration');
    });

    await test.step('shows that a run is deleted only after a deletion', async () => {
      await creator.goto(`/management/exploration/${exploration.slug}/delete/success`);
      await expect(creator).toHaveURL('/management/exploration');
      await expect(creator.getByText(exploration.name)).toBeVisible();
    });

    await test.step('creates no run from a bad file, and lists every mistake with its path', async () => {
      await creator.goto('/management/exploration');
      await expect(creator.getByRole('row', { name: exploration.name })).toBeVisible();
      const choose = creator.locator('input[type=file]');
      await choose.setInputFiles({
        name: 'Weg.json',
        mimeType: 'application/json',
        buffer: Buffer.from('{ "format":'),
      });
      await expect(creator.getByRole('heading', { name: 'Aus dieser Datei wurde kein Run' })).toBeFocused();
      await expect(creator.getByText('ist keine Datei im Format')).toBeVisible();
      const ansi = Buffer.from('{ "format": "Lücke" }', 'latin1');
      await choose.setInputFiles({ name: 'Weg.json', mimeType: 'application/json', buffer: ansi });
      await expect(creator.getByText('hat die Zeichenkodierung Windows-1252.')).toBeVisible();
      await expect(choose).toHaveValue(''); // so that the same file can be chosen again

      const poi = { name: 'Ort', location_type: 'coordinates', location: { latitude: 99, longitude: 1 } };
      const bad = { format: 'puzzle-run/1', exploration: { name: ' ', image: 'x', postal_code: '93047', pois: [poi] } };
      await choose.setInputFiles({
        name: 'Weg.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(bad)),
      });
      await expect(creator.getByText('In „Weg.json“ sind 3 Fehler.')).toBeVisible();
      await expect(
        creator.getByRole('region', { name: 'Aus dieser Datei wurde kein Run' }).getByRole('listitem'),
      ).toHaveText([
        /^exploration\.name\s*Das ist leer\.$/,
        /^exploration\.image\s*Das ist keine Adresse eines Bildes oder Videos\./,
        /^exploration\.pois\.0\.location\.latitude\s*Diese Zahl ist zu groß\. Höchstens 90 ist erlaubt\.$/,
      ]);
    });

    await test.step('deletes a run after confirmation', async () => {
      await creator.goto('/management/exploration');
      await creator.getByRole('button', { name: `Aktionen für ${exploration.name}` }).click();
      await creator.getByRole('menuitem', { name: 'Löschen' }).click();
      await expect(creator.getByRole('heading', { name: exploration.name })).toBeVisible();
      const remove = creator.getByRole('button', { name: 'Endgültig löschen' });
      await remove.click();
      await expect(creator).toHaveURL(/delete\?alert=incorrect_entry$/);
      await creator.getByRole('checkbox').check();
      await remove.click();
      await expect(creator.getByRole('heading', { level: 1, name: 'Der Run ist gelöscht' })).toBeVisible();
      await expect(creator).toHaveURL(`/management/exploration/${exploration.slug}/delete/success?alert=delete`);
      await creator.getByRole('link', { name: 'Zu meinen Runs' }).click();
      await expect(creator.getByRole('heading', { name: 'Noch kein Puzzle Run' })).toBeVisible();
    });

    await test.step('starts with an example', async () => {
      await creator.getByRole('button', { name: 'Schule', exact: true }).click();
      await expect(creator).toHaveURL(/\/exploration\/einmal-durch-die-schule[^/]*\?alert=create$/);
      await expect(creator.getByRole('link', { name: /Die Turnhalle/ }).first()).toBeVisible();
    });
  });
});

test.describe(() => {
  test.use({ allowedErrors: [409] });

  test('the list with copies of a run', async ({ creator, accounts, testSite }) => {
    const { exploration } = await creatorWithExploration(creator, { accounts, testSite });

    await test.step('makes a run under another name from a file whose name is taken', async () => {
      await creator.goto('/management/exploration');
      await expect(creator.getByRole('row', { name: exploration.name })).toBeVisible();
      const file = {
        format: 'puzzle-run/1',
        exploration: { name: exploration.name, description: '<p>Los</p>', postal_code: '93047', pois: [] },
      };
      const buffer = Buffer.from(JSON.stringify(file));
      await creator
        .locator('input[type=file]')
        .setInputFiles({ name: 'weg.json', mimeType: 'application/json', buffer });
      await expect(creator.getByLabel('Neuer Name')).toHaveValue(`${exploration.name} (2)`);
      await creator.getByRole('button', { name: 'Unter diesem Namen anlegen' }).click();
      await expect(creator.getByRole('heading', { level: 1, name: `${exploration.name} (2)` })).toBeVisible();
    });

    await test.step('duplicates a run, exports it to a file, and imports the file', async () => {
      const actions = creator.getByRole('button', { name: `Aktionen für ${exploration.name}`, exact: true });
      await creator.goto('/management/exploration');
      await actions.click();
      await creator.getByRole('menuitem', { name: 'Duplizieren' }).click();
      await expect(creator.getByRole('heading', { level: 1, name: `${exploration.name} (3)` })).toBeVisible();

      // A very large run may take a minute.
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await creator.route(/\/file$/, async (route) => {
        await held;
        await route.continue();
      });
      await creator.clock.install();
      await creator.goto('/management/exploration');
      await actions.click();
      const asked = creator.waitForRequest(/\/file$/);
      await creator.getByRole('menuitem', { name: 'Als Datei speichern' }).click();
      await asked;
      await creator.clock.fastForward('01:00');
      const downloading = creator.waitForEvent('download');
      release();
      const file = await downloading;
      expect(file.suggestedFilename()).toBe(`${exploration.slug}.json`);
      const saved = JSON.parse(await readFile(await file.path(), 'utf8'));
      expect(saved).toMatchObject({ format: 'puzzle-run/1', exploration: { name: exploration.name } });

      const name = uniqueName('Aus der Datei');
      const text = JSON.stringify({ ...saved, exploration: { ...saved.exploration, name } });
      const buffer = Buffer.from(`\uFEFF${text}`, 'utf16le');
      await creator
        .locator('input[type=file]')
        .setInputFiles({ name: 'weg.json', mimeType: 'application/json', buffer });
      await expect(creator.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(creator).toHaveURL(/alert=create$/);
    });
  });
});
