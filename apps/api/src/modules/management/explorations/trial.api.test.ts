import { describe, expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const ada = await creator(opened);

/** A draft with a Spot that opens after the first quest, and functions to test it. */
async function draftToTest() {
  const exploration = await ada.draft({ code: 'EICHE' });
  const poi = await ada.poi(exploration);
  const task = await ada.task(poi);
  const locked = await ada.poi(exploration);
  const hidden = await ada.task(locked);
  await ada.client.prerequisites.create({ params: { poi_id: locked.id }, body: { unlock_type: 'tasks', value: 1 } });
  const tryOut = async (unlocked = false) => {
    const params = { exploration_id: exploration.id };
    const { accessToken } = done(await ada.client.managedExplorations.tryOut({ params, body: { unlocked } }));
    return opened.as(accessToken);
  };
  const solve = (player: Awaited<ReturnType<typeof tryOut>>, { id }: { id: number }, answer = 16) =>
    player.progress.submit({ body: answerTo({ id, taskType: 'guess_number' }, answer) });
  return { exploration, task, hidden, tryOut, solve };
}

describe('a test of an own run', () => {
  test('plays a draft like any run and needs no code', async () => {
    const { tryOut, solve, task, hidden } = await draftToTest();
    const player = await tryOut();
    expect(done(await player.joined.pois()).rows.map(({ unlocked }) => unlocked)).toEqual([true, false]);
    expect(await solve(player, hidden)).toMatchObject(problem(403, 'poi_locked'));
    expect(await solve(player, task, 15)).toMatchObject(problem(422, 'wrong_answer'));
    expect(await solve(player, task)).toMatchObject({ status: 200 });
    expect(done(await player.joined.pois()).rows.map(({ unlocked }) => unlocked)).toEqual([true, true]);
  });

  test('opens every Spot on request', async () => {
    const { tryOut, solve, hidden } = await draftToTest();
    const player = await tryOut(true);
    expect(done(await player.joined.pois()).rows.map(({ unlocked }) => unlocked)).toEqual([true, true]);
    expect(await solve(player, hidden)).toMatchObject({ status: 200 });
  });

  test('starts from the beginning and ends the test before it', async () => {
    const { tryOut, solve, task } = await draftToTest();
    const before = await tryOut();
    await solve(before, task);
    const after = await tryOut();
    expect(await after.progress.points()).toMatchObject({ body: { earnedPoints: 0 } });
    expect(await before.progress.points()).toMatchObject(problem(401, 'unauthorized'));
  });

  test('counts neither as own progress nor as rating nor as participation', async () => {
    const { exploration, tryOut, solve, task, hidden } = await draftToTest();
    const player = await tryOut();
    await solve(player, task);
    await solve(player, hidden);
    const params = { id: exploration.id };
    expect(await player.explorations.rate({ params, body: { rating: 5 } })).toMatchObject(problem(403, 'forbidden'));
    expect(await ada.client.progress.myself({ query: {} })).toMatchObject({ body: { count: 0 } });
    const own = { progressor_type: 'user', exploration_id: exploration.id } as const;
    expect(await ada.client.progress.remove({ body: own })).not.toMatchObject({ status: 200, body: { deleted: 1 } });
    expect(await player.progress.points()).toMatchObject({ body: { earnedPoints: 20 } });

    await ada.client.managedExplorations.remove({ params: { exploration_id: exploration.id } });
    const { explorations } = opened.deps.store.db.t;
    const rows = await opened.deps.store.db.select({ id: explorations.id }).from(explorations);
    expect(rows.some(({ id }) => id === exploration.id)).toBe(false);
    expect(await player.progress.points()).toMatchObject(problem(401, 'unauthorized'));
  });

  test('leaves the progress that the creator has as a player', async () => {
    const { exploration } = await ada.publishedExploration();
    const joined = done(await ada.client.joining.exploration({ body: { exploration_id: exploration.id } }));
    const body = { unlocked: true };
    done(await ada.client.managedExplorations.tryOut({ params: { exploration_id: exploration.id }, body }));
    expect(await opened.as(joined.accessToken).progress.points()).toMatchObject({ status: 200 });
    expect(await ada.client.progress.myself({ query: {} })).toMatchObject({ body: { count: 1 } });
  });
});
