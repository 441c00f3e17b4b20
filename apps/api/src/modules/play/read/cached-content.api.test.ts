import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Tx } from '#db/store.ts';
import { explorationOfEveryTaskType } from '#testing/every-task-type.ts';
import { fileApp } from '#testing/test-app.ts';

const { given, as, deps } = await fileApp();
const { explorations, pois, hints, prerequisites, tasks } = deps.store.db.t;

const parts = { pois, hints, prerequisites, tasks };
const { explorationLanguages, explorationTexts, poiTexts, hintTexts, taskTexts, taskItemTexts } = deps.store.db.t;
const translations = { explorationLanguages, explorationTexts, poiTexts, hintTexts, taskTexts, taskItemTexts };

async function playedExploration() {
  const exploration = await given.exploration(explorationOfEveryTaskType());
  const player = as((await given.player(exploration)).token);
  const revision = async () => {
    const [row] = await deps.store.db.select().from(explorations).where(eq(explorations.id, exploration.id));
    return row?.revision ?? -1;
  };
  const [poi] = await deps.store.db.select().from(pois).where(eq(pois.explorationId, exploration.id));
  return {
    exploration,
    revision,
    poiId: poi?.id ?? 0,
    seen: async () => JSON.stringify((await player.joined.pois()).body),
  };
}

const changes: [string, (tx: Tx, ids: { exploration: number; poi: number }) => Promise<unknown>][] = [
  ['a Spot renamed', (tx, ids) => tx.update(pois).set({ name: 'Umbenannt' }).where(eq(pois.id, ids.poi))],
  ['a Spot deleted', (tx, ids) => tx.delete(pois).where(eq(pois.id, ids.poi))],
  [
    'a Spot added',
    (tx, ids) =>
      tx.insert(pois).values({
        explorationId: ids.exploration,
        position: 9,
        name: 'Neu',
        slug: 'neu',
        description: '',
        locationType: 'hint',
        updatedAt: new Date(),
      }),
  ],
  ['a quest renamed', (tx, ids) => tx.update(tasks).set({ name: 'Umbenannt' }).where(eq(tasks.poiId, ids.poi))],
  ['a quest deleted', (tx, ids) => tx.delete(tasks).where(eq(tasks.poiId, ids.poi))],
  [
    'a quest added',
    (tx, ids) =>
      tx.insert(tasks).values({
        poiId: ids.poi,
        position: 9,
        name: 'Neu',
        slug: 'neu',
        description: '',
        taskType: 'guess_number',
        points: 1,
        content: { answer: 1, range_from: null, range_to: null },
        updatedAt: new Date(),
      }),
  ],
  [
    'the intro changed',
    (tx, ids) => tx.update(explorations).set({ intro: 'Neu' }).where(eq(explorations.id, ids.exploration)),
  ],
  [
    'a Qualifier added',
    (tx, ids) =>
      tx.insert(prerequisites).values({ poiId: ids.poi, unlockType: 'time', value: 5, updatedAt: new Date() }),
  ],
];

test.each(changes)('shows a change of cached content at once: %s', async (_what, change) => {
  const { exploration, revision, poiId, seen } = await playedExploration();
  const [before, was] = [await seen(), await revision()];
  expect(await seen()).toBe(before);

  await deps.store.transact((tx) => change(tx, { exploration: exploration.id, poi: poiId }));

  expect(await revision()).toBeGreaterThan(was);
  expect(await seen()).not.toBe(before);
});

test('shows a changed and a deleted hint of cached content at once', async () => {
  const { exploration, seen } = await playedExploration();
  const before = await seen();
  const [hint] = exploration.hints;
  await deps.store.transact((tx) =>
    tx
      .update(hints)
      .set({ cost: 77 })
      .where(eq(hints.id, hint?.id ?? 0)),
  );
  const changed = await seen();
  expect(changed).not.toBe(before);
  await deps.store.transact((tx) => tx.delete(hints).where(eq(hints.id, hint?.id ?? 0)));
  expect(await seen()).not.toBe(changed);
});

test.each(Object.entries(translations))('raises the revision with every change of %s', async (_name, table) => {
  const { exploration, poiId, revision } = await playedExploration();
  const explorationId = exploration.id;
  const text = { text: 'Gate', sourceHash: 'x', sourceText: 'Tor', updatedAt: new Date(), field: 'name', itemId: 1 };
  const [hint, task] = [exploration.hints[0]?.id, exploration.tasks[0]?.id];
  const row = { explorationId, lang: 'en', poiId, hintId: hint, taskId: task, ...text };
  const ofThis = eq(table.explorationId, explorationId);
  const changes: ((tx: Tx) => Promise<unknown>)[] = [
    async (tx) => tx.insert(table).values(row as never),
    async (tx) => tx.update(table).set({ lang: 'fr' }).where(ofThis),
    async (tx) => tx.delete(table).where(ofThis),
  ];
  for (const change of changes) {
    const was = await revision();
    await deps.store.transact(change);
    expect(await revision()).toBeGreaterThan(was);
  }
});

test('shows nothing of a change that is rolled back', async () => {
  const { poiId, seen, revision } = await playedExploration();
  const [before, was] = [await seen(), await revision()];
  const rolledBack = deps.store.transact(async (tx) => {
    await tx.update(pois).set({ name: 'Umbenannt' }).where(eq(pois.id, poiId));
    await tx.delete(tasks).where(eq(tasks.poiId, poiId));
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  expect(await seen()).toBe(before);
  expect(await revision()).toBe(was);
});

test('keeps the revision of other runs when one run changes', async () => {
  const [one, other] = [await playedExploration(), await playedExploration()];
  const was = await other.revision();
  await deps.store.transact((tx) => tx.delete(tasks).where(eq(tasks.poiId, one.poiId)));
  expect(await other.revision()).toBe(was);
});

test('knows every table with content of a run', () => {
  // A new table below pois needs triggers like those of the others, and an entry in `parts`.
  const below = Object.entries(deps.store.db.t).filter(([, table]) => 'poiId' in table || 'explorationId' in table);
  const insights = ['insightTallies', 'insightCounters', 'ratingComments'];
  const known = [
    ...Object.keys(parts),
    'participants',
    'participations',
    'arrivals',
    'openedPois',
    'helpRequests',
    'photos',
    'battleActs',
    'teams',
    'subscriptionUses',
    ...Object.keys(translations),
    ...insights,
  ];
  expect(below.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([]);
});
