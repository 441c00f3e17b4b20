import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from '../../support/stories.ts';
import { newExploration } from '../../support/studio/exploration-builder.ts';
import { logInToStudio } from '../../support/studio/login.ts';

test.use({ at: 'studio' });

test('sets, moves and removes the pin of an address', async ({ creator, testSite, accounts }) => {
  const built = await newExploration({ testSite, accounts }, `Donau ${randomUUID()}`);
  await built.poi('Dom');
  await logInToStudio(creator, built.creator);
  await creator.goto(`/management/exploration/${built.exploration.slug}/poi/dom`);
  await expect(creator.getByRole('button', { name: /Adresse ohne Nadel/ })).toBeVisible();
  const pin = creator.getByRole('button', { name: 'Dieser Spot' });
  await creator.getByRole('button', { name: 'Nadel in die Mitte setzen' }).click();
  await pin.press('ArrowDown');
  await creator.getByRole('button', { name: 'Speichern' }).click();
  await expect(creator).toHaveURL(/alert=update$/);

  await creator.reload();
  await creator.getByRole('button', { name: /^Spielende sehen/ }).click();
  await creator.getByLabel('Straße und Hausnummer').fill('Domplatz 2');
  await creator.getByRole('button', { name: 'Speichern' }).click();
  await expect(creator.getByText('Nicht gespeichert')).toHaveCount(0);
  await expect(creator.getByText('Die Nadel zeigt Spielenden den genauen Ort.')).toBeVisible();
  await creator.getByRole('button', { name: 'Nadel entfernen' }).click();
  await creator.getByRole('button', { name: 'Speichern' }).click();
  await expect(creator.getByText('Nicht gespeichert')).toHaveCount(0);
  await creator.reload();
  await expect(creator.getByRole('button', { name: /Adresse ohne Nadel/ })).toBeVisible();
});
