import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { creator, done, freshName } from '#testing/creators.ts';
import { photoBattle } from '#testing/photo-runs.ts';
import { problem } from '#testing/problems.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const { clock } = opened;

test('lists photos with their run, spot, quest, team and Versus, and names no person', async () => {
  const { send, fox, reviews, client, exploration, photoTask, poiId, battle, side } = await photoBattle(opened);
  const { photo_id } = await send(fox);
  const { rows, tasks, open } = await reviews('pending');
  expect(open).toBe(1);
  expect(tasks).toMatchObject([{ id: photoTask.id, Poi: { id: poiId }, Exploration: { id: exploration.id } }]);
  expect(rows).toMatchObject([
    {
      id: photo_id,
      state: 'pending',
      review: 'before',
      points: null,
      max_points: 20,
      deletes_at: new Date(Date.parse(rows[0]?.sent_at ?? '') + 30 * 86_400_000).toISOString(),
      Exploration: { slug: exploration.slug },
      Task: { id: photoTask.id },
      Team: { id: side(0).team.id },
      Battle: { slug: battle.slug },
    },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/guest|member|device/);
  const query = { battle_name: battle.slug, state: 'all' } as const;
  expect(done(await client.managedReviews.list({ query })).rows).toMatchObject([{ id: photo_id }]);
  expect(done(await client.managedReviews.list({ query: { ...query, task_id: 1 } })).count).toBe(0);
});

test('refuses a verdict on a photo that was judged meanwhile', async () => {
  const { send, fox, reviewOf, judge, client } = await photoBattle(opened);
  const { photo_id } = await send(fox);
  const read = await reviewOf(photo_id);
  done(await judge(photo_id, 'accepted'));
  const body = { verdict: 'rejected', reason: 'Unscharf', updated_at: read?.updated_at ?? '' } as const;
  expect(await client.managedReviews.judge({ params: { photo_id }, body })).toMatchObject(problem(409, 'conflict'));
  const judgements = await Promise.all(
    ['accepted', 'rejected'].map((verdict) => judge(photo_id, verdict as 'accepted', { reason: 'Zugleich' })),
  );
  expect(new Set(judgements.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test('gives other points only with a reason, which the team sees', async () => {
  const { send, fox, judge, seenBy } = await photoBattle(opened);
  const { photo_id } = await send(fox);
  expect(await judge(photo_id, 'accepted', { points: 30 })).toMatchObject(problem(400, 'missing'));
  done(await judge(photo_id, 'accepted', { points: 30, reason: 'Sehr kreativ' }));
  expect(await seenBy(fox)).toMatchObject({
    task: { photo: { state: 'accepted', points: 30, reason: 'Sehr kreativ' } },
    progress: { netPoints: 30, earnedPoints: 30 },
  });
  done(await judge(photo_id, 'accepted', { points: 5, reason: 'Doch weniger' }));
  expect(await seenBy(fox)).toMatchObject({ progress: { netPoints: 5, tasks_completed: 1 } });
  done(await judge(photo_id, 'accepted'));
  expect(await seenBy(fox)).toMatchObject({ task: { photo: { points: 20 } }, progress: { netPoints: 20 } });
});

test('rejecting a photo that counted at once takes its points back, and spots stay open', async () => {
  const { send, fox, judge, seenBy, ...by } = await photoBattle(opened, 'after');
  const tower = await by.poi(by.exploration, { name: 'Turm' });
  const prerequisite = { unlock_type: 'tasks', value: 1 } as const;
  done(await by.client.prerequisites.create({ params: { poi_id: tower.id }, body: prerequisite }));
  const { photo_id } = await send(fox);
  const towerOf = async () => done(await fox.joined.pois()).rows.find(({ id }) => id === tower.id)?.unlocked;
  expect(await towerOf()).toBe(true);
  done(await judge(photo_id, 'rejected', { reason: 'Falsche Statue' }));
  expect(await seenBy(fox)).toMatchObject({
    task: { progressed: false, answer: null, photo: { state: 'rejected', points: null } },
    progress: { netPoints: 0, tasks_completed: 0 },
  });
  expect(await towerOf()).toBe(true);
  done(await judge(photo_id, 'accepted'));
  expect(await seenBy(fox)).toMatchObject({ progress: { netPoints: 20, tasks_completed: 1 } });
});

test('a pending photo opens no spot', async () => {
  const { send, judge, phone, ...by } = await photoBattle(opened, 'before', {}, ['Füchse', 'Dachse', 'Luchse']);
  const tower = await by.poi(by.exploration, { name: 'Turm' });
  const prerequisite = { unlock_type: 'points', value: 20 } as const;
  done(await by.client.prerequisites.create({ params: { poi_id: tower.id }, body: prerequisite }));
  const lynx = await phone(2); // for who joined before, the new spot stays open
  const { photo_id } = await send(lynx);
  const towerOf = async () => done(await lynx.joined.pois()).rows.find(({ id }) => id === tower.id)?.unlocked;
  expect(await towerOf()).toBe(false);
  done(await judge(photo_id, 'accepted'));
  expect(await towerOf()).toBe(true);
});

test('a verdict after the end counts as of the time of sending and decides ties', async () => {
  const { send, fox, badger, judge, client, params, side } = await photoBattle(opened);
  const early = await send(fox);
  clock.passMinutes(1);
  const late = await send(badger);
  clock.passMinutes(1);
  done(await client.managedBattles.end({ params }));
  const ranking = async () => done(await fox.progress.ranking());
  expect(await ranking()).toMatchObject({ open_reviews: 2 });
  clock.passMinutes(60);
  done(await judge(late.photo_id, 'accepted'));
  done(await judge(early.photo_id, 'accepted'));
  const { rows, open_reviews } = await ranking();
  expect(open_reviews).toBe(0);
  expect(rows.map(({ place, netPoints, Team }) => [place, netPoints, Team.id])).toEqual([
    [1, 20, side(0).team.id],
    [2, 20, side(1).team.id],
  ]);
});

test('the event console counts photos that were not reviewed, also of each team', async () => {
  const { send, fox, badger, judge, client, params, side } = await photoBattle(opened);
  const { photo_id } = await send(fox);
  await send(badger);
  const console = async () => done(await client.managedEvents.teams({ params }));
  const sent = { open_reviews: 1, last_activity_at: expect.any(String) };
  expect(await console()).toMatchObject({ open_reviews: 2, rows: [sent, sent] });
  done(await judge(photo_id, 'rejected', { reason: 'Leer' }));
  const { open_reviews, rows } = await console();
  expect(open_reviews).toBe(1);
  expect(rows.map((team) => [team.Team.id, team.open_reviews])).toEqual(
    expect.arrayContaining([
      [side(0).team.id, 0],
      [side(1).team.id, 1],
    ]),
  );
});

test('only the creator of the run reviews, also in a Versus of another organiser', async () => {
  const by = await photoBattle(opened);
  const { photo_id } = await by.send(by.fox);
  const other = await creator(opened);
  const query = { exploration_name: by.exploration.slug } as const;
  const params = { params: { photo_id } };
  const updated_at = opened.deps.now().toISOString();
  const judging = { ...params, body: { verdict: 'accepted', updated_at } } as const;
  const showing = { ...params, body: { on_board: true, updated_at } };
  const attempts = await Promise.all([
    other.client.managedReviews.list({ query }),
    other.client.managedReviews.list({ query: { battle_name: by.battle.slug } }),
    other.client.managedReviews.zip({ query }),
    other.client.managedReviews.judge(judging),
    other.client.managedReviews.showOnBoard(showing),
    other.client.managedReviews.remove(params),
  ]);
  for (const attempt of attempts) expect(attempt).toMatchObject(problem(404, 'not_found'));
  expect(await by.client.managedReviews.list({ query: {} })).toMatchObject(problem(400, 'invalid_request'));

  // Creators add only own runs to a Versus, but its organiser may be another one since.
  const side = { exploration: by.exploration, team: 'Gäste' };
  const { id: battle_id, teamId } = await opened.given.battle(freshName('Fremdes Versus'), [side]);
  const { battles } = opened.deps.store.db.t;
  const [battle] = await opened.deps.store.transact((tx) =>
    tx.update(battles).set({ creatorId: other.userId }).where(eq(battles.id, battle_id)).returning(),
  );
  const { token } = await opened.given.player(by.exploration, { battle_id, team_id: teamId(0) });
  await by.send({ token, ...opened.as(token) });
  const inBattle = { query: { battle_name: battle?.slug ?? '' } };
  expect(done(await by.client.managedReviews.list(inBattle))).toMatchObject({ count: 1, open: 1 });
  expect(done(await other.client.managedReviews.list(inBattle))).toMatchObject({ count: 0, open: 0, tasks: [] });
});
