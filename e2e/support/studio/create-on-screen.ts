import type { Page } from '@playwright/test';
import type { RunTask } from '@puzzle-runs/contract/run-format.ts';
import { CLOZE_BLANK } from '@puzzle-runs/domain/tasks/cloze/cloze.ts';
import {
  addAnswers,
  addOptions,
  beginTask,
  chooseTile,
  expectAlert,
  finishTask,
  saveTask,
  setPoints,
} from './task-editor.ts';

/** Labels of the task types in the studio. */
const KINDS = {
  guess_number: 'Zahlenraten',
  cloze: 'Lückentext',
  locate: 'QR-Code',
  guess_text: 'Freitext',
  choice: 'Mehrfachauswahl',
  order: 'Sortieren',
  photo: 'Foto',
  decision: 'Entscheidung',
} as const satisfies Record<RunTask['task_type'], string>;

/** Clicks a breadcrumb or a tab. */
export async function followLink(creator: Page, link: string): Promise<void> {
  await creator.getByRole('navigation').getByRole('link', { name: link }).first().click();
}

async function pickWords(creator: Page, text: string, words: readonly string[]): Promise<void> {
  const whole = words.reduce((written, word) => written.replace(CLOZE_BLANK, word), text);
  await creator.getByRole('textbox', { name: 'Lückentext' }).fill(whole);
  for (const word of words) await creator.getByRole('button', { name: word, exact: true }).click();
}

async function fillSolution(creator: Page, { task_type, task }: RunTask): Promise<void> {
  switch (task_type) {
    case 'guess_text':
      return addAnswers(creator, ...task.answers);
    case 'guess_number':
      await creator.getByLabel('Gesuchte Zahl').fill(String(task.answer));
      return creator.getByLabel('Mit Schieberegler').setChecked(task.range_to !== null);
    case 'cloze':
      return pickWords(creator, task.text, task.words);
    case 'order':
      return addAnswers(creator, ...task.entries);
    case 'locate':
      await chooseTile(creator, 'QR-Code vor Ort');
      await creator.getByLabel('Text des QR-Codes').fill(task.image);
      return creator.getByLabel('Code', { exact: true }).fill(task.code);
    case 'decision':
      return addOptions(creator, ...task.options.map(({ option }) => option));
    case 'photo':
      return creator.getByLabel('Was das Beispiel zeigt').fill(task.example_caption ?? '');
    case 'choice':
      await addAnswers(creator, ...task.choices.map(({ answer }) => answer));
      for (const { answer, correct } of task.choices) {
        await creator.getByLabel(`${answer} ist richtig`).setChecked(correct);
      }
  }
}

/** Creates tasks on the screens; starts on the page of their poi. */
export async function makeTasks(creator: Page, tasks: readonly RunTask[]): Promise<void> {
  for (const task of tasks) {
    await creator.getByRole('link', { name: 'Neue Quest' }).click();
    await beginTask(creator, KINDS[task.task_type], task.name);
    await setPoints(creator, String(task.points));
    await fillSolution(creator, task);
    await finishTask(creator);
    await expectAlert(creator, 'create');
  }
}

/** Creates a poi on the screens; starts on the list of pois. `fillLocation` chooses the location type and fills it in. */
export async function makePoi(creator: Page, name: string, fillLocation: () => Promise<void>): Promise<void> {
  await creator.getByRole('link', { name: 'Neuer Spot' }).first().click();
  await creator.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await creator.getByRole('textbox', { name: 'Beschreibung', exact: true }).fill(`Das ist: ${name}`);
  await fillLocation();
  await saveTask(creator);
  await expectAlert(creator, 'create');
}

const FIGURES = {
  Punkte: 'ab so vielen Punkten',
  Minuten: 'nach so vielen Minuten',
  Quests: 'nach so vielen gelösten Quests',
} as const;

/** Creates a prerequisite on the screens; starts on the page of its poi. */
export async function makePrerequisite(creator: Page, kind: keyof typeof FIGURES, value: number): Promise<void> {
  const first = creator.getByRole('button', { name: 'von Anfang an' });
  await first.or(creator.getByRole('button', { name: 'Noch eine Bedingung' })).click();
  await creator.getByRole('menuitem', { name: FIGURES[kind] }).click();
  await creator.getByLabel(`Wie viele ${kind}?`).fill(String(value));
  await saveTask(creator);
  await expectAlert(creator, 'update');
}
