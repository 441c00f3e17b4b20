import { expect } from '@playwright/test';
import { test } from '../../support/stories.ts';
import { newExploration } from '../../support/studio/exploration-builder.ts';
import { logInToStudio } from '../../support/studio/login.ts';

test.use({ at: 'studio', site: 'own demo' });

test('copies a spot of another run to the end of the list', async ({ creator, testSite, accounts }) => {
  const built = await newExploration({ testSite, accounts }, 'Lauter Kopien', await accounts.owner());
  for (let poi = 1; poi <= 10; poi += 1) await built.poi(`Spot ${poi}`);
  await logInToStudio(creator, built.creator);
  await creator.goto(`/management/exploration/${built.exploration.slug}/poi`);
  await creator.getByRole('searchbox', { name: 'Run oder Spot suchen' }).fill('Nikolaikirche');
  const copies = creator.getByRole('table', { name: 'Puzzle Spot Übersicht' });
  await expect(copies.getByRole('button', { name: /^Kopie einfügen/ })).toHaveCount(1);
  await copies.getByRole('button', { name: /^Kopie einfügen/ }).click();
  await expect(creator).toHaveURL(/\?page=2&alert=create$/);
  await expect(creator.getByLabel('Position von Nikolaikirche')).toHaveValue('11');
});
