import { parseFigure } from '@puzzle-runs/domain/insights/figures.ts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { insightCountersOf, insightTalliesOf } from '#testing/insight-counters.ts';
import { organiser } from '#testing/organisers.ts';
import { photoBattle } from '#testing/photo-runs.ts';
import { answerTo, payFor } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';
import { recountStored } from './count-history.service.ts';

const opened = await fileApp({ env: { RATE_LIMIT: 'off' } });
const { clock, deps, given, as } = opened;
const countersOf = (explorationId: number) => insightCountersOf(deps.store, explorationId);
const talliesOf = (explorationId: number) => insightTalliesOf(deps.store, explorationId);

/** Counts a run again from its stored acts into empty counters, which are as before then. Returns its tallies. */
async function recounted(explorationId: number) {
  const before = await talliesOf(explorationId);
  const { insightTallies: t, insightCounters: c } = deps.store.db.t;
  await deps.store.transact(async (tx) => {
    await tx.delete(c).where(eq(c.explorationId, explorationId));
    await tx.update(t).set({ tally: {} }).where(eq(t.explorationId, explorationId));
    for (const { participationId } of before) await recountStored(tx, participationId);
  });
  expect(await talliesOf(explorationId)).toEqual(before);
  const { stored, recount } = await countersOf(explorationId);
  expect(stored).toEqual(recount);
  return before;
}

const QUESTS = 4;
const PLAYERS = 4;

const KINDS = [
  'right',
  'wrong',
  'buy',
  'arrive',
  'deleteTask',
  'deleteHint',
  'deleteProgress',
  'trial',
  'wait',
] as const;

interface Happening {
  kind: (typeof KINDS)[number];
  who: number;
  which: number;
}

const happenings: fc.Arbitrary<Happening[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('right', 'right', 'wrong', 'wrong', 'buy', 'arrive', ...KINDS),
    who: fc.nat({ max: PLAYERS - 1 }),
    which: fc.nat({ max: QUESTS - 1 }),
  }),
  { minLength: 10, maxLength: 40 },
);

/** A run of two spots, played by two teams of a Versus and two players outside it. Refused calls change nothing. */
async function played() {
  const by = await organiser(opened);
  const location = [{ hint_type: 'text' as const, hint_value: 'Am Ufer', cost: 1 }];
  const gate = await by.poi(by.exploration, { name: 'Tor', location_type: 'hint', location });
  const tower = await by.poi(by.exploration, { name: 'Turm' });
  const { arrival_code } = done(
    await by.client.managedPois.changeArrival({ params: { poi_id: tower.id }, body: { arrival_radius: 50 } }),
  );
  const poiPerTask = [gate, gate, tower, tower];
  const createdTasks = await Promise.all(
    poiPerTask.map((poi, index) => by.task(poi, index === 1 ? { attempts: 2 } : {})),
  );
  const hint = Array.isArray(gate.location) ? gate.location[0] : undefined;
  const join = async (who: number) => {
    const side = who < 2 ? { battle_id: by.battle.id, team_id: by.side(who).team.id } : {};
    const { token, claims } = await given.player(by.exploration, { ...side, language: who % 2 ? 'en' : 'de' });
    return { ...as(token), id: claims.participation_id, guest: claims.progress.progressor_id };
  };
  const players = await Promise.all(Array.from({ length: PLAYERS }, (_, who) => join(who)));
  const taskAt = (which: number) => ({ poi_id: poiPerTask[which]?.id ?? 0, task_id: createdTasks[which]?.id ?? 0 });
  const answer = (who: number, which: number, value: number) =>
    players[who]?.progress.submit({ body: answerTo({ id: taskAt(which).task_id, taskType: 'guess_number' }, value) });

  const act: Record<Happening['kind'], (happening: Happening) => unknown> = {
    right: ({ who, which }) => answer(who, which, 16),
    wrong: ({ who, which }) => answer(who, which, 1),
    buy: ({ who }) => players[who]?.progress.submit({ body: payFor(hint ?? { id: 0 }) }),
    arrive: ({ who }) =>
      players[who]?.progress.submit({
        body: { progress_type: 'arrival', progress_id: tower.id, via: 'code', code: arrival_code ?? '' },
      }),
    deleteTask: ({ who, which }) => who === 0 && by.client.tasks.remove({ params: taskAt(which) }),
    deleteHint: () =>
      by.client.managedPois.changeHints({ params: { poi_id: gate.id }, body: { delete: [hint?.id ?? 0] } }),
    async deleteProgress({ who }) {
      if (who < 2) {
        const body = { battle_id: by.battle.id, team_id: by.side(who).team.id };
        done(await by.client.managedProgress.remove({ body }));
      } else {
        const guest_id = players[who]?.guest ?? '';
        const body = { progressor_type: 'guest', guest_id, exploration_id: by.exploration.id } as const;
        done(await opened.client.progress.remove({ body }));
      }
      players[who] = await join(who);
    },
    async trial({ which }) {
      const { accessToken } = done(
        await by.client.managedExplorations.tryOut({
          params: { exploration_id: by.exploration.id },
          body: { unlocked: true },
        }),
      );
      await as(accessToken).progress.submit({
        body: answerTo({ id: taskAt(which).task_id, taskType: 'guess_number' }, 16),
      });
    },
    wait: ({ which }) => clock.passMinutes(11 * which),
  };
  return { ...by, act, players };
}

/** Figures of each participation that its marks tell, counted anew. */
async function marksOf(explorationId: number) {
  const { db } = deps.store;
  const { participations: p, solvedTasks: s, wrongAttempts: w, boughtHints: b, arrivals: a, insightTallies: i } = db.t;
  const [solved, wrong, bought, arrived, tallies] = await Promise.all([
    db.select().from(s),
    db.select().from(w),
    db.select().from(b),
    db.select().from(a),
    db.select().from(i),
  ]);
  const all = (await db.select().from(p)).filter((row) => row.explorationId === explorationId && row.trial === null);
  return all.map(({ id }) => {
    const of = (row: { participationId: number }) => row.participationId === id;
    const tasks = new Set([...solved, ...wrong].filter(of).flatMap(({ taskId }) => taskId ?? []));
    const isSolved = (task: number) => solved.some((row) => of(row) && row.taskId === task);
    const tally = tallies.find(of)?.tally ?? {};
    const keys = Object.keys(tally).map((key) => ({ ...parseFigure(key), n: tally[key] ?? 0 }));
    const counted = (kind: string) => keys.filter((key) => key.kind === kind);
    const existing = (kind: string) => counted(kind).filter(({ of, id }) => of === 'task' && tasks.has(id));
    const sum = (rows: { n: number }[]) => rows.reduce((total, { n }) => total + n, 0);
    return {
      counted: {
        begun: tally.rb,
        tries: sum(existing('n')),
        unsolved: sum(existing('u')),
        solved: sum(existing('b')),
        hints: sum(counted('c')),
        arrivals: sum(counted('v')),
      },
      marks: {
        begun: 1,
        tries: [...tasks].reduce(
          (total, task) =>
            total + Number(isSolved(task)) + (wrong.find((row) => of(row) && row.taskId === task)?.wrong ?? 0),
          0,
        ),
        unsolved: [...tasks].filter((task) => !isSolved(task)).length,
        solved: [...tasks].filter(isSolved).length,
        hints: bought.filter(of).length,
        arrivals: arrived.filter(of).length,
      },
    };
  });
}

const MANY_CALLS_MS = 120_000;

test('counts for insights equal a recount after any answers, hints, arrivals, trials and deletions', {
  timeout: MANY_CALLS_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(happenings, async (all) => {
      const { act, exploration } = await played();
      for (const happening of all) await act[happening.kind](happening);
      const { stored, recount } = await countersOf(exploration.id);
      expect(stored).toEqual(recount);
      for (const { counted, marks } of await marksOf(exploration.id)) expect(counted).toEqual(marks);
    }),
    { numRuns: 12 },
  );
});

test('counts again from the stored acts what was counted with each act', async () => {
  const { act, exploration } = await played();
  const plays: [Happening['kind'], number, number][] = [
    ['wrong', 0, 0],
    ['right', 0, 0],
    ['wait', 0, 1],
    ['buy', 0, 0],
    ['wrong', 1, 1],
    ['wrong', 1, 1],
    ['arrive', 2, 0],
    ['wait', 0, 2],
    ['right', 2, 2],
    ['right', 3, 1],
  ];
  for (const [kind, who, which] of plays) await act[kind]({ kind, who, which });
  expect(await recounted(exploration.id)).toHaveLength(PLAYERS);
});

test('deleting progress and spots deletes their counters', async () => {
  const { act, client, exploration } = await played();
  for (const who of [1, 2]) await act.wrong({ kind: 'wrong', who, which: 0 });
  await act.deleteProgress({ kind: 'deleteProgress', who: 2, which: 0 });
  const keys = async () => Object.keys((await countersOf(exploration.id)).stored).map((key) => key.split(' ').at(-1));
  expect((await keys()).filter((key) => key?.endsWith('n'))).toHaveLength(2); // of the other player: one day, all days
  done(await client.managedExplorations.remove({ params: { exploration_id: exploration.id } }));
  expect(new Set(await keys())).toEqual(new Set(['rb']));
});

test('counts for insights equal a recount after photos were accepted, rejected, retaken and judged anew', async () => {
  for (const review of ['none', 'after', 'before'] as const) {
    const { fox, badger, firstTask, send, judge, exploration } = await photoBattle(opened, review);
    const right = answerTo({ id: firstTask.id, taskType: 'guess_number' }, 16);
    const first = await send(fox);
    clock.passMinutes(2);
    await fox.progress.submit({ body: right });
    await badger.progress.submit({ body: right });
    const second = await send(badger);
    const checks = [
      async () => judge(first.photo_id, 'accepted'),
      async () => judge(second.photo_id, 'rejected', { reason: 'Unscharf' }),
      async () => send(badger),
      async () => judge(first.photo_id, 'rejected', { reason: 'Doch nicht' }),
      async () => judge(first.photo_id, 'accepted', { points: 3, reason: 'Knapp' }),
    ];
    for (const check of checks) {
      clock.passMinutes(1);
      await check();
      const { stored, recount } = await countersOf(exploration.id);
      expect(stored).toEqual(recount);
      for (const { counted, marks } of await marksOf(exploration.id)) expect(counted).toEqual(marks);
    }
    await recounted(exploration.id);
  }
});

test('keeps the minutes of a quest that followed a deleted one when a photo is judged afterwards', async () => {
  const { fox, firstTask, poiId, send, judge, exploration, task, client } = await photoBattle(opened, 'before');
  const next = await task({ id: poiId });
  for (const [minutes, { id }] of [
    [20, firstTask],
    [1, next],
  ] as const) {
    clock.passMinutes(minutes);
    done(await fox.progress.submit({ body: answerTo({ id, taskType: 'guess_number' }, 16) }));
  }
  const photo = await send(fox);
  const ofNext = async () => {
    const [{ tally } = { tally: {} }] = await talliesOf(exploration.id);
    return Object.keys(tally).filter((key) => key.startsWith(`t${next.id}`));
  };
  const before = await ofNext();
  expect(before).not.toEqual([]);
  done(await client.tasks.remove({ params: { poi_id: poiId, task_id: firstTask.id } }));
  done(await judge(photo.photo_id, 'accepted'));
  expect(await ofNext()).toEqual(before);
});
