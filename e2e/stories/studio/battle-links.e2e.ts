import { expect } from '@playwright/test';
import { test } from '../../support/stories.ts';
import { uniqueName } from '../../support/studio/creator-setup.ts';
import { type ExplorationBuilder, newExploration } from '../../support/studio/exploration-builder.ts';
import { logInToStudio } from '../../support/studio/login.ts';

test.use({ at: 'studio' });

/** Creates a battle with one team in the run. */
async function battleIn(built: ExplorationBuilder): Promise<{ name: string; slug: string }> {
  const made = async (path: string, body: object) => (await built.send('POST', path, body)).json();
  const team = await made('/teams', { name: 'Dachse' });
  const battle = await made('/battles', { name: uniqueName('Duell') });
  await made(`/battles/${battle.id}/participants`, { exploration_id: built.exploration.id, team_id: team.id });
  return battle;
}

test('the row of a Versus links all its pages', async ({ creator, accounts, testSite }) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Wege'));
  const { name, slug } = await battleIn(built);
  await logInToStudio(creator, built.creator);
  for (const [action, page] of [
    ['Bearbeiten', ''],
    ['Fortschritt', '/progress'],
    ['Statistik', '/statistic'],
    ['Rangliste', '/ranking'],
    ['Teilen', '/share'],
  ] as const) {
    await creator.goto('/management/battle');
    await creator.getByRole('button', { name: `Aktionen für ${name}` }).click();
    await creator.getByRole('menuitem', { name: action, exact: true }).click();
    await expect(creator).toHaveURL(`/management/battle/${slug}${page}`);
  }
});

test('the description on a card is cut after four lines', async ({ creator, accounts, testSite }) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Lang erzählt'));
  await built.send('PATCH', `/explorations/${built.exploration.id}`, {
    description: `<p>Es war ${'einmal '.repeat(60)}</p>`,
  });
  const { slug } = await battleIn(built);
  await logInToStudio(creator, built.creator);
  await creator.goto(`/management/battle/${slug}/share`);
  const text = creator.getByRole('listitem').getByText(/^Es war/);
  const lines = (part: 'clientHeight' | 'scrollHeight') =>
    text.evaluate((shown, height) => shown[height] / Number.parseFloat(getComputedStyle(shown).lineHeight), part);
  expect(await lines('clientHeight')).toBeCloseTo(4, 1);
  expect(await lines('scrollHeight')).toBeGreaterThan(5);
});
