import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { playByApi } from '../../support/play/play-by-api.ts';
import { test } from '../../support/stories.ts';
import { createBattleOnScreen, createOrganiser } from '../../support/studio/battle-setup.ts';
import { openBattlePage } from '../../support/studio/event-control.ts';
import { openPage } from '../../support/walks/open-page.ts';

// 500: the failing download.
test.use({ at: 'studio', allowedErrors: [500] });

/** Downloads a file from the CSV menu; returns its name and text. */
async function fileOf(creator: Page, entry: string): Promise<{ name: string; text: string }> {
  await creator.getByRole('button', { name: 'CSV laden' }).click();
  const [file] = await Promise.all([
    creator.waitForEvent('download'),
    creator.getByRole('menuitem', { name: entry }).click(),
  ]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('shows the statistic of a played Versus, downloads and prints it', {
  tag: '@only-desk',
}, async ({ creator, accounts, testSite }) => {
  const organised = await createOrganiser(creator, { accounts, testSite });
  const [foxes, badgers] = organised.teams;
  await createBattleOnScreen(creator, organised);
  const battle = decodeURIComponent(new URL(creator.url()).pathname.split('/').at(-1) ?? '');
  await openBattlePage(creator, 'Statistik');
  await expect(creator.getByText('Noch hat kein Team gespielt')).toBeVisible();

  const bonus = { points: 7, reason: 'Schönstes Lied' };
  const play = { account: organised.account, battle, team: foxes, answers: ['Start', 'Ziel'], bonus };
  await playByApi({ accounts, testSite }, play);
  await creator.reload();
  const tabs = creator.getByRole('tablist', { name: 'Teams' });
  await expect(tabs.getByRole('tab')).toHaveText(['Alle Teams', badgers, foxes]);

  await expect(tabs.getByRole('tab', { name: 'Alle Teams' })).toHaveAttribute('aria-selected', 'true');
  await expect(creator.getByRole('list', { name: /^Trichter: / })).toBeVisible();

  // A team that has not joined has only open tasks.
  await tabs.getByRole('tab', { name: badgers }).click();
  const tab = creator.getByRole('tabpanel');
  const figure = (name: string) =>
    tab.getByRole('figure').filter({ has: creator.getByRole('heading', { name, exact: true }) });
  await expect(tab.getByText('Dieses Team ist noch nicht beigetreten.')).toBeVisible();
  await expect(figure('Quests im Verlauf')).toContainText('Keine Daten vorhanden');
  await expect(figure('Quests im Verlauf').getByRole('img')).toBeHidden();

  await tabs.getByRole('tab', { name: badgers }).focus();
  await creator.keyboard.press('ArrowDown');
  await expect(tabs.getByRole('tab', { name: foxes })).toBeFocused();
  await expect(creator).toHaveURL(/\?team=f%C3%BCchse-/);
  await creator.reload();
  await expect(tab.getByRole('heading', { level: 2, name: foxes })).toBeVisible();

  await expect(figure('Punkte').getByRole('list', { name: 'Punkte: 22 verfügbar, 15 lassen' })).toBeVisible();
  await figure('Quests').getByText('Werte als Tabelle').click();
  await expect(figure('Quests').getByRole('row')).toHaveText(['QuestsAnzahl', 'Gelöst2', 'Offen0']);
  await expect(figure('Gesammelte Punkte der Teams').getByRole('list', { name: /: 100\s%/ })).toBeVisible();
  for (const empty of ['Hinweise', 'Hinweise im Verlauf', 'Verteilung der Hinweise']) {
    await expect(figure(empty)).toContainText('Keine Daten vorhanden');
  }
  await expect(tab.getByRole('row', { name: 'Los geht’s' })).toContainText('Anfang10Ja');
  await expect(tab.getByRole('row', { name: 'Schönstes Lied' })).toContainText('+7');

  await expect(tab.getByText(/^\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}:\d{2}$/)).not.toHaveCount(0);

  const teams = await fileOf(creator, 'Eine Zeile je Team');
  expect(teams.name).toBe(`${battle}-teams.csv`);
  expect(teams.text).toMatch(/^\uFEFFPlatz;Team;Puzzle Run;Punkte;/);
  expect(teams.text).toContain(`\r\n1;${foxes};${organised.exploration.name};22;15;0;7;15;100;2;2;`);
  const entries = await fileOf(creator, 'Jede Quest und jeder Hinweis');
  expect(entries.text).toContain(`\r\n${foxes};${organised.exploration.name};Anfang;Puzzle Quest;Los geht’s;10;`);

  await creator.getByRole('main').getByRole('link', { name: 'Bericht' }).last().click();
  const overview = creator.getByRole('table', { name: 'Alle Teams im Überblick' });
  await expect(overview.getByRole('row', { name: foxes })).toContainText('2 von 2');
  await expect(
    creator.getByRole('table', { name: 'Quests und Punkte' }).getByRole('row', { name: 'Weiter' }),
  ).toContainText('1 von 1');
  const sheets = async () =>
    (await creator.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(await sheets()).toHaveLength(2);
  await creator.getByRole('combobox', { name: 'Im Bericht' }).selectOption('Alle Teams im Einzelnen');
  await expect(creator.getByRole('heading', { level: 2, name: foxes })).toBeVisible();
  await creator.emulateMedia({ media: 'print' });
  await expect(creator.getByRole('navigation')).toHaveCount(0);
  await expect(creator.getByRole('button')).toHaveCount(0);
  await expect(creator.getByRole('list', { name: /^Gesammelte Punkte der Teams/ })).toBeVisible();
});

test('offers a team select on a phone, and reports a failed download', async ({ creator, accounts, testSite }) => {
  const organised = await createOrganiser(creator, { accounts, testSite });
  const [foxes, badgers] = organised.teams;
  await createBattleOnScreen(creator, organised);
  const battle = new URL(creator.url()).pathname;
  const slug = decodeURIComponent(battle.split('/').at(-1) ?? '');
  await playByApi(
    { accounts, testSite },
    { account: organised.account, battle: slug, team: foxes, answers: ['Start'] },
  );
  await openPage(creator, `${battle}/statistic`);
  await expect(creator.getByLabel('Team', { exact: true })).toHaveValue('~all');
  await creator.getByLabel('Team', { exact: true }).selectOption(foxes);
  await expect(creator.getByRole('heading', { level: 2, name: foxes })).toBeVisible();
  await expect(creator.getByRole('heading', { level: 2, name: badgers })).toBeHidden();

  await creator.route('**/statistic/csv?*', (route) => route.fulfill({ status: 500 }));
  await creator.getByRole('button', { name: 'CSV laden' }).click();
  await creator.getByRole('menuitem', { name: 'Eine Zeile je Team' }).click();
  await expect(creator).toHaveURL(/alert=unexpected$/);
});
