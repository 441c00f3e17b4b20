import { expect, type Locator, type Page } from '@playwright/test';
import { logInToStudio } from './login.ts';
import type { TaskSetup } from './task-setup.ts';

/** Logs in and opens the tasks of the poi, or one page below: `create` or the slug of a task. */
export async function openTasks(creator: Page, { creator: owner, tasks }: TaskSetup, further = ''): Promise<void> {
  await logInToStudio(creator, owner);
  await creator.goto(further === '' ? tasks : `${tasks}/${encodeURIComponent(further)}`);
  await expect(creator.getByRole('heading', { level: 1, name: 'Dom St. Peter' })).toBeVisible();
}

/** Chooses a radio button by its tile: the input itself is hidden. */
export async function chooseTile(creator: Page, name: string): Promise<void> {
  const choice = creator.getByRole('radio', { name, exact: true });
  await creator.locator('label', { has: choice }).click();
  await expect(choice).toBeChecked();
}

/** The field for the name of the open task. */
export const shortName = (creator: Page) => creator.getByRole('textbox', { name: 'Kurzname', exact: true });

/** Chooses a kind and names the task. */
export async function beginTask(creator: Page, kind: string, name: string): Promise<void> {
  await chooseTile(creator, kind);
  await shortName(creator).fill(name);
}

/** Appends text to the question of the open task. */
export async function writeQuestion(creator: Page, text: string): Promise<void> {
  await creator.getByRole('textbox', { name: 'Frage', exact: true }).click();
  await creator.keyboard.type(text);
}

/** Opens the fields behind a word in the line of settings; Escape closes them. */
export async function openSetting(creator: Page, word: RegExp | string): Promise<void> {
  const line = creator.getByRole('group', { name: /^(Punkte und Versuche|Points and attempts)$/ });
  await line.getByRole('button', { name: word }).click();
}

/** Types the points of the open task. */
export async function setPoints(creator: Page, points: string): Promise<void> {
  await openSetting(creator, /Punkte?$/);
  await creator.getByRole('textbox', { name: 'Punkte' }).fill(points);
  await creator.keyboard.press('Escape');
}

export async function addAnswers(creator: Page, ...answers: string[]): Promise<void> {
  for (const answer of answers) {
    await creator.getByLabel('Neue Antwort').first().fill(answer);
    await creator.getByRole('button', { name: 'Neue Antwort hinzufügen' }).click();
  }
}

/** Adds options of a decision. */
export async function addOptions(creator: Page, ...options: string[]): Promise<void> {
  for (const option of options) {
    await creator.getByLabel('Neue Möglichkeit').first().fill(option);
    await creator.getByRole('button', { name: 'Neue Möglichkeit hinzufügen' }).click();
  }
}

/** Saves everything on the page. */
export async function saveTask(creator: Page): Promise<void> {
  await creator.getByRole('button', { name: 'Speichern', exact: true }).click();
}

/** Saves a new task by its own button. */
export async function finishTask(creator: Page): Promise<void> {
  await creator.getByRole('button', { name: 'Fertig' }).click();
}

export async function saveSolution(creator: Page): Promise<void> {
  await creator.getByRole('button', { name: 'Antworten speichern' }).click();
}

/** Expects the alert code in the address and a visible alert; at the same time, because a success closes by itself. */
export async function expectAlert(creator: Page, alert: string): Promise<void> {
  await Promise.all([
    expect(creator).toHaveURL(new RegExp(`alert=${alert}$`)),
    expect(creator.getByRole('alert')).toBeVisible(),
  ]);
}

/** The button that opens an entry for editing. */
export function entryButton(creator: Page, text: string): Locator {
  return creator.getByRole('button', { name: `${text}, bearbeiten` });
}

/** Expects the texts of the entries from top to bottom. */
export async function expectEntries(creator: Page, list: string, ...texts: string[]): Promise<void> {
  const entries = creator.getByRole('list', { name: list }).getByRole('button', { name: /, bearbeiten$/ });
  await expect(entries).toHaveText(texts);
}

/** Shows the players' view where it is not beside the form. */
export async function showPreview(creator: Page): Promise<void> {
  const button = creator.getByRole('button', { name: /^(Ansehen|Preview)$/ });
  if (await button.isVisible()) await button.click();
}
