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
