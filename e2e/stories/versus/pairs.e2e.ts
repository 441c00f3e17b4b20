import { expect } from '@playwright/test';
import { freshName, save } from '../../support/creating.ts';
import { addPair, organiser } from '../../support/organising.ts';
import { test } from '../../support/stories.ts';

test.use({ at: 'studio' });

test('pairs that are not saved survive a reload, and a team is offered once', async ({ creator, people, place }) => {
  const { run, teams } = await organiser(creator, { people, place });
  await creator.goto('/management/battle/create');
  await expect(creator.getByRole('button', { name: 'Hinzufügen' })).toBeDisabled();
  await creator.getByLabel(/^Name/).fill(freshName('Ost gegen West'));
  await addPair(creator, { run, team: teams[0] });
  await expect(creator.getByRole('listitem').filter({ hasText: teams[0] })).toContainText('Neu');
  await creator.getByRole('combobox', { name: 'Team' }).click();
  await expect(creator.getByRole('option')).toHaveText([teams[1]]);
  await creator.getByRole('option').click();
  creator.once('dialog', (dialog) => dialog.accept());
  await creator.reload();
  const pair = creator.getByRole('listitem').filter({ hasText: teams[0] });
  await expect(pair).toContainText('Neu');
  await pair.getByRole('button', { name: `${teams[0]} entfernen` }).click();
  await expect(pair).toBeHidden();
  await save(creator);
  await expect(creator).toHaveURL(/alert=create$/);
});
