import { expect } from '@playwright/test';
import { test } from '../../support/stories.ts';
import { saveForm } from '../../support/studio/creator-setup.ts';
import { logInToStudio } from '../../support/studio/login.ts';

test.use({ at: 'studio' });

test('creates, changes and deletes a team', async ({ creator, accounts }) => {
  await logInToStudio(creator, await accounts.registered());
  await creator.goto('/management/team');
  await expect(creator.getByRole('heading', { name: 'Noch keine Teams' })).toBeVisible();
  await creator.getByRole('link', { name: 'Neues Team' }).first().click();
  await saveForm(creator);
  await expect(creator).toHaveURL('/management/team/create?alert=missing');
  await expect(creator.getByLabel('Name')).toBeFocused();
  await creator.getByLabel('Name').fill('Füchse');
  await saveForm(creator);
  await expect(creator).toHaveURL('/management/team/f%C3%BCchse?alert=create');
  await expect(creator.getByRole('heading', { level: 1, name: 'Füchse' })).toBeVisible(); // the page of the created team has replaced the form
  await saveForm(creator);
  await expect(creator).toHaveURL('/management/team/f%C3%BCchse?alert=nochange');

  await creator.getByLabel('Name').fill('Rote Füchse');
  await creator.getByLabel('Nur mit Team-Code').check();
  await creator.getByRole('textbox', { name: 'Code', exact: true }).fill('BAU');
  await saveForm(creator);
  await expect(creator).toHaveURL('/management/team/rote-f%C3%BCchse?alert=update');
  await creator.goto('/management/team');
  await expect(creator.getByRole('row', { name: 'Rote Füchse' })).toContainText('BAU');

  await creator.getByRole('button', { name: 'Aktionen für Rote Füchse' }).click();
  await creator.getByRole('menuitem', { name: 'Löschen' }).click();
  const remove = creator.getByRole('button', { name: 'Endgültig löschen' });
  await remove.click();
  await expect(creator).toHaveURL(/alert=incorrect_entry$/);
  await creator.getByRole('checkbox').check();
  await remove.click();
  await expect(creator.getByRole('heading', { level: 1, name: 'Das Team ist gelöscht' })).toBeVisible();
  await creator.getByRole('link', { name: 'Zu meinen Teams' }).click();
  await expect(creator.getByRole('heading', { name: 'Noch keine Teams' })).toBeVisible();
});

test.describe('several teams', () => {
  test.use({ allowedErrors: [409] });

  test('are created from a pasted and a numbered list, once every line works', async ({ creator, accounts }) => {
    await logInToStudio(creator, await accounts.registered());
    await creator.goto('/management/team/create');
    await creator.getByLabel('Mehrere Teams').check();
    const nothing = creator.getByRole('button', { name: '0 Teams anlegen' });
    await expect(nothing).toBeDisabled();
    await nothing.click({ force: true });
    await expect(creator).toHaveURL(/alert=missing$/);
    const list = creator.getByLabel('Teams, eines pro Zeile');
    await list.fill(`Füchse; BAU123\nDachse\nfüchse\n${'x'.repeat(121)}`);
    await expect(creator.getByText('Zeile 3: „füchse“ steht weiter oben schon einmal.')).toBeVisible();
    await expect(creator.getByText(/^Zeile 4: „x+“ ist länger als 120 Zeichen\.$/)).toBeVisible();
    await creator.getByRole('button', { name: '2 Teams anlegen' }).click();
    await expect(list).toBeFocused();

    await creator.getByLabel('Ein Team').check();
    await creator.getByLabel('Mehrere Teams').check();
    await expect(list).toHaveValue(/^Füchse; BAU123/);
    await list.fill('Füchse; BAU123\nDachse');
    await creator.getByLabel('Anzahl').fill('18');
    await creator.getByRole('button', { name: 'Zeilen anfügen' }).click();
    await expect(list).toHaveValue(/^Füchse; BAU123\nDachse\nTeam 1\n(?:.*\n){16}Team 18$/);
    const table = creator.getByRole('region', { name: 'So werden die Teams angelegt' });
    await expect(table.getByRole('row', { name: 'Team 18' })).toHaveText(/^20Team 18[2-9A-Z]{6}$/);
    await creator.getByRole('button', { name: '20 Teams anlegen' }).click();
    await expect(creator).toHaveURL('/management/team?alert=create');
    await expect(creator.getByRole('row', { name: 'Füchse' })).toContainText('BAU123');
    await expect(creator.getByText('Team 8', { exact: true })).toBeVisible(); // the tenth, after Dachse and Füchse

    await creator.goto('/management/team/create?several');
    await list.fill('Eulen\nDachse');
    await creator.getByRole('button', { name: '2 Teams anlegen' }).click();
    await expect(creator.getByText('Zeile 2: Ein Team „Dachse“ hast du schon.')).toBeVisible();
    await list.fill('Eulen');
    await creator.getByRole('button', { name: '1 Team anlegen' }).click();
    await expect(creator).toHaveURL('/management/team?alert=create');
  });
});

test('never covers the save button with an alert', { tag: '@only-desk' }, async ({ creator, accounts }) => {
  await logInToStudio(creator, await accounts.registered());
  await creator.goto('/management/team/create');
  await creator.getByLabel('Nur mit Team-Code').check();
  await saveForm(creator);
  for (const [width, height] of [
    [1440, 900],
    [1440, 800],
    [1024, 768],
    [390, 844],
    [320, 640],
  ] as const) {
    await creator.setViewportSize({ width, height });
    const button = creator.getByRole('button', { name: 'Speichern' });
    await expect(button).toBeInViewport({ ratio: 1 });
    const [alert, bar] = [await creator.getByRole('alert').boundingBox(), await button.boundingBox()];
    expect((bar?.y ?? height) + (bar?.height ?? 0), `${width} × ${height}`).toBeLessThanOrEqual(alert?.y ?? 0);
  }
});

test.describe('the address of an unknown team', () => {
  test.use({ allowedErrors: [404] });

  test('shows a not-found page', async ({ creator, accounts }) => {
    await logInToStudio(creator, await accounts.registered());
    await creator.goto('/management/team/gibt-es-nicht');
    await expect(creator.getByRole('heading', { level: 1, name: 'Hier endet der Weg' })).toBeVisible();
  });
});
