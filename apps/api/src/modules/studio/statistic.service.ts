import type { StatisticEntry, StatisticPoi } from '@puzzle-runs/contract/management/statistic.ts';
import { clockOf, sharesOf, statisticOf } from '@puzzle-runs/domain/battle/statistic.ts';
import type { Db } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { pointsOf } from '#modules/play/play.service.ts';
import type { Session } from '#modules/users/sessions.service.ts';
import { isoWriter } from '#wire/iso-time.ts';
import { type Act, listPointActs } from './acts.repository.ts';
import { getOwnBattle } from './battles.repository.ts';
import {
  listBought,
  listSolved,
  listStandings,
  type Outline,
  readOutline,
  type StandingRow,
} from './standings.repository.ts';
import { marksByTeam, NO_MARKS, type TeamMarks } from './team-marks.ts';

interface Wanted {
  /** Of an own battle. */
  slug: string;
  /** Of one team only. */
  teamId?: number | undefined;
}

/**
 * Quests, hints, times and points of the teams of an own battle, by name; with `teamId`, of one (specification 2, part 2).
 * @throws `not_found` for a battle that is not the caller's.
 */
export async function readStatistic(
  { store: { db } }: Pick<Deps, 'store'>,
  { user_id }: Session,
  wanted: Wanted,
): Promise<StatisticEntry[]> {
  return [...(await entriesOf(db, user_id, wanted)).rows];
}

/** The same as JSON, team by team: of a hundred teams it is four megabytes, which would be forty thousand objects at once. */
export async function writeStatistic(
  { store: { db } }: Pick<Deps, 'store'>,
  { user_id }: Session,
  wanted: Wanted,
): Promise<Iterable<string>> {
  return pageOf(await entriesOf(db, user_id, wanted));
}

/** Characters that are sent at once: each piece costs a call of the system. */
const PIECE = 200_000;

function* pageOf({ count, rows }: Entries): Generator<string> {
  let piece = `{"count":${count},"rows":[`;
  let comma = '';
  for (const row of rows) {
    piece += comma + JSON.stringify(row);
    comma = ',';
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}]}`;
}

interface Entries {
  count: number;
  /** Made one by one. */
  rows: Iterable<StatisticEntry>;
}

async function entriesOf(db: Db, userId: number, { slug, teamId }: Wanted): Promise<Entries> {
  const { id } = await getOwnBattle(db, userId, { slug });
  const [standings, acts] = [await listStandings(db, id), await listPointActs(db, id)];
  const outlines = await outlinesOf(db, standings);
  const solved = marksByTeam(await listSolved(db, id));
  const bought = marksByTeam(await listBought(db, id));
  const share = sharesOfTeams(standings, { solved, bought });
  const teams = standings
    .map((standing, index) => ({ standing, shares: share(index) }))
    .filter(({ standing }) => teamId === undefined || standing.team.id === teamId);
  return { count: teams.length, rows: entries(teams, { solved, bought, acts, outlines }) };
}

interface Found {
  solved: Marks;
  bought: Marks;
  acts: Act[];
  outlines: Map<number, Outline>;
}

type Team = { standing: StandingRow; shares: StatisticEntry['shares'] };

function* entries(teams: Team[], { solved, bought, acts, outlines }: Found): Generator<StatisticEntry> {
  const iso = isoWriter();
  for (const { standing, shares } of teams) {
    yield toEntry(standing, {
      outline: outlines.get(standing.exploration.id) ?? [],
      solved: solved.get(standing.participationId) ?? NO_MARKS,
      bought: bought.get(standing.participationId) ?? NO_MARKS,
      acts: presentActs(acts, standing.team.id),
      shares,
      iso,
    });
  }
}

async function outlinesOf(db: Db, standings: StandingRow[]): Promise<Map<number, Outline>> {
  const ids = [...new Set(standings.map(({ exploration }) => exploration.id))];
  return new Map(await Promise.all(ids.map(async (id) => [id, await readOutline(db, id)] as const)));
}

type Marks = ReturnType<typeof marksByTeam>;

/** Whose part of all points, quests and hints is how large. */
function sharesOfTeams(standings: StandingRow[], { solved, bought }: { solved: Marks; bought: Marks }) {
  const points = sharesOf(standings.map(({ earned }) => earned ?? 0));
  const tasks = sharesOf(standings.map(({ participationId }) => solved.get(participationId)?.moments.length ?? 0));
  const hints = sharesOf(standings.map(({ participationId }) => bought.get(participationId)?.moments.length ?? 0));
  return (index: number) => ({ points: points[index] ?? 0, tasks: tasks[index] ?? 0, hints: hints[index] ?? 0 });
}

/** The points given to a team since its progress was deleted last. */
function presentActs(acts: Act[], teamId: number): Act[] {
  const own = acts.filter((act) => act.teamId === teamId);
  return own.slice(own.findLastIndex(({ kind }) => kind === 'progress_deleted') + 1);
}

interface Reached {
  outline: Outline;
  solved: TeamMarks;
  bought: TeamMarks;
  acts: Act[];
  shares: StatisticEntry['shares'];
  iso: (ms: number) => string;
}

function toEntry(standing: StandingRow, reached: Reached): StatisticEntry {
  const { solved, bought, acts, shares, iso } = reached;
  const Pois = poisOf(reached);
  const tasks = amountOf(Pois, 'Tasks');
  const hints = amountOf(Pois, 'Hints');
  const { earned, spent, adjusted, pointsToEarn } = {
    ...standing,
    earned: standing.earned ?? 0,
    spent: standing.spent ?? 0,
  };
  const figures = statisticOf({
    earned,
    spent,
    adjusted,
    tasks,
    hints,
    solvedAt: solved.moments,
    boughtAt: bought.moments,
  });
  // In the order of the contract: this is the answer as it goes out.
  return {
    ...pointsOf({ earned, spent, adjusted, pointsToEarn }),
    Team: standing.team,
    Exploration: { ...standing.exploration, Pois },
    joined_at: standing.joinedAt?.toISOString() ?? null,
    pointsAvailable: figures.pointsAvailable,
    totalTasks: tasks.total,
    tasksCompleted: figures.tasksCompleted,
    tasksToComplete: figures.tasksToComplete,
    totalHints: hints.total,
    hintsCompleted: figures.hintsCompleted,
    hintsToComplete: figures.hintsToComplete,
    first_solved_at: figures.firstSolvedAt === null ? null : iso(figures.firstSolvedAt),
    last_solved_at: figures.lastSolvedAt === null ? null : iso(figures.lastSolvedAt),
    elapsed: clockOf(figures.elapsedMs),
    shares,
    tasks_timeline: figures.tasksTimeline.map(iso),
    hints_timeline: figures.hintsTimeline.map(iso),
    Adjustments: acts.map(({ amount, text, at }) => ({
      points: amount ?? 0,
      reason: text ?? '',
      at: at.toISOString(),
    })),
  };
}

/** Written field by field, for there are so many of them. */
function poisOf({ outline, solved, bought, iso }: Reached): StatisticPoi[] {
  return outline.map(({ id, name, position, tasks, hints }) => ({
    id,
    name,
    position,
    Tasks: tasks.map((task) => {
      const at = solved.times.get(task.id);
      return {
        id: task.id,
        name: task.name,
        task_type: task.task_type,
        points: task.points,
        progressed: at !== undefined,
        progressed_at: at === undefined ? null : iso(at),
      };
    }),
    Hints: hints.map((hint) => {
      const at = bought.times.get(hint.id);
      return {
        id: hint.id,
        hint_type: hint.hint_type,
        cost: hint.cost,
        progressed: at !== undefined,
        progressed_at: at === undefined ? null : iso(at),
      };
    }),
  }));
}

function amountOf(pois: StatisticPoi[], part: 'Tasks' | 'Hints') {
  let [total, completed] = [0, 0];
  for (const poi of pois) {
    for (const item of poi[part]) {
      total += 1;
      if (item.progressed) completed += 1;
    }
  }
  return { total, completed };
}
