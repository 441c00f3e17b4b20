import { expect } from '@playwright/test';
import { answer, expectPoints, joinAt, questOf } from '../../support/playing.ts';
import { test } from '../../support/stories.ts';

test.describe('wrong answers', () => {
  test.use({ forgiven: [422] });

  test('use up the attempts, and then the quest is over', async ({ player }) => {
    await joinAt(player, 'Der Rätselgarten', 'Auswahlbeet');
    const quest = questOf(player, 'Nur zwei Versuche');
    await expect(quest.getByText('Versuch 1 von 2')).toBeVisible();

    await answer(quest, 'Antwort', 'Igel');
    await expect(quest.getByRole('alert')).toHaveText(
      'Das stimmt noch nicht. Schau genau hin: Du hast noch 1 Versuch.',
    );
    await expect(player).toHaveURL(/\?alert=wrong_answer$/);
    await expect(player.getByRole('alert').filter({ hasText: 'Falsche Antwort!' })).toBeVisible();
    await expect(quest.getByText('Versuch 2 von 2')).toBeVisible();
    await expect(quest.getByLabel('Antwort', { exact: true })).toHaveValue('Igel');

    await answer(quest, 'Antwort', 'Wühlmaus');
    await expect(quest.getByText('Hier sind alle Versuche aufgebraucht.')).toBeVisible();
    await expect(quest.getByRole('form')).toBeHidden();

    await player.reload();
    await expect(quest.getByText('Hier sind alle Versuche aufgebraucht.')).toBeVisible();
    await expectPoints(player, 0);
  });

  test('leave an alert that goes with the right one', async ({ player }) => {
    await joinAt(player, 'Der Rätselgarten', 'Textbeet');
    const quest = questOf(player, 'Königin der Blumen');
    await answer(quest, 'Antwort', 'Nelke');
    const toast = player.getByRole('alert').filter({ hasText: 'Falsche Antwort!' });
    await expect(toast).toBeVisible();
    await answer(quest, 'Antwort', 'Rose');
    await expect(toast).toBeHidden();
    await expect(player).toHaveURL(/\/poi\/textbeet$/);
  });
});
