import { expect } from '@playwright/test';
import { test } from '../../support/stories.ts';
import {
  creatorWithExploration,
  nameField,
  openName,
  openRow,
  postAs,
  postalCodeField,
  saveForm,
  uniqueName,
  writeText,
} from '../../support/studio/creator-setup.ts';
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
  await expect(nameField(creator)).toBeFocused();

  await nameField(creator).fill(name);
  await writeText(creator, 'Ein Weg durch die Altstadt.');
  await postalCodeField(creator).fill('9304');
  await expect(creator.getByRole('group', { name: 'Ort' })).toHaveCount(0);
  await postalCodeField(creator).fill('00001');
  await expect(creator.getByText('Keine Karte zur Postleitzahl 00001')).toBeVisible();
  await postalCodeField(creator).fill('93047');
  const place = creator.getByRole('group', { name: 'Ort' });
  await expect(place).toContainText('Regensburg');
  await expect(place.locator('canvas')).toBeVisible();
  await creator.getByRole('button', { name: /^Bild und Zugang/ }).click();
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
  await expect(creator.getByRole('alert').getByRole('link', { name: 'Ersten Spot anlegen' })).toBeVisible();
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
  await openName(creator);
  await nameField(creator).fill(name);
  await openRow(creator, /^Zugang/);
  await creator.getByRole('radiogroup', { name: 'Zugang' }).getByLabel('Alle', { exact: true }).check();
  await expect(creator.getByText('Nicht gespeichert', { exact: true }).filter({ visible: true })).toBeVisible();
  await saveForm(creator);
  await expect(creator).toHaveURL(`/management/exploration/${name.toLowerCase().replaceAll(' ', '-')}?alert=update`);
  await expect(creator.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(creator.getByText('Gespeichert vor').filter({ visible: true })).toBeVisible();
  await creator.reload();
  await expect(creator.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(creator.getByRole('button', { name: /^Zugang alle/ })).toBeVisible();
});

test.describe('a name that is taken', () => {
  test.use({ allowedErrors: [409] });

  test('is refused with a message beside its field', async ({ creator, accounts, testSite }) => {
    const { account, exploration } = await creatorWithExploration(creator, { accounts, testSite });
    const body = { name: uniqueName('Schon da'), description: '<p>x</p>', postal_code: '93047' };
    const other = await postAs({ accounts, testSite }, { account, path: '/explorations', body });
    await creator.goto(`/management/exploration/${exploration.slug}`);
    await openName(creator);
    await nameField(creator).fill(other.name.toUpperCase());
    await openRow(creator, /^Fotos/);
    await saveForm(creator);
    await expect(creator.getByText('Dieser Name ist schon vergeben. Wähle einen anderen.')).toBeVisible();
    await expect(nameField(creator)).toBeFocused();
  });
});

test('keeps a draft over a reload until it is discarded', async ({ creator, accounts, testSite }) => {
  const { exploration } = await creatorWithExploration(creator, { accounts, testSite });
  await creator.goto(`/management/exploration/${exploration.slug}`);
  await openName(creator);
  await nameField(creator).fill('Noch nicht fertig');
  await openRow(creator, /^Beschreibung/);
  await writeText(creator, ' Und zurück.');
  await expect(creator.getByText('Nicht gespeichert', { exact: true }).filter({ visible: true })).toBeVisible();
  creator.on('dialog', (dialog) => dialog.accept());
  await creator.reload();
  await expect(creator.getByText('noch nicht gespeichert.')).toBeVisible();
  await expect(creator.getByRole('button', { name: /^Beschreibung/ })).toContainText('Und zurück.');
  await openName(creator);
  await expect(nameField(creator)).toHaveValue('Noch nicht fertig');

  await creator.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(nameField(creator)).toHaveValue(exploration.name);
  await expect(creator.getByRole('button', { name: /^Beschreibung/ })).toHaveText('Beschreibung„Am Fluss entlang.“');
  await creator.reload();
  await openName(creator);
  await expect(nameField(creator)).toHaveValue(exploration.name);
});

test('asks before a changed form is left', async ({ creator, accounts, testSite }) => {
  const { exploration } = await creatorWithExploration(creator, { accounts, testSite });
  await creator.goto(`/management/exploration/${exploration.slug}`);
  await openName(creator);
  await nameField(creator).fill('Noch nicht fertig');
  await creator.getByRole('link', { name: 'Teilen' }).click();
  await creator.getByRole('button', { name: 'Hier bleiben' }).click();
  await expect(nameField(creator)).toHaveValue('Noch nicht fertig');
  await creator.getByRole('link', { name: 'Teilen' }).click();
  await creator.getByRole('button', { name: 'Verwerfen und gehen' }).click();
  await expect(creator.getByLabel('Link zum Mitspielen')).toBeVisible();
  await creator.goBack();
  await openName(creator);
  await expect(nameField(creator)).toHaveValue(exploration.name);
});

test('keeps the keyboard focus while saving, and saves once', async ({ creator, accounts, testSite }) => {
  const { exploration } = await creatorWithExploration(creator, { accounts, testSite });
  await creator.goto(`/management/exploration/${exploration.slug}`);
  await openName(creator);
  await postalCodeField(creator).fill('04109');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let sent = 0;
  await creator.route(`**/api/explorations/${exploration.id}`, async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  const button = creator.getByRole('button', { name: 'Speichern', exact: true });
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

    await openName(other);
    await postalCodeField(other).fill('04109');
    await saveForm(other);
    await expect(other.getByRole('alert')).toContainText('Gespeichert');
    await openRow(creator, /^Zugang/);
    await creator.getByLabel('Nur mit Zugangscode').check();
    await creator.getByRole('textbox', { name: 'Code', exact: true }).fill('EICHE');
    await saveForm(creator);
    await expect(creator.getByRole('dialog')).toContainText('Inzwischen anderswo geändert');
    await creator.getByRole('button', { name: 'Mit meinen weiterschreiben' }).click();
    await expect(creator.getByRole('textbox', { name: 'Code', exact: true })).toHaveValue('EICHE');
    await openName(creator);
    await expect(postalCodeField(creator)).toHaveValue('04109');
    await saveForm(creator);
    await expect(creator.getByRole('alert')).toContainText('Gespeichert');

    await postalCodeField(other).fill('80331');
    await saveForm(other);
    await other.getByRole('button', { name: 'Den neuen Stand laden' }).click();
    await expect(postalCodeField(other)).toHaveValue('04109');
    await expect(other.getByRole('button', { name: /^Zugang nur mit Code/ })).toBeVisible();
  });
});

test.describe('without a network', () => {
  test.use({ allowedErrors: ['network'] });

  test('a failed save keeps the input', async ({ creator, accounts, testSite }) => {
    const { exploration } = await creatorWithExploration(creator, { accounts, testSite }, { postal_code: '00001' });
    await creator.goto(`/management/exploration/${exploration.slug}`);
    await openName(creator);
    await nameField(creator).fill('Im Funkloch');
    await creator.context().setOffline(true);
    await saveForm(creator);
    await expect(creator.getByRole('alert')).toContainText('Deine Eingaben stehen noch da.');
    await expect(nameField(creator)).toHaveValue('Im Funkloch');
    await creator.context().setOffline(false);
  });
});
