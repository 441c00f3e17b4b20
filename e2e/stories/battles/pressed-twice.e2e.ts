import { expect, type Locator, type Page } from '@playwright/test';
import { playByApi } from '../../support/play/play-by-api.ts';
import { test } from '../../support/stories.ts';
import { createOrganiser } from '../../support/studio/battle-setup.ts';
import { creatorWithExploration, postAs, uniqueName } from '../../support/studio/creator-setup.ts';
import { DESK, givePoints, openBoardMenu, openLog } from '../../support/studio/event-control.ts';

test.use({ at: 'studio', allowedErrors: ['network'] });
test.slow();

/** Loses the response to the next call at this path, which the server carries out. */
async function loseResponse(page: Page, path: string): Promise<void> {
  await page.route(
    `**/api/${path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

test('gives points once when the response was lost and the button is pressed again', async ({
  openBrowser,
  accounts,
  testSite,
}) => {
  const desk = await openBrowser(DESK);
  const fixtures = { accounts, testSite };
  const { account, exploration, teams } = await createOrganiser(desk, fixtures);
  const battle = await postAs(fixtures, { account, path: '/battles', body: { name: uniqueName('Doppelt') } });
  const list = { teams: teams.map((name) => ({ name })), explorations: [exploration.id] };
  await postAs(fixtures, { account, path: `/battles/${battle.id}/teams`, body: list });
  await desk.goto(`/management/battle/${battle.slug}/event`);
  const given = desk.getByRole('button', { name: /^Punkte von .* rückgängig machen$/ });

  await loseResponse(desk, 'battles/*/team_actions');
  await openLog(desk);
  await desk.getByRole('button', { name: `Mehr für ${teams[0]}` }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Punkte' }).click();
  await dialog.getByRole('textbox', { name: 'Punkte' }).fill('20');
  await dialog.getByLabel('Grund').fill('Lied');
  const give = dialog.getByRole('button', { name: 'Punkte vergeben' });
  await give.click();
  await expect(desk.getByRole('alert')).toContainText('Keine Verbindung');
  await give.click();
  await expect(dialog).toBeHidden();
  await expect(given).toHaveCount(1);

  await givePoints(desk, { team: teams[0], points: 20, reason: 'Lied' });
  await expect(given).toHaveCount(2);
});

test('makes one copy of a run for a double tap, and shows that it works', async ({ creator, accounts, testSite }) => {
  const { exploration } = await creatorWithExploration(creator, { accounts, testSite });
  await creator.goto('/management/exploration');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const asked: string[] = [];
  await creator.route('**/api/explorations/*/copy*', async (route) => {
    asked.push(route.request().url());
    await held;
    await route.continue();
  });
  const actions = creator.getByRole('button', { name: `Aktionen für ${exploration.name}`, exact: true });
  await actions.click();
  await creator.getByRole('menuitem', { name: 'Duplizieren' }).evaluate((item: HTMLElement) => {
    item.click();
    item.click();
  });
  await expect(actions).toHaveAttribute('aria-busy', 'true');
  await actions.click();
  await expect(creator.getByRole('menuitem', { name: 'Duplizieren' })).toBeHidden();
  release();
  await expect(creator.getByRole('heading', { level: 1, name: `${exploration.name} (2)` })).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('makes one copy of a run when the response was lost and it is duplicated again', async ({
  creator,
  accounts,
  testSite,
}) => {
  const { exploration } = await creatorWithExploration(creator, { accounts, testSite });
  await creator.goto('/management/exploration');
  await loseResponse(creator, 'explorations/*/copy*');
  const duplicate = async () => {
    await creator.getByRole('button', { name: `Aktionen für ${exploration.name}`, exact: true }).click();
    await creator.getByRole('menuitem', { name: 'Duplizieren' }).click();
  };
  await duplicate();
  await expect(creator.getByRole('alert')).toContainText('Keine Verbindung');
  await duplicate();
  await expect(creator.getByRole('heading', { level: 1, name: `${exploration.name} (2)` })).toBeVisible();
  await creator.goto('/management/exploration');
  await expect(creator.getByRole('button', { name: /^Aktionen für / })).toHaveCount(2);
});

/** Presses a button, and what stands there in the moment in which it has another name: faster than any finger. */
async function pressAgainAt(button: Locator, text: string): Promise<void> {
  await button.page().evaluate((wanted) => {
    const seen = () => {
      if (!document.body.textContent?.includes(wanted)) return;
      observer.disconnect();
      for (const each of document.querySelectorAll('button')) if (each.textContent?.includes(wanted)) each.click();
      document.body.dataset['pressedAgain'] = 'yes';
    };
    const observer = new MutationObserver(seen);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  }, text);
  await button.click();
  await expect(button.page().locator('body[data-pressed-again="yes"]')).toBeAttached();
}

test('a double click pauses, shows and freezes once: the second press is not the opposite', async ({
  openBrowser,
  accounts,
  testSite,
}) => {
  const desk = await openBrowser(DESK);
  const fixtures = { accounts, testSite };
  const { account, exploration, teams } = await createOrganiser(desk, fixtures);
  const battle = await postAs(fixtures, { account, path: '/battles', body: { name: uniqueName('Zweimal') } });
  const list = { teams: teams.map((name) => ({ name })), explorations: [exploration.id] };
  await postAs(fixtures, { account, path: `/battles/${battle.id}/teams`, body: list });
  await playByApi(fixtures, { account, battle: battle.slug, team: teams[0], answers: [] });
  const sent: string[] = [];
  desk.on('request', (request) => request.method() === 'PUT' && sent.push(new URL(request.url()).pathname));
  await desk.goto(`/management/battle/${battle.slug}/event`);
  for (const [before, after] of [
    ['Pause', 'Weiter'],
    ['Tafel einschalten', 'Tafel ausschalten'],
    ['Rangliste einfrieren', 'Stand aufdecken'],
  ] as const) {
    sent.length = 0;
    if (before !== 'Pause') await openBoardMenu(desk);
    await pressAgainAt(desk.getByRole('button', { name: before, exact: true }), after);
    await expect(desk.getByRole('button', { name: after, exact: true })).toBeEnabled();
    expect(sent, before).toHaveLength(1);
    await desk.reload();
    if (before !== 'Pause') await openBoardMenu(desk);
    await expect(desk.getByRole('button', { name: after, exact: true })).toBeVisible();
  }
});
