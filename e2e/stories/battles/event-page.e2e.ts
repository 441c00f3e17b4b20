import { expect, type Page } from '@playwright/test';
import { playByApi } from '../../support/play/play-by-api.ts';
import { test } from '../../support/stories.ts';
import { postAs, uniqueName } from '../../support/studio/creator-setup.ts';
import { DESK, openBattlePage } from '../../support/studio/event-control.ts';
import { newExploration } from '../../support/studio/exploration-builder.ts';
import { logInToStudio } from '../../support/studio/login.ts';

test.use({ at: 'studio' });
test.slow();

/** A running Versus of so many teams in a run with one number quest, whose answer is 3. */
async function runningVersus(fixtures: Parameters<typeof newExploration>[0], count: number) {
  const built = await newExploration(fixtures, uniqueName('Zahlenlauf'));
  await built.task(await built.poi('Dom'), 10);
  await built.publish();
  const { creator: account, exploration } = built;
  const sites = { accounts: fixtures.accounts, testSite: { studioUrl: fixtures.testSite.url } };
  const body = { name: uniqueName('Jugendcup'), help_requests: true };
  const battle = await postAs(sites, { account, path: '/battles', body });
  const teams = Array.from({ length: count }, (_, index) => `Team ${index + 1}`);
  const list = { teams: teams.map((name) => ({ name })), explorations: [exploration.id] };
  await postAs(sites, { account, path: `/battles/${battle.id}/teams`, body: list });
  return {
    account,
    battle,
    teams,
    address: `/management/battle/${battle.slug}`,
    play: (team: string, answers: number[]) => playByApi(sites, { account, battle: battle.slug, team, answers }),
    end: () => postAs(sites, { account, path: `/battles/${battle.id}/end`, body: {} }),
  };
}

/** Rows of teams that are whole on the screen without scrolling. */
function rowsOnScreen(desk: Page): Promise<number> {
  const rows = desk.getByRole('table', { name: 'Teams' }).getByRole('rowgroup').getByRole('row');
  return rows.evaluateAll((all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length);
}

/** Buttons, links and fields of the whole page that can be seen, without those of the table. */
function controlsBesideTable(desk: Page): Promise<number> {
  return desk.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary');
    return [...all].filter((each) => each.checkVisibility() && !each.closest('[role="table"]')).length;
  });
}

test('keeps twelve teams on a desk’s first screen with a call open, and two lines for each on a phone', async ({
  openBrowser,
  accounts,
  testSite,
}) => {
  const desk = await openBrowser(DESK);
  const { account, address, teams, play } = await runningVersus({ accounts, testSite }, 22);
  const calling = await play('Team 7', []);
  for (const team of teams.slice(0, 5)) await play(team, [3]);
  await logInToStudio(desk, account);
  await desk.goto(`${address}/event`);
  const table = desk.getByRole('table', { name: 'Teams' });
  await expect(table.getByRole('row')).toHaveCount(23);
  expect(await controlsBesideTable(desk)).toBeLessThanOrEqual(40);
  await calling.send('progress/help', { poi_id: calling.poi, text: 'Die Tür ist zu' });
  await expect(table.getByRole('row', { name: 'Team 7' })).toContainText('Hilfe: „Die Tür ist zu“');
  expect(await rowsOnScreen(desk)).toBeGreaterThanOrEqual(12);

  await desk.setViewportSize({ width: 768, height: 1024 });
  await expect(table.getByRole('columnheader', { name: 'Wo sie sind' })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Zuletzt' })).toBeHidden();
  expect(await rowsOnScreen(desk)).toBeGreaterThanOrEqual(12);

  await desk.setViewportSize({ width: 390, height: 844 });
  await expect(table.getByRole('columnheader', { name: 'Wo sie sind' })).toBeHidden();
  const row = await table.getByRole('row', { name: 'Team 7' }).boundingBox();
  expect(row?.height).toBeLessThanOrEqual(80);
  const wider = () => desk.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await wider()).toBe(0);
});

test('accepts a frequent wrong answer beside the table, and withdraws it', async ({
  openBrowser,
  accounts,
  testSite,
}) => {
  const desk = await openBrowser(DESK);
  const { account, address, teams, play } = await runningVersus({ accounts, testSite }, 2);
  for (const team of teams) await play(team, [4]);
  await logInToStudio(desk, account);
  await desk.goto(`${address}/event`);
  const card = desk.getByRole('region', { name: 'Häufigste falsche Antworten' });
  await card.getByRole('button', { name: 'auch richtig: 4' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Annehmen und Punkte nachtragen' }).click();
  const row = desk.getByRole('table', { name: 'Teams' }).getByRole('row', { name: 'Team 1' });
  await expect(row).toContainText('im Ziel');
  await card.getByRole('button', { name: 'Zurücknehmen: 4' }).click();
  await expect(card.getByRole('button')).toHaveCount(0);
});

test('after the end the page of the event offers ceremony, certificates, report and files', async ({
  openBrowser,
  accounts,
  testSite,
}) => {
  const desk = await openBrowser(DESK);
  const { account, address, teams, play, end } = await runningVersus({ accounts, testSite }, 2);
  for (const team of teams) await play(team, [3]);
  await end();
  await logInToStudio(desk, account);
  await desk.goto(`${address}/event`);
  await expect(desk.getByText(/^Beendet um/)).toBeVisible();
  for (const page of ['Urkunden', 'Bericht', 'Rangliste'])
    await expect(desk.getByRole('link', { name: `${page} öffnen` })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'CSV laden' })).toBeVisible();
  const [board] = await Promise.all([
    desk.context().waitForEvent('page'),
    desk.getByRole('button', { name: 'Siegerehrung' }).click(),
  ]);
  await expect(board.getByRole('button', { name: 'Siegerehrung' })).toBeVisible();
  await expect(desk.getByRole('link', { name: 'Siegerehrung' })).toHaveAttribute('href', /\/board$/);
});

test('each page of a Versus stands in one of four tabs, and all are linked from each', async ({
  openBrowser,
  accounts,
  testSite,
}) => {
  const desk = await openBrowser(DESK);
  const { account, battle, address } = await runningVersus({ accounts, testSite }, 2);
  await logInToStudio(desk, account);
  const bar = desk.getByRole('navigation', { name: 'Zu diesem Versus' });
  for (const [tab, page, name] of [
    ['Vorbereiten', '', 'Bearbeiten'],
    ['Vorbereiten', '/registration', 'Anmeldung'],
    ['Vorbereiten', '/share', 'Teilen'],
    ['Ergebnisse', '/ranking', 'Rangliste'],
    ['Ergebnisse', '/statistic', 'Statistik'],
    ['Ergebnisse', '/progress', 'Fortschritt'],
    ['Ergebnisse', '/certificates', 'Urkunden'],
  ] as const) {
    await desk.goto(`${address}/photos`);
    await openBattlePage(desk, name);
    await expect(desk).toHaveURL(`${address}${page}`);
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(battle.name);
    await expect(bar.getByRole('link', { name: tab, exact: true })).toHaveAttribute('aria-current', /^(page|true)$/);
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  }
  await openBattlePage(desk, 'Alle Versus');
  await expect(desk).toHaveURL('/management/battle');
});
