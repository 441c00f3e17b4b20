import { expect, type Page } from '@playwright/test';
import { withImportedExploration } from '../../support/imported-exploration.ts';
import { answer, expectPoints, expectSolved, explore, taskOf } from '../../support/play/playing.ts';
import { test } from '../../support/stories.ts';
import { open } from '../../support/walks/walk.ts';

test.use({ at: 'studio' });

/** Begins a test on the page of a run. @returns the tab it is played in */
async function tryOut(creator: Page, slug: string, unlocked: boolean): Promise<Page> {
  await open(creator, `/management/exploration/${slug}`);
  if (unlocked) await creator.getByLabel('Alle Spots sind von Anfang an offen').check();
  const opened = creator.waitForEvent('popup');
  await creator.getByRole('button', { name: 'Test starten' }).click();
  const tab = await opened;
  await expect(tab.getByRole('complementary', { name: 'Über diesen Test' })).toContainText('Zählt nirgends mit.');
  return tab;
}

test('a draft is played as a test with every spot open', { tag: '@desk' }, async ({ creator, people, place }) => {
  const { slug, name } = await withImportedExploration(creator, people, 'e2e/runs/torhaus.json');
  const player = await tryOut(creator, slug, true);
  await expect(player).toHaveURL(`${place.url}/trial/exploration/${slug}/poi`);
  await expect(player.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(player.getByRole('link', { name: /^Erkunden/ })).toHaveCount(4);
  await explore(player, 'Punktetor');
  const task = taskOf(player, 'Letzter Riegel');
  await answer(task, 'Antwort', 'Gold');
  await expectSolved(task, 5);
  await player.reload();
  await expect(taskOf(player, 'Letzter Riegel').getByText('Gelöst', { exact: true })).toBeVisible();
  await expect(player.getByRole('link', { name: 'Zum Studio' })).toHaveAttribute(
    'href',
    `${place.studioUrl}/management/exploration/${slug}`,
  );
});

test('a quest is seen as a player from its page, unlocked and at its place', async ({ creator, people, place }) => {
  const { slug } = await withImportedExploration(creator, people, 'e2e/runs/torhaus.json');
  await open(creator, `/management/exploration/${slug}/poi/punktetor/task/letzter-riegel`);
  const opened = creator.waitForEvent('popup');
  await creator.getByRole('button', { name: 'Wie Spielende ansehen' }).click();
  const player = await opened;
  await expect(player.getByRole('heading', { level: 1, name: 'Punktetor' })).toBeVisible();
  await expect(taskOf(player, 'Letzter Riegel')).toBeInViewport();
  const address = `${place.url}/trial/exploration/${slug}/poi/punktetor`;
  await expect(player).toHaveURL(new RegExp(`^${address}#quest-\\d+$`));
});

test('a newer test begins anew with its doors locked, and only here', async ({ creator, friend, people }) => {
  const { slug } = await withImportedExploration(creator, people, 'e2e/runs/torhaus.json');
  const before = await tryOut(creator, slug, true);
  await friend.goto(before.url());
  await expect(friend.getByRole('heading', { level: 1, name: 'Dieser Test ist vorbei' })).toBeVisible();
  await expect(friend.getByRole('link', { name: 'Zum Studio' })).toBeVisible();

  const after = await tryOut(creator, slug, false);
  await expect(after.getByRole('link', { name: /^Erkunden/ })).toHaveCount(1);
  await expect(after.getByRole('link', { name: 'Teilen' })).toHaveCount(0);
});

test('a test leaves the own game of the same run alone', async ({ creator, people, place }) => {
  const { slug, person } = await withImportedExploration(creator, people, 'e2e/runs/torhaus.json');
  const { id } = await (
    await creator.request.get(`/api/management/explorations?name=${encodeURIComponent(slug)}`, {
      headers: await people.authorization(person),
    })
  )
    .json()
    .then(({ rows }) => rows[0]);
  const headers = await people.authorization(person);
  const published = await creator.request.put(`/api/explorations/${id}/published`, {
    headers,
    data: { published: true },
  });
  expect(published.ok()).toBe(true);

  const player = await creator.context().newPage();
  await player.goto(`${place.url}/exploration/${slug}`);
  await player.getByRole('button', { name: 'Mitmachen' }).click();
  await explore(player, 'Vorhof');
  await answer(taskOf(player, 'Erster Schlüssel'), 'Antwort', 'Eisen');
  await expectSolved(taskOf(player, 'Erster Schlüssel'), 10);

  const tab = await tryOut(creator, slug, false);
  await expectPoints(tab, 0);
  await player.reload();
  await expect(taskOf(player, 'Erster Schlüssel').getByText('Gelöst', { exact: true })).toBeVisible();
});
