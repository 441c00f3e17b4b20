import { expect } from '@playwright/test';
import { test } from '../../support/stories.ts';
import { createOrganiser } from '../../support/studio/battle-setup.ts';
import { postAs, uniqueName } from '../../support/studio/creator-setup.ts';
import { DESK, givePoints, joinByCard, openLog, sendEventMessage } from '../../support/studio/event-control.ts';

test.use({ at: 'studio' });
test.slow();

test('starts a waiting Versus by hand, acts on several teams and takes points back', async ({
  openBrowser,
  player: fox,
  accounts,
  testSite,
}) => {
  const desk = await openBrowser(DESK);
  const fixtures = { accounts, testSite };
  const { account, exploration, teams } = await createOrganiser(desk, fixtures);
  const body = { name: uniqueName('Von Hand'), manual_start: true };
  const battle = await postAs(fixtures, { account, path: '/battles', body });
  const headers = await accounts.authorization(account);
  const listed = await fetch(`${testSite.studioUrl}/api/management/teams`, { headers });
  const { rows } = (await listed.json()) as { rows: { id: number; name: string }[] };
  for (const { id } of rows) {
    const participant = { exploration_id: exploration.id, team_id: id };
    await postAs(fixtures, { account, path: `/battles/${battle.id}/participants`, body: participant });
  }
  await desk.goto(`/management/battle/${battle.slug}/event`);
  const table = desk.getByRole('table', { name: 'Teams' });
  const row = (team: string) => table.getByRole('row', { name: team });
  await expect(row(teams[0])).toContainText('nicht da');

  await test.step('players wait without a time until the organiser starts', async () => {
    const shared = await fetch(`${testSite.studioUrl}/api/battles/share?name=${battle.slug}`, { headers });
    const cards = (await shared.json()) as { rows: { Team: { name: string }; join_url: string }[] };
    await joinByCard(fox, cards.rows.find(({ Team }) => Team.name === teams[0])?.join_url ?? '');
    await expect(fox.getByText('Das Event beginnt, sobald die Leitung startet.')).toBeVisible();
    await expect(desk.getByRole('button', { name: '1 da' })).toBeVisible({ timeout: 25_000 });
    await expect(desk.getByRole('button', { name: 'Pause' })).toBeHidden();
    await desk.getByRole('button', { name: 'Jetzt starten' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Jetzt starten' }).click();
    await expect(fox.getByRole('link', { name: 'Anfang' })).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Pause' })).toBeVisible();
  });

  await test.step('a message says that it was sent, and points can be taken back', async () => {
    await sendEventMessage(desk, 'Willkommen');
    await expect(fox.getByText('Willkommen')).toBeVisible();
    await givePoints(desk, { team: teams[0], points: 20, reason: 'Lied' });
    await expect(fox.getByText('20 Punkte für euch: Lied')).toBeVisible();
    await expect(row(teams[0])).toContainText('20');
    await openLog(desk);
    await desk.getByRole('button', { name: /^Punkte von .* rückgängig machen$/ }).click();
    await expect(fox.getByText('20 Punkte abgezogen: Lied')).toBeVisible();
    await expect(desk.getByText('zurückgenommen')).toBeVisible();
  });

  await test.step('several teams get extra minutes, and one is marked as contacted', async () => {
    const top = () => row(teams[0]).evaluate((element) => element.getBoundingClientRect().top + scrollY);
    await desk.getByRole('button', { name: '+ 10 Min.' }).click();
    await desk.getByRole('button', { name: 'Für einige Teams …' }).click();
    const before = await top();
    await desk.getByRole('checkbox', { name: 'Alle auswählen' }).check();
    const chosen = desk.getByRole('group', { name: '2 Teams ausgewählt' });
    await expect(chosen).toBeInViewport();
    expect(await top(), 'the first tick moves no row').toBe(before);
    await chosen.getByRole('button', { name: 'Mehr Zeit' }).click();
    await desk.getByRole('textbox', { name: 'Minuten' }).fill('5');
    await desk.getByRole('button', { name: 'Zeit geben' }).click();
    for (const team of teams) await expect(row(team)).toContainText('+ 5 Min.');
    await desk.getByRole('button', { name: `Mehr für ${teams[0]}` }).click();
    await desk.getByRole('button', { name: 'Als kontaktiert markieren' }).click();
    await expect(row(teams[0])).toContainText('Kontakt läuft');
  });

  await test.step('the search finds one team', async () => {
    await desk.getByRole('searchbox', { name: 'Team suchen' }).fill(teams[1]);
    await expect(row(teams[0])).toBeHidden();
    await expect(row(teams[1])).toBeVisible();
  });
});
