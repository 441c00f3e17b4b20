import { expect, type Page } from '@playwright/test';
import { readIntro } from './play-on-screen.ts';

/** The demo's battle in Regensburg. */
export const BATTLE = '/battle/donau-gegen-elbe/exploration/die-donau-und-der-dom';

/** Joins a team without a code in the demo's battle, up to the overview of its run. */
export async function joinTeam(player: Page, team: string): Promise<void> {
  await player.goto(`${BATTLE}/team`);
  await player.getByRole('button', { name: `Team beitreten: ${team}` }).click();
  await expect(player.getByText(team, { exact: true })).toBeVisible();
  await expect(player).toHaveURL(/\/team\/[^/]+\/poi$/);
  await readIntro(player);
}
