import { expect, type Locator, type Page } from '@playwright/test';
import { logInToStudio } from './login.ts';
import type { TaskSetup } from './task-setup.ts';

/** A creator at the tasks of his poi, or further down: `create`, or the slug of a task. */
export async function openTasks(creator: Page, { creator: owner, tasks }: TaskSetup, further = ''): Promise<void> {
  await logInToStudio(creator, owner);
  await creator.goto(further === '' ? tasks : `${tasks}/${encodeURIComponent(further)}`);
  await expect(
    creator.getByRole('heading', { level: 1, name: further === 'create' ? 'Neue Quest' : 'Dom St. Peter' }),
  ).toBeVisible();
}

/** Chooses one of a few by its tile, which is what one sees of it. */
export async function chooseTile(creator: Page, name: string): Promise<void> {
  const choice = creator.getByRole('radio', { name, exact: true });
  await creator.locator('label', { has: choice }).click();
  await expect(choice).toBeChecked();
}

/** Chooses a kind and names the task. */
export async function beginTask(creator: Page, kind: string, name: string): Promise<void> {
  await chooseTile(creator, kind);
  await creator.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
}

export async function addAnswers(creator: Page, ...answers: string[]): Promise<void> {
  for (const answer of answers) {
    await creator.getByLabel('Neue Antwort').first().fill(answer);
    await creator.getByRole('button', { name: 'Neue Antwort hinzufügen' }).click();
  }
}

/** Saves what all kinds have in common; a new task as a whole. */
export async function saveTask(creator: Page): Promise<void> {
  await creator.getByRole('button', { name: 'Speichern', exact: true }).click();
}

export async function saveSolution(creator: Page): Promise<void> {
  await creator.getByRole('button', { name: 'Lösung speichern' }).click();
}

/** The alert says so, and so does the address. */
export async function expectAlert(creator: Page, alert: string): Promise<void> {
  await expect(creator).toHaveURL(new RegExp(`alert=${alert}$`));
  await expect(creator.getByRole('alert')).toBeVisible();
}

/** The text of an entry, to be clicked. */
export function entryButton(creator: Page, text: string): Locator {
  return creator.getByRole('button', { name: `${text}, bearbeiten` });
}

/** Texts of the entries from top to bottom. */
export async function expectEntries(creator: Page, list: string, ...texts: string[]): Promise<void> {
  const entries = creator.getByRole('list', { name: list }).getByRole('button', { name: /, bearbeiten$/ });
  await expect(entries).toHaveText(texts);
}
