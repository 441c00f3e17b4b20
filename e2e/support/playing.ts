import { expect, type Locator, type Page } from '@playwright/test';
import { slugOf } from '@puzzle-runs/domain/exploration/slug.ts';

/** Opens a run's page and joins it alone. */
export async function join(player: Page, run: string): Promise<void> {
  await player.goto(`/exploration/${slugOf(run)}`);
  await player.getByRole('button', { name: 'Mitmachen' }).click();
  await expect(player).toHaveURL(/\/poi$/);
}

/** Goes from the overview to a spot. */
export async function explore(player: Page, spot: string): Promise<void> {
  await player.getByRole('link', { name: `Erkunden ${spot}` }).click();
  await expect(player.getByRole('heading', { level: 1, name: spot })).toBeVisible();
}

/** Joins a run and stands at one of its spots. */
export async function joinAt(player: Page, run: string, spot: string): Promise<void> {
  await join(player, run);
  await explore(player, spot);
}

/** The card of a quest. */
export function questOf(player: Page, name: string): Locator {
  return player.getByRole('article', { name, exact: true });
}

/** Sends what was entered. */
export async function check(quest: Locator): Promise<void> {
  await quest.getByRole('button', { name: 'Antwort prüfen' }).click();
}

/** Types an answer into a field of a quest and sends it. */
export async function answer(quest: Locator, field: string, text: string): Promise<void> {
  await quest.getByLabel(field, { exact: true }).fill(text);
  await check(quest);
}

/** The quest brought its points, wears its ribbon and takes no more answers. */
export async function expectSolved(quest: Locator, points: number): Promise<void> {
  await expect(quest.getByText(`+${points} Punkte`)).toBeVisible();
  await expect(quest.getByText('Gelöst', { exact: true })).toBeVisible();
  await expect(quest.getByRole('form')).toBeHidden();
}

/** The counter at the top of the page. */
export async function expectPoints(player: Page, points: number): Promise<void> {
  const word = points === 1 ? 'Punkt' : 'Punkte';
  await expect(player.getByRole('main')).toMatchAriaSnapshot(`- paragraph: /^${points} ?${word}$/`);
}
