import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from '../../support/stories.ts';
import { newExploration } from '../../support/studio/exploration-builder.ts';
import { logInToStudio } from '../../support/studio/login.ts';

test.use({ at: 'studio' });

test('blocks publishing until a qualifier that cannot be met is corrected', async ({ creator, testSite, accounts }) => {
  const built = await newExploration({ testSite, accounts }, `Schloss ${randomUUID()}`);
  for (const name of ['Tor', 'Turm']) await built.task(await built.poi(name), 10);
  await logInToStudio(creator, built.creator);
  await creator.goto(`/management/exploration/${built.exploration.slug}/poi/turm`);
  await creator.getByRole('button', { name: 'von Anfang an' }).click();
  await creator.getByRole('menuitem', { name: 'ab so vielen Punkten' }).click();
  await creator.getByLabel('Wie viele Punkte?').fill('500');
  await creator.getByLabel('Wie viele Punkte?').press('Enter');
  await expect(creator.getByRole('button', { name: '500 Punkten', exact: true })).toBeFocused();
  await creator.getByRole('button', { name: 'Speichern' }).click();
  await expect(creator).toHaveURL(/poi\/turm\?alert=update$/);
  await expect(creator.getByText('Er verlangt 500 Punkte, höchstens 10 sind vorher zu holen')).toBeVisible();
  expect(await built.publish()).toBe(409);

  await creator.goto(`/management/exploration/${built.exploration.slug}/poi/turm/prerequisite`);
  await creator.getByRole('link', { name: 'Bedingung „ab 500 Punkten“ bearbeiten' }).click();
  await creator.getByRole('button', { name: 'Speichern' }).click();
  await expect(creator).toHaveURL(/alert=nochange$/);
  await creator.getByRole('button', { name: '500 Punkten', exact: true }).click();
  await creator.getByLabel('Wie viele Punkte?').fill('10');
  await creator.getByRole('button', { name: 'Speichern' }).click();
  await expect(creator).toHaveURL(/alert=update$/);
  await expect(creator.getByText('So kann diesen Spot niemand öffnen')).toBeHidden();
  expect(await built.publish()).toBe(200);
});

test('describes qualifiers in words, and deletes one', async ({ creator, testSite, accounts }) => {
  const built = await newExploration({ testSite, accounts }, `Schloss ${randomUUID()}`);
  const poi = await built.poi('Tor');
  for (const unlock_type of ['points', 'time', 'tasks'])
    await built.send('POST', `/pois/${poi.id}/prerequisites`, { unlock_type, value: 1 });
  await logInToStudio(creator, built.creator);
  await creator.goto(`/management/exploration/${built.exploration.slug}/poi/tor/prerequisite`);
  const table = creator.getByRole('table', { name: 'Qualifier' });
  await expect(table.getByText('Öffnet sich nach 1 Minute.')).toBeVisible();
  await expect(table.getByText('Öffnet sich nach 1 gelösten Quest.')).toBeVisible();
  await creator.getByRole('link', { name: 'Bedingung „nach 1 Minute“ löschen' }).click();
  await creator.getByRole('checkbox').check();
  await creator.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(creator.getByRole('heading', { name: 'Die Bedingung ist gelöscht' })).toBeVisible();
  await creator.getByRole('link', { name: 'Zu den Bedingungen' }).click();
  await expect(table.getByText('nach 1 gelösten Quest')).toBeVisible();
  await expect(table.getByText('nach 1 Minute')).toBeHidden();
});
