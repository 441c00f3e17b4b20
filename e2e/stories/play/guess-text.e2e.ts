import { expect } from '@playwright/test';
import { answer, check, expectPoints, expectSolved, joinAt, taskOf } from '../../support/play/playing.ts';
import { test } from '../../support/stories.ts';

test.describe('a text quest', () => {
  test('is solved by the word in a sentence, whatever its case', async ({ player }) => {
    await joinAt(player, 'Der Rätselgarten', 'Textbeet');
    await expectPoints(player, 0);
    const task = taskOf(player, 'Königin der Blumen');
    await answer(task, 'Antwort', '  die ROSE natürlich ');
    await expectSolved(task, 10);
    await expectPoints(player, 10);
  });

  test('asks for an answer instead of sending none', async ({ player }) => {
    await joinAt(player, 'Der Rätselgarten', 'Textbeet');
    const task = taskOf(player, 'Königin der Blumen');
    await task.getByLabel('Antwort').fill('   ');
    await check(task);
    await expect(task.getByRole('alert')).toHaveText('Schreib erst eine Antwort.');
  });
});
