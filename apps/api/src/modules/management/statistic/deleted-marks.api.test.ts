import type { StatisticEntry } from '@puzzle-runs/contract/management/statistic.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { organiser } from '#testing/organisers.ts';
import { answerTo, payFor } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp({ env: { RATE_LIMIT: 'off' } });
const { clock, deps } = opened;

const QUESTS = 4;
const HINTS = 2;
const HOUR_MS = 3_600_000;

const KINDS = [
  'answer',
  'buy',
  'deleteTask',
  'deleteHint',
  'deletePoi',
  'recalculate',
  'deleteProgress',
  'wait',
] as const;

interface Happening {
  kind: (typeof KINDS)[number];
  team: number;
  which: number;
}

const happenings: fc.Arbitrary<Happening[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('answer', 'answer', 'answer', 'buy', ...KINDS),
    team: fc.nat({ max: 1 }),
    which: fc.nat({ max: QUESTS - 1 }),
  }),
  { minLength: 10, maxLength: 30 },
);

/** A Versus of two teams in a run with quests and hints, and what may happen there; refused calls change nothing. */
async function played() {
  const by = await organiser(opened);
  const location = Array.from({ length: HINTS }, (_, index) => {
    return { hint_type: 'text' as const, hint_value: `Hinweis ${index}`, cost: 1 };
  });
  const poi = await by.poi(by.exploration, { name: 'Tor', location_type: 'hint', location });
  const tasks = await Promise.all(Array.from({ length: QUESTS }, () => by.task(poi)));
  const hints = Array.isArray(poi.location) ? poi.location : [];
  const phones = [await by.phone(0), await by.phone(1)];
  const taskAt = (which: number) => ({ poi_id: poi.id, task_id: tasks[which]?.id ?? 0 });
  const hintAt = (which: number) => hints[which % HINTS]?.id ?? 0;
  const submit = (team: number, body: ReturnType<typeof payFor>) => phones[team]?.progress.submit({ body });

  const act: Record<Happening['kind'], (happening: Happening) => unknown> = {
    answer: ({ team, which }) => submit(team, answerTo({ id: taskAt(which).task_id, taskType: 'guess_number' }, 16)),
    buy: ({ team, which }) => submit(team, payFor({ id: hintAt(which) })),
    deleteTask: ({ which }) => by.client.tasks.remove({ params: taskAt(which) }),
    deleteHint: ({ which }) =>
      by.client.managedPois.changeHints({ params: { poi_id: poi.id }, body: { delete: [hintAt(which)] } }),
    deletePoi: ({ which }) => which === 0 && by.client.managedPois.remove({ params: { poi_id: poi.id } }),
    recalculate: ({ which }) =>
      by.client.tasks.change({ params: taskAt(which), body: { points: 5 + which, recalculate: true } }),
    async deleteProgress({ team }) {
      const body = { battle_id: by.battle.id, team_id: by.side(team).team.id };
      done(await by.client.managedProgress.remove({ body }));
      phones[team] = await by.phone(team);
    },
    wait: ({ which }) => clock.passMinutes(7 * which),
  };
  return { ...by, act };
}

/** The counters as they are stored, and as a count of the marks says. */
async function countersOf(battleId: number) {
  const { db } = deps.store;
  const { participations: p, deletedMarks, solvedTasks, boughtHints } = db.t;
  const ids = (await db.select().from(p)).filter((each) => each.battleId === battleId).map(({ id }) => id);
  const marks = [
    ...(await db.select().from(solvedTasks)).map((row) => ({ ...row, kind: 'task', of: row.taskId, at: row.solvedAt })),
    ...(await db.select().from(boughtHints)).map((row) => ({ ...row, kind: 'hint', of: row.hintId, at: row.boughtAt })),
  ].filter(({ of, participationId }) => of === null && ids.includes(participationId));
  const hourOf = (at: Date) => Math.floor(at.getTime() / HOUR_MS) * HOUR_MS;
  const counted = Map.groupBy(marks, ({ participationId, kind, at }) => `${participationId} ${kind} ${hourOf(at)}`);
  const recount = Array.from(counted, ([key, of]) => {
    const times = of.map(({ at }) => at.getTime());
    return { key, count: of.length, first: Math.min(...times), last: Math.max(...times) };
  });
  const stored = (await db.select().from(deletedMarks))
    .filter(({ participationId }) => ids.includes(participationId))
    .map(({ participationId, kind, hour, count, firstAt, lastAt }) => {
      const key = `${participationId} ${kind} ${hour.getTime()}`;
      return { key, count, first: firstAt.getTime(), last: lastAt.getTime() };
    });
  const byKey = (a: { key: string }, b: { key: string }) => a.key.localeCompare(b.key);
  return { recount: recount.toSorted(byKey), stored: stored.toSorted(byKey) };
}

/** Solved quests of a team according to the statistic, deleted ones included. */
function solvedOf(entry: StatisticEntry | undefined): number {
  const deleted = entry?.deleted_tasks_timeline ?? [];
  return deleted.reduce((sum, { count }) => sum + count, entry?.tasks_timeline.length ?? 0);
}

const MANY_CALLS_MS = 120_000;

test('counts deleted quests and hints per hour as a recount would, after any answers, deletions and recalculations', {
  timeout: MANY_CALLS_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(happenings, async (all) => {
      const { act, battle, client, side } = await played();
      for (const happening of all) await act[happening.kind](happening);
      const { recount, stored } = await countersOf(battle.id);
      expect(stored).toEqual(recount);
      const { rows } = done(await client.managedProgress.statistic({ query: { battle_name: battle.slug } }));
      const participations = await deps.store.db.select().from(deps.store.db.t.participations);
      for (const { team } of [side(0), side(1)]) {
        const own = participations.find((each) => each.battleId === battle.id && each.teamId === team.id);
        expect(solvedOf(rows.find(({ Team }) => Team.id === team.id))).toBe(own?.solved);
      }
    }),
    { numRuns: 12 },
  );
});
