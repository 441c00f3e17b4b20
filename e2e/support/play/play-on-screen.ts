import { expect, type Locator, type Page } from '@playwright/test';
import { storedSlug } from '@puzzle-runs/domain/exploration/slug.ts';

/** Opens the page of a run and joins it as a single player. `exploration`: its name. */
export async function joinOnScreen(player: Page, exploration: string): Promise<void> {
  await player.goto(`/exploration/${storedSlug(exploration)}`);
  await player.getByRole('button', { name: 'Mitmachen' }).click();
  await expect(player).toHaveURL(/\/poi$/);
}

/** Reads the intro of a run that the player has just joined, on the way to its overview. */
export async function readIntro(player: Page): Promise<void> {
  await expect(player.getByRole('heading', { name: /^(Bevor es losgeht|Before you start)$/ })).toBeVisible();
  await player.getByRole('button', { name: /^(Los geht’s|Let’s go)$/ }).click();
}

/** Types the code of a spot that asks for arrival. */
export async function arriveByCode(player: Page, code: string): Promise<void> {
  await player.getByRole('button', { name: /^(Code eintippen|Type in the code)$/ }).click();
  await player.getByLabel(/^(Code vor Ort|Code at the place)$/).fill(code);
  await player.getByRole('button', { name: /^(Code prüfen|Check the code)$/ }).click();
}

/** Opens a poi from the overview. */
export async function openPoi(player: Page, poi: string): Promise<void> {
  await player.getByRole('link', { name: `Erkunden ${poi}` }).click();
  await expect(player.getByRole('heading', { level: 1, name: poi })).toBeVisible();
}

/** Joins a run and opens one of its pois. */
export async function joinAndOpenPoi(player: Page, exploration: string, poi: string): Promise<void> {
  await joinOnScreen(player, exploration);
  await openPoi(player, poi);
}

/** Opens the line of a poi's page behind which the way there is shown: compass, maps app, coordinates and map. */
export async function openWay(player: Page): Promise<void> {
  await player.getByText('Weg zum Spot', { exact: true }).click();
}

/** Joins a run and opens one of its pois with the way there. */
export async function joinAndOpenWay(player: Page, exploration: string, poi: string): Promise<void> {
  await joinAndOpenPoi(player, exploration, poi);
  await openWay(player);
}

/** The card of a task. */
export function taskCard(player: Page, name: string): Locator {
  return player.getByRole('article', { name, exact: true });
}

/** Opens a task that is a line. */
export async function unfold(task: Locator): Promise<Locator> {
  const line = task.getByRole('heading').getByRole('button');
  await expect(task).toBeVisible();
  // A press just after another is ignored, as the second of a double tap.
  await expect(async () => {
    if (await line.isVisible()) await line.click();
    await expect(line).toBeHidden({ timeout: 500 });
  }).toPass();
  return task;
}

/** The card of a task, opened. */
export async function openTask(player: Page, name: string): Promise<Locator> {
  return unfold(taskCard(player, name));
}

/** Submits the entered answer. */
export async function submitAnswer(task: Locator): Promise<void> {
  await task.getByRole('button', { name: 'Antwort prüfen' }).click();
}

/** Fills a field of a task and submits the answer. */
export async function enterAnswer(task: Locator, field: string, text: string): Promise<void> {
  await unfold(task);
  await task.getByLabel(field, { exact: true }).fill(text);
  await submitAnswer(task);
}

/** Expects the points of the task, its mark as solved, and no form. */
export async function expectSolved(task: Locator, points: number): Promise<void> {
  await expect(task.getByText(`+${points} Punkte`)).toBeVisible();
  await expect(task.getByText('Gelöst', { exact: true })).toBeVisible();
  await expect(task.getByRole('form')).toBeHidden();
}

/** Expects the points in the counter of the page. */
export async function expectPoints(player: Page, points: number): Promise<void> {
  const word = points === 1 ? 'Punkt' : 'Punkte';
  await expect(player.getByRole('main')).toMatchAriaSnapshot(`- paragraph: /^${points} ?${word}$/`);
}
