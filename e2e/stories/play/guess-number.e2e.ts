import { expect } from '@playwright/test';
import {
  enterAnswer,
  expectSolved,
  joinAndOpenPoi,
  openTask,
  submitAnswer,
  taskCard,
} from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

test('a number quest', async ({ player }) => {
  await test.step('accepts the number, and clamps or corrects other input', async () => {
    await joinAndOpenPoi(player, 'Der Rätselgarten', 'Zahlenbeet');
    const task = taskCard(player, 'Bänke zählen');
    const field = task.getByLabel('Zahl', { exact: true });
    for (const [typed, taken] of [
      ['', '0'],
      ['-200000', '100000'],
      ['0012,9', '12'],
      ['1.478', '1478'],
      ['ca. 12', '12'],
      ['weiß nicht', 'weiß nicht'],
    ] as const) {
      await field.fill(typed);
      await field.blur();
      await expect(field).toHaveValue(taken);
    }
    await submitAnswer(task);
    await expect(task.getByText('Gib erst eine Zahl ein.')).toBeVisible();
    await enterAnswer(task, 'Zahl', '007');
    await expectSolved(task, 10);
  });

  await test.step('with a range has a slider in sync with the field', async () => {
    const task = await openTask(player, 'Höhe der Sonnenblume');
    const slider = task.getByRole('slider', { name: 'Zahl auf dem Regler' });
    const field = task.getByLabel('Zahl', { exact: true });
    await expect(slider).toHaveValue('100');
    await expect(slider).toHaveAttribute('aria-valuetext', 'noch keine Zahl gewählt');
    await expect(field).toHaveValue('');
    await field.focus();
    await field.blur();
    await submitAnswer(task);
    await expect(task.getByText('Gib erst eine Zahl ein.')).toBeVisible();
    await field.fill('211');
    await expect(slider).toHaveValue('211');
    await slider.press('ArrowRight');
    await expect(field).toHaveValue('212');
    await submitAnswer(task);
    await expectSolved(task, 15);
  });
});
