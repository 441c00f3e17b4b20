import type { Progress } from '@puzzle-runs/domain/game/progress.ts';
import { expect, test } from 'vitest';
import { numberTask, poi } from '#testing/given.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';
import { findPlayed, type Played } from './find-played.service.ts';
import { storeProgress } from './store-progress.repository.ts';

const { given, as, deps, clock } = await fileApp();
const { store } = deps;

// A merge holds the lock of the team that leaves, not of the one that stays.
test('what a team has reached since its progress was read stays when only the highest points are stored', async () => {
  const exploration = await given.exploration({
    pois: [
      poi('Brücke', [
        { ...numberTask, name: 'A' },
        { ...numberTask, name: 'B' },
      ]),
    ],
  });
  const { token, claims } = await given.player(exploration);
  const id = claims.participation_id;
  const played = () => store.transact((tx) => findPlayed(tx, id)) as Promise<Played>;
  const solve = async (name: string) => {
    clock.passMinutes(1);
    await as(token).progress.submit({ body: answerTo(exploration.task(name), 16) });
  };
  await solve('A');
  const { progress: before } = await played();
  await solve('B');
  const at = clock.now();
  const [task] = await store.db.select({ poiId: store.db.t.tasks.poiId }).from(store.db.t.tasks);
  const poiId = task?.poiId ?? 0;
  const after: Progress = { ...before, highestNet: 50, opened: new Map([[poiId, at.getTime()]]) };
  for (const _ of ['merge', 'another organiser'])
    await store.transact(async (tx) => void (await Promise.all(await storeProgress(tx, id, before, after))));

  const { participations: p } = store.db.t;
  const { earned, solved, highestNet, lastSolvedAt, tieBreakAt } = p;
  const rows = await store.db.select({ earned, solved, highestNet, lastSolvedAt, tieBreakAt }).from(p);
  expect(rows).toEqual([{ earned: 20, solved: 2, highestNet: 50, lastSolvedAt: at, tieBreakAt: at }]);
});
