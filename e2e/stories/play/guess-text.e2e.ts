import { expect } from '@playwright/test';
import {
  enterAnswer,
  expectPoints,
  expectSolved,
  joinAndOpenPoi,
  submitAnswer,
  taskCard,
} from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

test.describe('a text quest', () => {
  test('is solved by the keyword in a sentence in any case', async ({ player }) => {
    await joinAndOpenPoi(player, 'Der Rätselgarten', 'Textbeet');
    await expectPoints(player, 0);
    const task = taskCard(player, 'Königin der Blumen');
    await enterAnswer(task, 'Antwort', '  die ROSE natürlich ');
    await expectSolved(task, 10);
    await expectPoints(player, 10);
  });

  test('asks for an answer when the field is blank', async ({ player }) => {
    await joinAndOpenPoi(player, 'Der Rätselgarten', 'Textbeet');
    const task = taskCard(player, 'Königin der Blumen');
    await task.getByLabel('Antwort').fill('   ');
    await submitAnswer(task);
    await expect(task.getByRole('alert')).toHaveText('Schreib erst eine Antwort.');
  });
});
