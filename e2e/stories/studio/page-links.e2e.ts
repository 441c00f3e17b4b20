import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import { test } from '../../support/stories.ts';
import { type ExplorationBuilder, newExploration } from '../../support/studio/exploration-builder.ts';
import { logInToStudio, openStudio } from '../../support/studio/login.ts';

test.use({ at: 'studio' });

/** Solves the only task of a run and rates the run as a guest, by API calls. */
async function rate({ exploration }: ExplorationBuilder, url: string, rating: number): Promise<void> {
  const send = async (method: string, path: string, body?: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(`${url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    expect(response.ok, path).toBe(true);
    return response.json();
  };
  const { accessToken } = await send('POST', '/exploration/join', { exploration_id: exploration.id });
  const { rows }: JoinedPois = await send('GET', '/joined/pois', undefined, accessToken);
  const task = rows[0]?.unlocked ? rows[0].Tasks[0] : undefined;
  const answer = { progress_type: 'task', progress_id: task?.id, task_type: 'guess_number', answer: 3 };
  await send('POST', '/progress', answer, accessToken);
  await send('PUT', `/explorations/${exploration.id}/rating`, { rating }, accessToken);
}

async function choose(creator: Page, name: string, action: string): Promise<void> {
  await creator.getByRole('button', { name: `Aktionen für ${name}`, exact: true }).click();
  await creator.getByRole('menuitem', { name: action, exact: true }).click();
}

test('the row of a run shows its rating and that it has no code, and links all its pages', async ({
  creator,
  accounts,
  testSite,
}) => {
  const built = await newExploration({ accounts, testSite }, `Wege ${randomUUID()}`);
  const { name, slug } = built.exploration;
  await built.task(await built.poi('Dom'), 10);
  await built.publish();
  await rate(built, testSite.url, 4);
  await openStudio(creator, built.creator);
  const row = creator.getByRole('row', { name });
  await expect(row).toContainText('-----');
  await expect(row).toContainText('4 Sterne (1 Stimme)');

  const page = `/management/exploration/${slug}`;
  for (const [action, address] of [
    ['Bearbeiten', page],
    ['Puzzle Spots', `${page}/poi`],
    ['Drucken', `${page}/overview`],
    ['Teilen', `${page}/share`],
  ] as const) {
    await creator.goto('/management/exploration');
    await choose(creator, name, action);
    await expect(creator).toHaveURL(address);
  }
  await creator.getByRole('link', { name: 'Zu den Puzzle Spots' }).click();
  await expect(creator).toHaveURL(`${page}/poi`);
});

test('the row of a team shows that it has no code, and links the team', async ({ creator, accounts, testSite }) => {
  const built = await newExploration({ accounts, testSite }, `Wege ${randomUUID()}`);
  await built.send('POST', '/teams', { name: 'Dachse' });
  await logInToStudio(creator, built.creator);
  await creator.goto('/management/team');
  await expect(creator.getByRole('row', { name: 'Dachse' })).toContainText('-----');
  await choose(creator, 'Dachse', 'Bearbeiten');
  await expect(creator).toHaveURL('/management/team/dachse');
});

test('the page of a quest links runs, spots, qualifiers and quests, and a qualifier opens by its kind', async ({
  creator,
  accounts,
  testSite,
}) => {
  const built = await newExploration({ accounts, testSite }, `Wege ${randomUUID()}`);
  const poi = await built.poi('Dom');
  await built.task(poi, 10);
  await built.send('POST', `/pois/${poi.id}/prerequisites`, { unlock_type: 'points', value: 5 });
  await openStudio(creator, built.creator);
  const page = `/management/exploration/${built.exploration.slug}/poi`;
  for (const [way, address] of [
    [/^Puzzle Runs$/, '/management/exploration'],
    [/^Puzzle Spots$/, page],
    [/^Qualifier/, `${page}/dom/prerequisite`],
    [/^Quests/, `${page}/dom/task`],
  ] as const) {
    await creator.goto(`${page}/dom/task/quest-10`);
    await creator.getByRole('navigation').getByRole('link', { name: way }).first().click();
    await expect(creator).toHaveURL(address);
  }
  await creator.goto(`${page}/dom/prerequisite/points`);
  await expect(creator.getByLabel('Wie viele Punkte?')).toHaveValue('5');
});
