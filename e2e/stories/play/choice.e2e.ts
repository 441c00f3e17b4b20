import { expect } from '@playwright/test';
import { check, expectSolved, joinAt, questOf } from '../../support/playing.ts';
import { test } from '../../support/stories.ts';

test.describe('a choice', () => {
  test.use({ forgiven: [422] });

  test('is right with exactly the right ones, and asks for at least one', async ({ player }) => {
    await joinAt(player, 'Der Rätselgarten', 'Auswahlbeet');
    const quest = questOf(player, 'Was summt hier?');
    await check(quest);
    await expect(quest.getByRole('alert')).toHaveText('Wähle mindestens eine Möglichkeit.');

    await quest.getByLabel('Biene').check();
    await check(quest);
    await expect(quest.getByRole('alert')).toHaveText('Das war es noch nicht. Versuch es noch einmal.');
    await expect(quest.getByLabel('Biene')).toBeChecked();

    await quest.getByLabel('Hummel').check();
    await check(quest);
    await expectSolved(quest, 10);
  });
});
