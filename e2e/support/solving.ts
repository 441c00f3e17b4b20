import { expect, type Locator } from '@playwright/test';
import type { RunTask } from '@puzzle-runs/contract/run-format.ts';
import { check } from './playing.ts';

/** Brings entries in order by their buttons. */
async function sort(quest: Locator, entries: readonly string[]): Promise<void> {
  const items = quest.getByRole('listitem');
  for (const [place, entry] of entries.entries()) {
    const here = items.filter({ has: quest.page().getByRole('button', { name: `${entry}: nach oben` }) });
    while (!(await items.nth(place).and(here).isVisible())) await here.getByRole('button').first().click();
  }
}

/** Fills the gaps from the first to the last: with the offered words, or by typing them. */
async function fillGaps(quest: Locator, words: readonly string[], offered: boolean): Promise<void> {
  for (const [gap, word] of words.entries()) {
    if (offered) await quest.getByRole('button', { name: word, exact: true, pressed: false }).first().click();
    else await quest.getByLabel(`Lücke ${gap + 1}`).fill(word);
  }
}

async function enter(quest: Locator, { task_type, task }: RunTask): Promise<void> {
  switch (task_type) {
    case 'guess_text':
      return quest.getByLabel('Antwort', { exact: true }).fill(task.answers[0] ?? '');
    case 'guess_number':
      return quest.getByLabel('Zahl', { exact: true }).fill(String(task.answer));
    case 'locate':
      return quest.getByRole('textbox').fill(task.code);
    case 'cloze':
      return fillGaps(quest, task.words, task.preview);
    case 'order':
      return sort(quest, task.entries);
    case 'choice':
      for (const { answer, correct } of task.choices) {
        if (correct) await quest.getByLabel(answer, { exact: true }).check();
      }
  }
}

/** Solves a quest as somebody does who knows its file. */
export async function solve(quest: Locator, task: RunTask): Promise<void> {
  await enter(quest, task);
  await check(quest);
  await expect(quest.getByText('Gelöst', { exact: true })).toBeVisible();
}
