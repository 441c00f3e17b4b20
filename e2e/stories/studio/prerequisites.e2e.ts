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
  await creator.getByRole('button', { name: 'Öffnet sich' }).click();
  await creator.getByRole('link', { name: 'Neue Bedingung' }).click();
  await creator.getByLabel('Wie viele Punkte?').fill('500');
  await expect(creator.getByText('Öffnet sich ab 500 Punkten.')).toBeVisible();
  await creator.getByRole('button', { name: 'Speichern' }).click();
  await expect(creator).toHaveURL(/prerequisite\/\d+\?alert=create$/);
  await expect(creator.getByText('Er verlangt 500 Punkte, höchstens 10 sind vorher zu holen')).toBeVisible();
  expect(await built.publish()).toBe(409);

  await creator.goto(`/management/exploration/${built.exploration.slug}/poi/turm/prerequisite`);
  await creator.getByRole('link', { name: 'Bedingung „500 Punkte“ bearbeiten' }).click();
  await creator.getByRole('button', { name: 'Speichern' }).click();
  await expect(creator).toHaveURL(/alert=nochange$/);
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
  await expect(table.getByText('Öffnet sich 1 Minute nach dem Start.')).toBeVisible();
  await expect(table.getByText('Öffnet sich, sobald 1 Quest gelöst ist.')).toBeVisible();
  await creator.getByRole('link', { name: 'Bedingung „1 Minuten“ löschen' }).click();
  await creator.getByRole('checkbox').check();
  await creator.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(creator.getByRole('heading', { name: 'Die Bedingung ist gelöscht' })).toBeVisible();
  await creator.getByRole('link', { name: 'Zu den Bedingungen' }).click();
  await expect(table.getByText('1 Quest gelöst')).toBeVisible();
  await expect(table.getByText('1 Minute nach dem Start')).toBeHidden();
});
