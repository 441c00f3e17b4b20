import { expect, type Page } from '@playwright/test';
import { enterAnswer, expectPoints, openPoi, taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';
import { postAs, saveForm, uniqueName } from '../../support/studio/creator-setup.ts';
import { addressOfCard, DESK, joinByCard, openBattlePage, openBoardMenu } from '../../support/studio/event-control.ts';
import { newExploration } from '../../support/studio/exploration-builder.ts';
import { logInToStudio } from '../../support/studio/login.ts';

test.use({ at: 'studio' });
test.slow();

const SPOTS = ['Dom', 'Steg', 'Tor'];
const TEAMS = ['Adler', 'Biber', 'Dachse'] as const;

/** A Versus of three teams in a run of three spots, one after the other, which has not started yet. */
async function waitingVersus(fixtures: Parameters<typeof newExploration>[0]) {
  const built = await newExploration(fixtures, uniqueName('Rundweg'));
  for (const name of SPOTS) await built.task(await built.poi(name), 10);
  const { creator: account, exploration } = built;
  await built.send('PATCH', `/explorations/${exploration.id}`, { route: 'in_order' });
  await built.publish();
  const sites = { accounts: fixtures.accounts, testSite: { studioUrl: fixtures.testSite.url } };
  const body = { name: uniqueName('Sternlauf'), manual_start: true };
  const battle = await postAs(sites, { account, path: '/battles', body });
  const list = { teams: TEAMS.map((name) => ({ name })), explorations: [exploration.id] };
  await postAs(sites, { account, path: `/battles/${battle.id}/teams`, body: list });
  return { account, battle };
}

/** Names of the spots in the order of the list, the first of which is open. */
async function spotsOf(phone: Page): Promise<string[]> {
  await expect(phone.getByRole('link', { name: /^Erkunden / })).toHaveCount(1);
  return phone.getByRole('heading', { level: 2, name: new RegExp(`^(${SPOTS.join('|')})$`) }).allTextContents();
}

test('three teams begin at three spots, one after the other, and see who has next', async ({
  openBrowser,
  player,
  friend,
  accounts,
  testSite,
}) => {
  const [desk, wall, other] = [await openBrowser(DESK), await openBrowser(DESK), await openBrowser()];
  const phones = [player, friend, other];
  const { account, battle } = await waitingVersus({ accounts, testSite });
  await logInToStudio(desk, account);
  await desk.goto(`/management/battle/${battle.slug}`);

  await test.step('the organiser lets each team begin elsewhere, ten minutes after each other', async () => {
    await desk.getByRole('combobox', { name: 'Reihenfolge der Spots' }).click();
    await desk.getByRole('option', { name: 'Jedes Team beginnt woanders' }).click();
    await desk.getByRole('textbox', { name: 'Minuten zwischen zwei Starts' }).fill('10');
    await desk.getByRole('radio', { name: 'wer kürzer gespielt hat' }).check();
    await saveForm(desk);
  });

  await test.step('each phone waits for the start of its team', async () => {
    await openBattlePage(desk, 'Teilen');
    const addresses: string[] = [];
    for (const team of TEAMS) addresses.push(await addressOfCard(desk, team));
    for (const [index, phone] of phones.entries()) await joinByCard(phone, addresses[index] ?? '');
    await desk.getByRole('link', { name: 'Durchführen', exact: true }).click();
    await desk.getByRole('button', { name: 'Jetzt starten' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Jetzt starten' }).click();
    await expect(player.getByRole('link', { name: 'Erkunden Dom' })).toBeVisible();
    await expect(friend.getByRole('timer')).toHaveText(/^(9|10) min$/);
    await expect(desk.getByRole('row', { name: /Biber/ })).toContainText(/startet um \d\d:\d\d/);
  });

  await test.step('a phone of the organiser shows the times of all teams in full', async () => {
    await desk.setViewportSize({ width: 320, height: 640 });
    const cut = () =>
      desk
        .getByText(/^(nicht da|startet um \d\d:\d\d)$/)
        .evaluateAll((all) =>
          all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
        );
    await expect.poll(cut).toEqual([]);
    await desk.setViewportSize(DESK.viewport);
  });

  await test.step('the organiser lets the late teams start at once, each at its own spot', async () => {
    for (const team of ['Biber', 'Dachse']) {
      await desk.getByRole('button', { name: `Mehr für ${team}` }).click();
      const dialog = desk.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Start verschieben' }).click();
      await dialog.getByRole('textbox', { name: 'Minuten nach dem Start des Versus' }).fill('0');
      await dialog.getByRole('button', { name: 'Verschieben' }).click();
      await expect(dialog).toBeHidden();
    }
    expect(await spotsOf(player)).toEqual(['Dom', 'Steg', 'Tor']);
    await expect(friend.getByRole('link', { name: 'Erkunden Steg' })).toBeVisible();
    expect(await spotsOf(friend)).toEqual(['Steg', 'Tor', 'Dom']);
    await expect(other.getByRole('link', { name: 'Erkunden Tor' })).toBeVisible();
    expect(await spotsOf(other)).toEqual(['Tor', 'Dom', 'Steg']);
  });

  await test.step('event page and big screen tell where each team goes next', async () => {
    await openPoi(friend, 'Steg');
    await enterAnswer(taskCard(friend, 'Quest 10'), 'Zahl', '3');
    await expectPoints(friend, 10);
    await expect(desk.getByRole('row', { name: /Biber/ })).toContainText('Steg → Tor');
    await openBoardMenu(desk);
    await desk.getByRole('button', { name: 'Tafel einschalten' }).click();
    await wall.goto(`${testSite.url}/battle/${battle.slug}/board`);
    await expect(wall.getByRole('listitem').filter({ hasText: 'Biber' }).last()).toContainText('weiter zu Tor');
    await expect(wall.getByText(/wer kürzer gespielt hat/)).toBeVisible();
  });
});
