import { expect, type Page } from '@playwright/test';
import { logInToStudio } from '../studio/login.ts';
import { setUpTasks } from '../studio/task-setup.ts';
import { openPage, type Walk } from './open-page.ts';

const TASKS = {
  guess_number: { answer: 105, range_from: 50, range_to: 200 },
  guess_text: { TaskGuessTextAnswers: [{ answer: 'Cathedral' }] },
  choice: { TaskChoices: [{ answer: 'South', correct: true }, { answer: 'North' }] },
  order: { TaskOrderEntries: [{ text: 'Fire' }, { text: 'Spires' }] },
  cloze: { text: '<p>The __________ has spires.</p>', TaskClozeWords: [{ word: 'cathedral'.repeat(9) }] },
  locate: { locate_type: 'qr', image: 'donkey', code: 'IAH' },
  decision: { TaskOptions: [{ option: 'Apprentice', reaction: 'He hands you a key.' }, { option: 'Countess' }] },
} as const;

/** Waits for the lazy rich-text editor, with which form and preview are complete. */
async function openEditor(creator: Page, address: string): Promise<void> {
  await openPage(creator, address);
  await expect(creator.getByRole('textbox', { name: /^(Frage|Question)$/ })).toBeVisible();
}

/** Tasks of a poi in the studio: the list, an editor of each type, an invalid form, and an entry being edited. */
export const tasksWalk: Walk = async (creator, checkPage, accounts) => {
  await openPage(creator, '/register');
  const setup = await setUpTasks(accounts, { url: new URL(creator.url()).origin });
  await logInToStudio(creator, setup.creator);
  await openPage(creator, setup.tasks);
  await checkPage('no quests yet');
  await openEditor(creator, `${setup.tasks}/create`);
  await creator.getByRole('button', { name: /^(Fertig|Done)$/ }).click();
  await expect(creator).toHaveURL(/alert=missing$/);
  await checkPage('new quest, everything missing');
  for (const [kind, task] of Object.entries(TASKS)) {
    await setup.task({ name: `Quest ${kind}`, task_type: kind as keyof typeof TASKS, task });
  }
  for (const kind of Object.keys(TASKS)) {
    await openEditor(creator, `${setup.tasks}/quest-${kind.replace('_', '-')}`);
    if (kind === 'order') await creator.getByRole('button', { name: /^Fire, (bearbeiten|edit)$/ }).click();
    await checkPage(`quest ${kind}`);
  }
  await openPage(creator, setup.tasks);
  await checkPage('quests');
  await openPage(creator, `${setup.tasks}/quest-order/delete`);
  await checkPage('deletion of a quest');
  await openPage(creator, `${setup.tasks}/quest-order/delete/success`);
  await checkPage('quest deleted');
};
