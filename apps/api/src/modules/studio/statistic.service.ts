import type { StatisticEntry, StatisticPoi } from '@puzzle-runs/contract/management/statistic.ts';
import { clockOf, type Step, sharesOf, statisticOf } from '@puzzle-runs/domain/battle/statistic.ts';
import type { Db } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { pointsOf } from '#modules/play/play.service.ts';
import type { Session } from '#modules/users/sessions.service.ts';
import { type Act, listPointActs } from './acts.repository.ts';
import { getOwnBattle } from './battles.repository.ts';
import { listMarks, listStandings, type Outline, readOutline, type StandingRow } from './standings.repository.ts';
import { marksByTeam, NO_MARKS, type TeamMarks } from './team-marks.ts';

/**
 * Quests, hints, times and points of the teams of an own battle, by name; with `teamId`, of one (specification 2, part 2).
 * @throws `not_found` for a battle that is not the caller's.
 */
export async function readStatistic(
  { store: { db } }: Pick<Deps, 'store'>,
  { user_id }: Session,
  { slug, teamId }: { slug: string; teamId?: number | undefined },
): Promise<{ count: number; rows: StatisticEntry[] }> {
  const { id } = await getOwnBattle(db, user_id, { slug });
  const [standings, marks, acts] = await Promise.all([listStandings(db, id), listMarks(db, id), listPointActs(db, id)]);
  const outlines = await outlinesOf(db, standings);
  const solved = marksByTeam(marks.solved);
  const bought = marksByTeam(marks.bought);
  const share = sharesOfTeams(standings, { solved, bought });
  const rows = standings.flatMap((standing, index) => {
    if (teamId !== undefined && standing.team.id !== teamId) return [];
    return [
      toEntry(standing, {
        outline: outlines.get(standing.exploration.id) ?? [],
        solved: solved.get(standing.participationId) ?? NO_MARKS,
        bought: bought.get(standing.participationId) ?? NO_MARKS,
        acts: presentActs(acts, standing.team.id),
        shares: share(index),
      }),
    ];
  });
  return { count: rows.length, rows };
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
}

function toEntry(standing: StandingRow, { outline, solved, bought, acts, shares }: Reached): StatisticEntry {
  const Pois = poisOf(outline, solved, bought);
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
  return {
    Team: standing.team,
    Exploration: { ...standing.exploration, Pois },
    joined_at: standing.joinedAt?.toISOString() ?? null,
    ...pointsOf({ earned, spent, adjusted, pointsToEarn }),
    pointsAvailable: figures.pointsAvailable,
    totalTasks: tasks.total,
    tasksCompleted: figures.tasksCompleted,
    tasksToComplete: figures.tasksToComplete,
    totalHints: hints.total,
    hintsCompleted: figures.hintsCompleted,
    hintsToComplete: figures.hintsToComplete,
    first_solved_at: isoOf(figures.firstSolvedAt),
    last_solved_at: isoOf(figures.lastSolvedAt),
    elapsed: clockOf(figures.elapsedMs),
    shares,
    tasks_timeline: figures.tasksTimeline.map(toStep),
    hints_timeline: figures.hintsTimeline.map(toStep),
    Adjustments: acts.map(({ amount, text, at }) => ({
      points: amount ?? 0,
      reason: text ?? '',
      at: at.toISOString(),
    })),
  };
}

/** Written field by field, for there are so many of them. */
function poisOf(outline: Outline, solved: TeamMarks, bought: TeamMarks): StatisticPoi[] {
  return outline.map(({ id, name, position, tasks, hints }) => ({
    id,
    name,
    position,
    Tasks: tasks.map((task) => {
      const at = solved.times.get(task.id) ?? null;
      return {
        id: task.id,
        name: task.name,
        task_type: task.task_type,
        points: task.points,
        progressed: at !== null,
        progressed_at: at,
      };
    }),
    Hints: hints.map((hint) => {
      const at = bought.times.get(hint.id) ?? null;
      return { id: hint.id, hint_type: hint.hint_type, cost: hint.cost, progressed: at !== null, progressed_at: at };
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

function isoOf(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}

function toStep({ at, count }: Step) {
  return { at: new Date(at).toISOString(), count };
}
