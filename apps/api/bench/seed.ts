import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import { type RunFile, runFile } from '@puzzle-runs/contract/run-format.ts';
import { eq } from 'drizzle-orm';
import type { Deps } from '#deps.ts';
import { createBattleWithTeams } from '#modules/content/store-battle.service.ts';
import { joinExploration } from '#modules/joining/joining.service.ts';
import { importRunFiles } from '#modules/run-file/run-file.service.ts';

const KINDS = [
  { task_type: 'guess_text', task: { answers: ['Dom', 'Der Dom'] } },
  {
    task_type: 'choice',
    task: { choices: ['a', 'b', 'c', 'd'].map((answer) => ({ answer, correct: answer === 'b' })) },
  },
  { task_type: 'guess_number', task: { answer: 16 } },
  { task_type: 'cloze', task: { text: '<p>__________ und __________</p>', words: ['Brücke', 'Fluss'] } },
  { task_type: 'order', task: { entries: ['eins', 'zwei', 'drei', 'vier'] } },
  { task_type: 'locate', task: { locate_type: 'qr', image: 'text of the code', code: 'KODE' } },
] as const;

export const TEXT = `<p>${'Vor euch steht das Westportal. Schaut genau hin. '.repeat(4)}</p>`;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The longest event; with more answers they follow each other faster. */
const EVENT_MS = 10 * 60 * MINUTE_MS;

/** A run with `spots` spots, `tasks` quests of all types, hints and prerequisites. */
export function bigExploration(name: string, tasks = 40, pois = 12): RunFile {
  let task = 0;
  return runFile.parse({
    format: 'puzzle-run/1',
    exploration: {
      name,
      description: TEXT,
      postal_code: '93047',
      pois: Array.from({ length: pois }, (_, poi) => ({
        name: `Spot ${poi + 1}`,
        description: TEXT,
        ...(poi % 2 === 0
          ? { location_type: 'coordinates', location: { latitude: 49.02, longitude: 12.09 } }
          : { location_type: 'hint', location: [{ hint_type: 'text', hint_value: 'Schaut nach oben', cost: 5 }] }),
        prerequisites: poi < 9 ? [] : [{ unlock_type: 'points', value: 0 }],
        tasks: Array.from({ length: Math.floor((tasks + pois - 1 - poi) / pois) }, () => {
          task += 1;
          return { name: `Quest ${task}`, description: TEXT, points: 10, ...KINDS[task % KINDS.length] };
        }),
      })),
    },
  });
}

/** `count` small runs over all postal codes; exactly ten of them have "Donau" in their names. */
export async function seedExplorations(deps: Deps, count: number, postalCodes: string[]): Promise<void> {
  const step = Math.floor(count / 10);
  const files = Array.from({ length: count }, (_, index) =>
    runFile.parse({
      format: 'puzzle-run/1',
      exploration: {
        name: `${index % step === 0 ? 'Donau' : 'Altstadt'} Run ${index}`,
        description: TEXT,
        postal_code: postalCodes[index % postalCodes.length] ?? '93047',
        code: index % 5 === 0 ? 'EICHE' : null,
      },
    }),
  );
  await importRunFiles(deps.store, files, deps.now());
}

/** The account that owns all battles and runs of the benchmark, and its session. */
export const ORGANISER = { userId: 1, sessionId: '3f3c1c9e-0d0e-4a52-8d1b-6a8f6f1f7a11' };

/** An account that owns nothing. */
export const STRANGER = { userId: 2, sessionId: 'b0f0a3a4-5f0e-4b1c-9a53-3f5f0b8f2c77' };

export async function seedOrganiser(deps: Deps, { userId: id, sessionId } = ORGANISER): Promise<void> {
  const createdAt = deps.now();
  const expiresAt = new Date(createdAt.getTime() + DAY_MS);
  await deps.store.transact(async (tx) => {
    const email = `organiser-${id}@example.org`;
    await tx.insert(tx.t.users).values({ id, name: 'Organiser', email, createdAt });
    await tx.insert(tx.t.sessions).values({ id: sessionId, userId: id, createdAt, expiresAt });
  });
}

/** Gives a battle to the organiser, shows its big screen and schedules it until tomorrow. */
async function organise(deps: Deps, battleId: number): Promise<void> {
  await seedOrganiser(deps);
  const [now, creatorId] = [deps.now().getTime(), ORGANISER.userId];
  const schedule = { startsAt: new Date(now - DAY_MS), endsAt: new Date(now + DAY_MS) };
  await deps.store.transact(async (tx) => {
    const { battles } = tx.t;
    await tx
      .update(battles)
      .set({ creatorId, board: true, ...schedule })
      .where(eq(battles.id, battleId));
  });
}

/** Makes the battle wait until its organiser starts it. */
export async function awaitStart(deps: Deps): Promise<void> {
  await deps.store.transact(async (tx) => {
    await tx.update(tx.t.battles).set({ manualStart: true, startsAt: null });
  });
}

/** Creates a battle of `teams` joined teams in one big run; returns one player (run token claims) per team. */
export async function seedBattle(deps: Deps, name: string, teams: number, tasks = 40): Promise<RunTokenClaims[]> {
  const exploration = bigExploration(`${name} run`, tasks);
  const [explorationId = 0] = await importRunFiles(deps.store, [exploration], deps.now());
  const sides = Array.from({ length: teams }, (_, index) => {
    return { explorationId, team: { name: `Team ${index + 1}`, image: null, code: null } };
  });
  const { battleId, teamIds } = await deps.store.transact((tx) =>
    createBattleWithTeams(tx, { name, description: TEXT, sides }, deps.now()),
  );
  await organise(deps, battleId);
  const players: RunTokenClaims[] = [];
  for (const teamId of teamIds) {
    players.push(
      await joinExploration(deps, { exploration_id: explorationId, battle_id: battleId, team_id: teamId }, null),
    );
  }
  return players;
}

/** Ids of all quests, in order. */
export async function taskIds({ store: { db } }: Deps): Promise<number[]> {
  const { tasks } = db.t;
  return (await db.select({ id: tasks.id }).from(tasks).orderBy(tasks.id)).map(({ id }) => id);
}

/**
 * Inserts `perTeam` solved quests per team as rows, because answering 100,000 quests would take too long. Without
 * `taskIds` the rows belong to deleted quests, so that all existing quests can still be solved.
 */
export async function seedSolved(
  deps: Deps,
  players: RunTokenClaims[],
  perTeam: number,
  taskIds: number[] = [],
): Promise<void> {
  const pause = Math.min(MINUTE_MS, EVENT_MS / perTeam);
  await deps.store.transact(async (tx) => {
    const { participations, solvedTasks } = tx.t;
    for (const { participation_id: id } of players) {
      const lastSolvedAt = new Date(deps.now().getTime() - id * 1_000);
      const row = { participationId: id, points: 10, member: 'guest:bench', device: 'bench' };
      const rows = Array.from({ length: perTeam }, (_, index) => {
        const solvedAt = new Date(lastSolvedAt.getTime() - index * pause);
        return { ...row, solvedAt, taskId: taskIds[index] ?? null };
      });
      await tx.insert(solvedTasks).values(rows);
      const listed = taskIds.slice(0, perTeam).length;
      const earned = 10 * perTeam + (id % 50);
      const unlisted = { unlistedEarned: earned - 10 * listed, unlistedSolved: perTeam - listed };
      await tx
        .update(participations)
        .set({ earned, highestNet: earned, solved: perTeam, lastSolvedAt, tieBreakAt: lastSolvedAt, ...unlisted })
        .where(eq(participations.id, id));
    }
  });
}
