import { expect, type Page } from '@playwright/test';
import { logInToStudio } from '../studio/login.ts';
import { workshop } from '../studio/workshop.ts';
import { open, type Walk } from './walk.ts';

const TASKS = {
  guess_number: { answer: 105, range_from: 50, range_to: 200 },
  guess_text: { TaskGuessTextAnswers: [{ answer: 'Cathedral' }] },
  choice: { TaskChoices: [{ answer: 'South', correct: true }, { answer: 'North' }] },
  order: { TaskOrderEntries: [{ text: 'Fire' }, { text: 'Spires' }] },
  cloze: { text: '<p>The __________ has spires.</p>', TaskClozeWords: [{ word: 'cathedral'.repeat(9) }] },
  locate: { locate_type: 'qr', image: 'donkey', code: 'IAH' },
} as const;

/** The forms are there once their editors are, and so is what players see. */
async function openEditor(creator: Page, address: string): Promise<void> {
  await open(creator, address);
  await expect(creator.getByRole('toolbar').first()).toBeVisible();
}

/** Tasks of a poi in the studio: the list, an editor of each kind, with everything wrong, and while an entry is edited. */
export const tasks: Walk = async (creator, look, people) => {
  await open(creator, '/register');
  const shop = await workshop(people, { url: new URL(creator.url()).origin });
  await logInToStudio(creator, shop.ada);
  await open(creator, shop.tasks);
  await look('no quests yet');
  await openEditor(creator, `${shop.tasks}/create`);
  await creator
    .getByRole('button', { name: /^(Speichern|Save)$/ })
    .first()
    .click();
  await expect(creator).toHaveURL(/alert=missing$/);
  await look('new quest, everything missing');
  for (const [kind, task] of Object.entries(TASKS)) {
    await shop.task({ name: `Quest ${kind}`, task_type: kind as keyof typeof TASKS, task });
  }
  for (const kind of Object.keys(TASKS)) {
    await openEditor(creator, `${shop.tasks}/quest-${kind.replace('_', '-')}`);
    if (kind === 'order') await creator.getByRole('button', { name: /^Fire, (bearbeiten|edit)$/ }).click();
    await look(`quest ${kind}`);
  }
  await open(creator, shop.tasks);
  await look('quests');
  await open(creator, `${shop.tasks}/quest-order/delete`);
  await look('deletion of a quest');
  await open(creator, `${shop.tasks}/quest-order/delete/success`);
  await look('quest deleted');
};
