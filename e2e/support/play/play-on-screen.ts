import { expect, type Locator, type Page } from '@playwright/test';
import { slugify } from '@puzzle-runs/domain/exploration/slug.ts';

/** Opens a run's page and joins it alone. */
export async function joinExploration(player: Page, exploration: string): Promise<void> {
  await player.goto(`/exploration/${slugify(exploration)}`);
  await player.getByRole('button', { name: 'Mitmachen' }).click();
  await expect(player).toHaveURL(/\/poi$/);
}

/** Goes from the overview to a poi. */
export async function openPoi(player: Page, poi: string): Promise<void> {
  await player.getByRole('link', { name: `Erkunden ${poi}` }).click();
  await expect(player.getByRole('heading', { level: 1, name: poi })).toBeVisible();
}

/** Joins a run and stands at one of its pois. */
export async function joinAndOpenPoi(player: Page, exploration: string, poi: string): Promise<void> {
  await joinExploration(player, exploration);
  await openPoi(player, poi);
}

/** The card of a task. */
export function taskCard(player: Page, name: string): Locator {
  return player.getByRole('article', { name, exact: true });
}

/** Sends what was entered. */
export async function submitAnswer(task: Locator): Promise<void> {
  await task.getByRole('button', { name: 'Antwort prüfen' }).click();
}

/** Types an answer into a field of a task and sends it. */
export async function answerTask(task: Locator, field: string, text: string): Promise<void> {
  await task.getByLabel(field, { exact: true }).fill(text);
  await submitAnswer(task);
}

/** The task brought its points, wears its ribbon and takes no more answers. */
export async function expectSolved(task: Locator, points: number): Promise<void> {
  await expect(task.getByText(`+${points} Punkte`)).toBeVisible();
  await expect(task.getByText('Gelöst', { exact: true })).toBeVisible();
  await expect(task.getByRole('form')).toBeHidden();
}

/** The counter at the top of the page. */
export async function expectPoints(player: Page, points: number): Promise<void> {
  const word = points === 1 ? 'Punkt' : 'Punkte';
  await expect(player.getByRole('main')).toMatchAriaSnapshot(`- paragraph: /^${points} ?${word}$/`);
}
