import type { OfflineContent } from '@puzzle-runs/contract/offline/offline-content.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { explorationOfEveryTaskType, SECRETS } from '#testing/every-task-type.ts';
import { numberTask, poi } from '#testing/given.ts';
import { problem } from '#testing/problems.ts';
import { arriveAt } from '#testing/submissions.ts';
import { type Client, testApp } from '#testing/test-app.ts';

const forbidden = problem(403, 'battle_forbids_offline');

/** An app with a run that is playable without a network, and what its tests change. */
async function offlineApp(over: object = {}) {
  const opened = await testApp();
  const exploration = await opened.given.exploration({ playable_offline: true, ...over });
  return {
    ...opened,
    exploration,
    /** A battle that plays the run. Times are minutes from now. */
    async battle({ starts, ends, playableOffline }: { starts?: number; ends?: number; playableOffline: boolean }) {
      const battle = await opened.given.battle('Duell', [{ exploration, team: 'Füchse' }]);
      const at = (minutes?: number) =>
        minutes === undefined ? null : new Date(opened.clock.now().getTime() + minutes * 60_000);
      const change = { startsAt: at(starts), endsAt: at(ends), playableOffline };
      await opened.deps.store.transact((tx) =>
        tx.update(tx.t.battles).set(change).where(eq(tx.t.battles.id, battle.id)),
      );
      return { ...battle, side: { battle_id: battle.id, team_id: battle.teamId(0) } };
    },
    /** A player's typed client. */
    join: async (side: object = {}) => opened.as((await opened.given.player(exploration, side)).token),
  };
}

async function contentFor(player: Client): Promise<OfflineContent> {
  const response = await player.joined.offlinePackage();
  if (response.status !== 200) throw new Error(`refused: ${JSON.stringify(response.body)}`);
  return JSON.parse(Buffer.from(response.body.content, 'base64').toString());
}

test('returns the whole run with answers, hidden targets and hint values, encoded', async () => {
  const { join } = await offlineApp(explorationOfEveryTaskType());
  const player = await join();
  const { exploration_code: _code, team_code: _team, ...secrets } = SECRETS;
  const text = JSON.stringify(await contentFor(player));
  for (const secret of Object.values(secrets).flat()) expect(text).toContain(String(secret));
  expect(JSON.stringify(await player.joined.offlinePackage())).not.toContain('GEHEIM');
});

test('shows each player the choices in the order of their own page', async () => {
  const { join } = await offlineApp(explorationOfEveryTaskType());
  const player = await join();
  const tasks = (await contentFor(player)).pois[0]?.tasks ?? [];
  const joined = await player.joined.pois();
  expect(joined).toMatchObject({
    body: { rows: [{ Tasks: tasks.map(({ id, task }) => ({ id, task })) }, {}, {}] },
  });
});

test('refuses the package of a run that is not playable without a network', async () => {
  const { join } = await offlineApp({ playable_offline: false });
  expect(await (await join()).joined.offlinePackage()).toMatchObject(problem(403, 'not_playable_offline'));
});

test('gives teams of a Versus the package only where the organiser allows it', async () => {
  const { join, battle } = await offlineApp();
  const allowing = await battle({ playableOffline: true });
  expect(await (await join(allowing.side)).joined.offlinePackage()).toMatchObject({ status: 200 });
});

test('gives the package to no team of a Versus that forbids it', async () => {
  const { join, battle } = await offlineApp();
  const forbidding = await battle({ playableOffline: false });
  expect(await (await join(forbidding.side)).joined.offlinePackage()).toMatchObject(forbidden);
});

test('keeps the package from the waiting room and after the end', async () => {
  const { join, battle, clock } = await offlineApp();
  const team = await join((await battle({ starts: 10, ends: 60, playableOffline: true })).side);
  expect(await team.joined.offlinePackage()).toMatchObject(problem(409, 'battle_not_open'));
  clock.passMinutes(10);
  expect(await team.joined.offlinePackage()).toMatchObject({ status: 200 });
  clock.passMinutes(50);
  expect(await team.joined.offlinePackage()).toMatchObject(problem(409, 'battle_not_open'));
});

test('keeps the package from players on their own while a Versus that forbids it is upcoming or running', async () => {
  const { join, battle, clock } = await offlineApp();
  const solo = await join();
  expect(await solo.joined.offlinePackage()).toMatchObject({ status: 200 });
  await battle({ starts: 10, ends: 60, playableOffline: false });
  for (const minutes of [0, 10, 49]) {
    clock.passMinutes(minutes);
    expect(await solo.joined.offlinePackage()).toMatchObject(forbidden);
  }
  clock.passMinutes(1);
  expect(await solo.joined.offlinePackage()).toMatchObject({ status: 200 });
});

test('keeps the package as long as one team of a Versus that forbids it has extra minutes left', async () => {
  const { join, battle, deps, clock } = await offlineApp();
  const solo = await join();
  const { id } = await battle({ ends: 10, playableOffline: false });
  await deps.store.transact((tx) =>
    tx.update(tx.t.participants).set({ extraMinutes: 5 }).where(eq(tx.t.participants.battleId, id)),
  );
  clock.passMinutes(14);
  expect(await solo.joined.offlinePackage()).toMatchObject(forbidden);
  clock.passMinutes(1);
  expect(await solo.joined.offlinePackage()).toMatchObject({ status: 200 });
});

const hidden = poi('Ziel', [numberTask], {
  location_type: 'hint',
  location: [],
  arrival_radius: 30,
  target: { latitude: 49.02, longitude: 12.1 },
});

test.each([
  [true, { status: 200 }],
  [false, problem(400, 'invalid_request')],
])(
  'judged by the phone, an arrival at a hidden target counts only where phones may know it: %s',
  async (playable_offline, outcome) => {
    const { join, exploration } = await offlineApp({ playable_offline, pois: [hidden] });
    const body = arriveAt({ id: exploration.task('Bögen').poiId }, { via: 'position', accuracy: 'good' });
    expect(await (await join()).progress.submit({ body })).toMatchObject(outcome);
  },
);
