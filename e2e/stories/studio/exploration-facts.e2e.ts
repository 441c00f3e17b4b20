import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from '../../support/stories.ts';
import { openRow } from '../../support/studio/creator-setup.ts';
import { newExploration } from '../../support/studio/exploration-builder.ts';
import { logInToStudio } from '../../support/studio/login.ts';

test.use({ at: 'studio' });

test('enters the facts of a run and its meeting point', async ({ creator, testSite, accounts }) => {
  const { creator: ada, exploration } = await newExploration({ testSite, accounts }, `Donau ${randomUUID()}`);
  await logInToStudio(creator, ada);
  const address = `/management/exploration/${exploration.slug}`;
  await creator.goto(address);
  await openRow(creator, /^Dauer und Weg/);
  await creator.getByLabel('Dauer in Minuten').fill('90');
  await creator.getByLabel('Länge in Kilometern').fill('300');
  await creator.getByLabel('Sprache der Texte').selectOption('en');
  await creator.getByRole('checkbox', { name: 'Stufenfrei' }).check();
  await openRow(creator, /^Ohne Netz/);
  await creator.getByRole('checkbox', { name: 'Spielbar ohne Netz' }).check();
  await openRow(creator, /^Treffpunkt/);
  await creator.getByRole('button', { name: 'Nadel in die Mitte setzen' }).scrollIntoViewIfNeeded(); // the map starts when it is visible
  await creator.getByRole('button', { name: 'Nadel in die Mitte setzen' }).click();
  await expect(creator.getByRole('button', { name: 'Treffpunkt entfernen' })).toBeVisible();
  await creator.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(creator.getByText('Schreib Kilometer als Zahl')).toBeVisible(); // in its row, which has opened
  await expect(creator.getByLabel('Länge in Kilometern')).toBeFocused();
  await creator.getByLabel('Länge in Kilometern').fill('2,5');
  await creator.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(creator).toHaveURL(/alert=update$/);

  await creator.reload();
  await expect(creator.getByRole('button', { name: /^Dauer und Weg/ })).toContainText(
    '1 h 30 min · 2,5 km · Stufenfrei',
  );
  await openRow(creator, /^Dauer und Weg/);
  await expect(creator.getByLabel('Länge in Kilometern')).toHaveValue('2.5');
  await expect(creator.getByRole('checkbox', { name: 'Stufenfrei' })).toBeChecked();
  await creator.goto(`${address}/overview`);
  await expect(creator.getByText('1 h 30 min · 2,5 km · Englisch · stufenfrei · Treffpunkt: 49')).toBeVisible();
});
