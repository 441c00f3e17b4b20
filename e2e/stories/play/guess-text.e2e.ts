import { expect } from '@playwright/test';
import { answer, check, expectPoints, expectSolved, joinAt, questOf } from '../../support/playing.ts';
import { test } from '../../support/stories.ts';

test.describe('a text quest', () => {
  test('is solved by the word in a sentence, whatever its case', async ({ player }) => {
    await joinAt(player, 'Der Rätselgarten', 'Textbeet');
    await expectPoints(player, 0);
    const quest = questOf(player, 'Königin der Blumen');
    await answer(quest, 'Antwort', '  die ROSE natürlich ');
    await expectSolved(quest, 10);
    await expectPoints(player, 10);
  });

  test('asks for an answer instead of sending none', async ({ player }) => {
    await joinAt(player, 'Der Rätselgarten', 'Textbeet');
    const quest = questOf(player, 'Königin der Blumen');
    await quest.getByLabel('Antwort').fill('   ');
    await check(quest);
    await expect(quest.getByRole('alert')).toHaveText('Schreib erst eine Antwort.');
  });
});
