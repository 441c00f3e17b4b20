import { expect, type Page } from '@playwright/test';
import { withImportedExploration } from '../../support/imported-exploration.ts';
import { enterAnswer, expectPoints, expectSolved, openPoi, taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';
import { uniqueName } from '../../support/studio/creator-setup.ts';
import { logInToStudio } from '../../support/studio/login.ts';
import { expectAccessible } from '../../support/walks/accessibility.ts';
import { openPage } from '../../support/walks/open-page.ts';

test.use({ at: 'studio' });

/** Starts a test on the page of a run; returns the tab in which it is played. */
async function tryOut(creator: Page, slug: string, unlocked: boolean): Promise<Page> {
  await openPage(creator, `/management/exploration/${slug}`);
  await creator.getByRole('button', { name: 'Als Test spielen' }).click();
  const opened = creator.waitForEvent('popup');
  const start = unlocked ? 'Test mit allen Spots offen starten' : 'Test starten';
  await creator.getByRole('menuitem', { name: start }).click();
  const tab = await opened;
  await expect(tab.getByRole('complementary', { name: 'Über diesen Test' })).toContainText('Zählt nirgends mit.');
  return tab;
}

test('plays a draft as a test with every spot open', async ({ creator, accounts, testSite }) => {
  const { slug, name } = await withImportedExploration(creator, accounts, 'e2e/runs/torhaus.json');
  const player = await tryOut(creator, slug, true);
  await expect(player).toHaveURL(`${testSite.url}/trial/exploration/${slug}/poi`);
  await expect(player.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(player.getByRole('link', { name: /^Erkunden/ })).toHaveCount(4);
  await openPoi(player, 'Punktetor');
  const task = taskCard(player, 'Letzter Riegel');
  await enterAnswer(task, 'Antwort', 'Gold');
  await expectSolved(task, 5);
  await player.reload();
  await expect(taskCard(player, 'Letzter Riegel').getByText('Gelöst', { exact: true })).toBeVisible();
  await expect(player.getByRole('link', { name: 'Zum Studio' })).toHaveAttribute(
    'href',
    `${testSite.studioUrl}/management/exploration/${slug}`,
  );
});

const PLACE = { location_type: 'coordinates', location: { latitude: 49.02, longitude: 12.09 } };
const OPTIONS = ['Zum Turm', 'In den Keller'];
const FORK = {
  name: 'Wohin?',
  task_type: 'decision',
  points: 0,
  task: { options: OPTIONS.map((option) => ({ option })) },
};
const wayTo = (name: string, option: string, decision = { poi: 'Tor', task: 'Wohin?' }) => {
  return { name, ...PLACE, conditions: [{ unlock_type: 'decision', decision, options: [option] }] };
};
/** Names from right to left: without isolation, the name of the quest would stand before that of its spot. */
const TOWER = { name: 'البرج', ...PLACE, tasks: [{ ...FORK, name: 'إلى أين؟' }] };

test('begins a test as if an option had been chosen', async ({ creator, accounts }) => {
  const account = await accounts.registered();
  const pois = [
    { name: 'Tor', ...PLACE, tasks: [FORK] },
    TOWER,
    wayTo('Turm', 'Zum Turm'),
    wayTo('Keller', 'In den Keller'),
    wayTo('Garten', 'Zum Turm', { poi: TOWER.name, task: 'إلى أين؟' }),
  ];
  const exploration = { name: uniqueName('Gabelung'), description: '<p>Los!</p>', postal_code: '93047', pois };
  const response = await creator.request.post('/api/management/explorations/file', {
    headers: await accounts.authorization(account),
    data: { format: 'puzzle-run/1', exploration },
  });
  expect(response.ok()).toBe(true);
  const { slug } = await response.json();
  await logInToStudio(creator, account);
  await openPage(creator, `/management/exploration/${slug}`);
  await creator.getByRole('button', { name: 'Als Test spielen' }).click();
  await creator.getByRole('menuitem', { name: 'Test starten, als ob …' }).click();
  const dialog = creator.getByRole('dialog', { name: 'Test starten, als ob …' });
  await dialog.getByLabel('1. Tor: Wohin?').selectOption('In den Keller');
  await expect(dialog.getByLabel('2. \u2068البرج\u2069: \u2068إلى أين؟\u2069')).toBeVisible();
  await expectAccessible(creator, 'the choices of a test');
  const opened = creator.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Test starten' }).click();
  const player = await opened;
  await expect(player.getByRole('link', { name: 'Erkunden Keller' })).toBeVisible();
  await expect(player.getByRole('group').filter({ hasText: 'Nicht auf eurem Weg' })).toContainText('Turm');
});

test('opens a quest as a player from its page, unlocked and in view', async ({ creator, accounts, testSite }) => {
  const { slug } = await withImportedExploration(creator, accounts, 'e2e/runs/torhaus.json');
  await openPage(creator, `/management/exploration/${slug}/poi/punktetor/task/letzter-riegel`);
  const opened = creator.waitForEvent('popup');
  await creator.getByRole('button', { name: 'Wie Spielende ansehen' }).click();
  const player = await opened;
  await expect(player.getByRole('heading', { level: 1, name: 'Punktetor' })).toBeVisible();
  await expect(taskCard(player, 'Letzter Riegel')).toBeInViewport();
  const address = `${testSite.url}/trial/exploration/${slug}/poi/punktetor`;
  await expect(player).toHaveURL(new RegExp(`^${address}#quest-\\d+$`));
});

test('starts a newer test from the beginning with locked spots, and only in this browser', async ({
  creator,
  friend,
  accounts,
}) => {
  const { slug } = await withImportedExploration(creator, accounts, 'e2e/runs/torhaus.json');
  const before = await tryOut(creator, slug, true);
  await friend.goto(before.url());
  await expect(friend.getByRole('heading', { level: 1, name: 'Dieser Test ist vorbei' })).toBeVisible();
  await expect(friend.getByRole('link', { name: 'Zum Studio' })).toBeVisible();

  const after = await tryOut(creator, slug, false);
  await expect(after.getByRole('link', { name: /^Erkunden/ })).toHaveCount(1);
  await expect(after.getByRole('link', { name: 'Teilen' })).toHaveCount(0);
});

test('does not change the creator’s own progress in the same run', async ({ creator, accounts, testSite }) => {
  const { slug, account } = await withImportedExploration(creator, accounts, 'e2e/runs/torhaus.json');
  const { id } = await (
    await creator.request.get(`/api/management/explorations?name=${encodeURIComponent(slug)}`, {
      headers: await accounts.authorization(account),
    })
  )
    .json()
    .then(({ rows }) => rows[0]);
  const headers = await accounts.authorization(account);
  const published = await creator.request.put(`/api/explorations/${id}/published`, {
    headers,
    data: { published: true },
  });
  expect(published.ok()).toBe(true);

  const player = await creator.context().newPage();
  await player.goto(`${testSite.url}/exploration/${slug}`);
  await player.getByRole('button', { name: 'Mitmachen' }).click();
  await openPoi(player, 'Vorhof');
  await enterAnswer(taskCard(player, 'Erster Schlüssel'), 'Antwort', 'Eisen');
  await expectSolved(taskCard(player, 'Erster Schlüssel'), 10);

  const tab = await tryOut(creator, slug, false);
  await expectPoints(tab, 0);
  await player.reload();
  await expect(taskCard(player, 'Erster Schlüssel').getByText('Gelöst', { exact: true })).toBeVisible();
});
