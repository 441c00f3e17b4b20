import { expect, type Locator } from '@playwright/test';
import type { RunTask } from '@puzzle-runs/contract/run-format.ts';
import { sendPhoto, takePhoto } from '../studio/photo-run.ts';
import { unfold } from './play-on-screen.ts';

/** The labels of a task's form, in German and English. */
const LABELS = {
  up: /: (nach oben|move up)$/,
  text: /^(Antwort|Answer)$/,
  number: /^(Zahl|Number)$/,
  check: /^(Antwort prüfen|Check answer|So entscheiden|Decide)/,
  solved: /^(Gelöst|Solved|Entschieden|Decided)$/,
};

/** Sorts the entries with their buttons. */
export async function sortEntries(task: Locator, entries: readonly string[]): Promise<void> {
  const items = task.getByRole('listitem');
  for (const [place, entry] of entries.entries()) {
    const up = task
      .page()
      .getByRole('button', { name: LABELS.up })
      .and(task.page().getByLabel(`${entry}: `));
    const here = items.filter({ has: up });
    while (!(await items.nth(place).and(here).isVisible())) await here.getByRole('button').first().click();
  }
}

/** Fills the gaps in order, with the offered words or by typing. */
async function fillGaps(task: Locator, words: readonly string[], offered: boolean): Promise<void> {
  for (const [gap, word] of words.entries()) {
    if (offered) await task.getByRole('button', { name: word, exact: true, pressed: false }).first().click();
    else await task.getByLabel(new RegExp(`^(Lücke|Blank) ${gap + 1}$`)).fill(word);
  }
}

async function enter(card: Locator, { task_type, task }: RunTask): Promise<void> {
  switch (task_type) {
    case 'guess_text':
      return card.getByLabel(LABELS.text).fill(task.answers[0] ?? '');
    case 'guess_number':
      return card.getByLabel(LABELS.number).fill(String(task.answer));
    case 'locate':
      return card.getByRole('textbox').fill(task.code);
    case 'cloze':
      return fillGaps(card, task.words, task.preview);
    case 'order':
      return sortEntries(card, task.entries);
    case 'decision':
      return card.getByLabel(task.options[0]?.option ?? '', { exact: true }).check();
    case 'photo':
      return takePhoto(card);
    case 'choice':
      for (const { answer, correct } of task.choices) {
        if (correct) await card.getByLabel(answer, { exact: true }).check();
      }
  }
}

/** Solves a task with the answer from its run file. */
export async function solveTask(card: Locator, task: RunTask): Promise<void> {
  await unfold(card);
  await enter(card, task);
  if (task.task_type === 'photo') await sendPhoto(card);
  else await card.getByRole('button', { name: LABELS.check }).click();
  await expect(card.getByText(LABELS.solved)).toBeVisible();
}
