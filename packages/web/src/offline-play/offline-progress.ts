import type { OfflineContent } from '@puzzle-runs/contract/offline/offline-content.ts';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { PlayedPhoto, PlayedTask } from '@puzzle-runs/contract/task.ts';
import { playingSince } from '@puzzle-runs/domain/battle/battle-schedule.ts';
import type { ReachedProgress } from '@puzzle-runs/domain/poi/unlock-by-points-time-tasks.ts';
import type { TriedParts } from '@puzzle-runs/domain/task/partial-points.ts';

/** A solved task. `answer` is null where it was accepted before answers were stored. */
export interface OfflineSolution {
  at: number;
  answer: PlayedTask['answer'];
}

/** The progress of a participation, as the phone knows it. Times are in milliseconds on the server's clock. */
export interface OfflineProgress {
  earned: number;
  spent: number;
  adjusted: number;
  /** The highest net points so far; they decide what is unlocked. */
  highestNet: number;
  /** Solved tasks towards prerequisites, deleted ones included. */
  solvedTasks: number;
  solved: ReadonlyMap<number, OfflineSolution>;
  /** Wrong answers by task id. */
  wrong: ReadonlyMap<number, number>;
  /** The best wrong answer and its points by task id; only for unsolved tasks. */
  tried: ReadonlyMap<number, TriedParts>;
  /** The photo that was sent last, by task id. */
  photos: ReadonlyMap<number, PlayedPhoto>;
  bought: ReadonlySet<number>;
  /** Ids of pois. */
  arrived: ReadonlySet<number>;
  /** Last time that restarts the wait for reporting an arrival. */
  lastProgressAt: number;
  lastAnswerAt: number;
}

/** The progress with a solved task and the points that the player has then. `at` in milliseconds on the server's clock. */
export function withSolved(
  progress: OfflineProgress,
  id: number,
  { at, answer, earned, net }: OfflineSolution & { earned: number; net: number },
): OfflineProgress {
  return {
    ...progress,
    earned,
    highestNet: Math.max(progress.highestNet, net),
    solvedTasks: progress.solvedTasks + 1,
    solved: new Map(progress.solved).set(id, { at, answer }),
    lastProgressAt: at,
    lastAnswerAt: at,
  };
}

function openTasks({ rows }: JoinedPois): PlayedTask[] {
  return rows.flatMap((poi) => (poi.unlocked ? poi.Tasks : []));
}

/**
 * The figure that prerequisites of one kind compare with. An unmet prerequisite reveals it exactly; if all are met, the largest one is
 * enough.
 */
function figureOf({ rows }: JoinedPois, kind: 'points' | 'tasks', known: readonly number[]): number {
  const prerequisites = rows
    .flatMap((poi) => poi.UnlockPrerequisites)
    .filter(({ unlock_type }) => unlock_type === kind);
  const exact = prerequisites.filter(({ remaining }) => remaining > 0).map(({ value, remaining }) => value - remaining);
  return exact.length > 0 ? Math.max(...exact) : Math.max(...known, ...prerequisites.map(({ value }) => value));
}

/** The time in milliseconds from which the minutes of prerequisites count. */
export function startOf({ progress, schedule }: JoinedPois): number {
  const startsAt = schedule?.starts_at ?? null;
  return playingSince(Date.parse(progress.joined_at), startsAt === null ? null : Date.parse(startsAt));
}

/** The progress in the server's last response. */
export function progressIn(joined: JoinedPois, content: OfflineContent): OfflineProgress {
  const { netPoints: net, spentPoints: spent, adjustedPoints: adjusted, tasks_completed } = joined.progress;
  const tasks = openTasks(joined);
  const open = joined.rows.filter((poi) => poi.unlocked);
  const solved = new Map(
    tasks
      .filter(({ progressed }) => progressed)
      .map(({ id, progressed_at, answer }) => [
        id,
        { at: Date.parse(progressed_at ?? joined.progress.joined_at), answer },
      ]),
  );
  const started = startOf(joined);
  const solvedAt = Array.from(solved.values(), ({ at }) => at);
  const lastAnswerAt = Math.max(started, ...solvedAt);
  return {
    earned: net + spent - adjusted,
    spent,
    adjusted,
    highestNet: Math.max(net, figureOf(joined, 'points', [content.highest_net_points, net])),
    solvedTasks: Math.max(tasks_completed, figureOf(joined, 'tasks', [content.solved_tasks])),
    solved,
    wrong: new Map(
      tasks.map(({ id, attempts, remaining_attempts }) => [id, (attempts ?? 0) - (remaining_attempts ?? 0)]),
    ),
    tried: new Map(
      tasks
        .filter(({ partial, partial_points }) => partial || partial_points > 0)
        .map(({ id, best_try: best, partial_points: points }) => [id, { best, points }]),
    ),
    photos: new Map(tasks.flatMap((task) => (task.task_type === 'photo' && task.photo ? [[task.id, task.photo]] : []))),
    bought: new Set(
      open.flatMap((poi) =>
        poi.location_type === 'hint' ? poi.location.filter(({ progressed }) => progressed).map(({ id }) => id) : [],
      ),
    ),
    arrived: new Set(open.filter(({ arrival }) => arrival.arrived).map(({ id }) => id)),
    lastProgressAt: Math.max(
      lastAnswerAt,
      ...open.map((poi) => waitingSince(poi.arrival.self_report_from, poi.id, content)),
    ),
    lastAnswerAt,
  };
}

/** When the wait for reporting an arrival began; 0 where the poi has none. */
function waitingSince(from: string | null, id: number, { pois }: OfflineContent): number {
  const minutes = pois.find((poi) => poi.id === id)?.arrival.wait_minutes ?? null;
  return from === null || minutes === null ? 0 : Date.parse(from) - minutes * 60_000;
}

/** The progress that prerequisites are compared with, after `minutes` of play. */
export function reachedOf(progress: OfflineProgress, minutes: number): ReachedProgress {
  return { highestNetPoints: progress.highestNet, minutes, solvedTasks: progress.solvedTasks };
}
