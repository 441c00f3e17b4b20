import type { OfflinePoi, OfflineTask } from '@puzzle-runs/contract/offline/offline-content.ts';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { OpenPoi, PlayedArrival, PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import type { PlayedTask } from '@puzzle-runs/contract/task.ts';
import { arrivalJudgeOf, selfReportFrom } from '@puzzle-runs/domain/poi/arrival.ts';
import { missingToUnlock } from '@puzzle-runs/domain/poi/unlock-by-points-time-tasks.ts';
import { isFinished } from '@puzzle-runs/domain/progress/finish.ts';
import { netPoints } from '@puzzle-runs/domain/progress/points.ts';
import { hasAttemptLeft, remainingAttempts } from '@puzzle-runs/domain/task/attempts.ts';
import { afterAttempts } from '../task/shown-after-answer.ts';
import { waitsForArrival } from './judge-offline.ts';
import { isOpenPoi, type OfflineGame, reachedAt, scheduleAt } from './offline-game.ts';
import type { OfflineProgress } from './offline-progress.ts';

/** The game as the server would return it at this moment (milliseconds on the server's clock). */
export function offlineView(game: OfflineGame, progress: OfflineProgress, at: number): JoinedPois {
  const { joined, content } = game;
  const { earned, spent, adjusted } = progress;
  const solvedSince = content.pois
    .flatMap(({ tasks }) => tasks)
    .filter(({ id }) => progress.solved.has(id) && !isSolvedIn(joined, id)).length;
  const finished = hasFinished(game, progress);
  const schedule = scheduleAt(joined, at);
  const isOver = finished || schedule?.state === 'ended';
  return {
    ...joined,
    finale: isOver ? (content.finale ?? joined.finale) || null : null,
    schedule,
    rows: joined.rows.map((row) => poiView(row, game, progress, at)),
    progress: {
      ...joined.progress,
      netPoints: netPoints(earned, spent, adjusted),
      earnedPoints: earned,
      spentPoints: spent,
      tasks_completed: joined.progress.tasks_completed + solvedSince,
      open_reviews: openReviewsAfter(joined, progress),
      tasks_to_complete: joined.progress.tasks_to_complete - solvedSince,
      finished_at: finished ? finishedAt(joined, progress) : null,
    },
  };
}

/** A photo that replaces another one after the finish counts as a later answer. */
function finishedAt({ progress: { finished_at } }: JoinedPois, { lastAnswerAt }: OfflineProgress): string {
  const before = finished_at === null ? lastAnswerAt : Date.parse(finished_at);
  return new Date(Math.max(before, lastAnswerAt)).toISOString();
}

/** Photos that wait for the reviewer: those of the server's last response, and those in the queue. */
function openReviewsAfter({ progress, rows }: JoinedPois, { photos }: OfflineProgress): number {
  const before = rows
    .flatMap((poi) => (poi.unlocked ? poi.Tasks : []))
    .filter((task) => task.task_type === 'photo' && task.photo?.state === 'pending').length;
  const now = Array.from(photos.values()).filter(({ state }) => state === 'pending').length;
  return progress.open_reviews + now - before;
}

function isSolvedIn({ rows }: JoinedPois, id: number): boolean {
  return rows.some((poi) => poi.unlocked && poi.Tasks.some((task) => task.id === id && task.progressed));
}

function poiView(row: PlayedPoi, game: OfflineGame, progress: OfflineProgress, at: number): PlayedPoi {
  const poi = game.content.pois.find(({ id }) => id === row.id);
  if (!poi) return row; // newer than the package
  const { id, name, slug, position, lang } = row;
  const reached = reachedAt(game, progress, at);
  const UnlockPrerequisites = row.UnlockPrerequisites.map((prerequisite) => {
    return { ...prerequisite, remaining: missingToUnlock(prerequisite, reached) };
  });
  const base = { id, name, slug, position, ...(lang !== undefined && { lang }), UnlockPrerequisites };
  if (!isOpenPoi(game, poi, reached)) return { ...base, unlocked: false };
  const arrival = arrivalView(poi, progress, at);
  // The server's last response is newer than the package.
  const seen = row.unlocked && row.Tasks.length > 0 ? row.Tasks : undefined;
  const tasks = (seen ?? poi.tasks).map((task) => {
    const packed = poi.tasks.find(({ id }) => id === task.id);
    return { ...taskView(task, progress), ...(packed && afterAnswer(packed, progress)) };
  });
  return {
    ...base,
    unlocked: true,
    description: row.unlocked ? row.description : poi.description,
    arrival,
    Tasks: arrival.arrived ? tasks : [],
    tasks_completed: tasks.filter(({ progressed }) => progressed).length,
    total_tasks: tasks.length,
    ...locationView(poi, progress),
  };
}

type Location = OpenPoi extends infer P ? (P extends OpenPoi ? Pick<P, 'location_type' | 'location'> : never) : never;

function locationView(poi: OfflinePoi, { bought }: OfflineProgress): Location {
  if (poi.location_type === 'address') return { location_type: 'address', location: poi.location };
  if (poi.location_type === 'coordinates') return { location_type: 'coordinates', location: poi.location };
  const location = poi.location.map((hint) => {
    const progressed = bought.has(hint.id);
    return {
      ...hint,
      progressed,
      hint_value: progressed ? hint.hint_value : null,
      hint_description: progressed ? hint.hint_description : null,
    };
  });
  return { location_type: 'hint', location };
}

function arrivalView(poi: OfflinePoi, progress: OfflineProgress, at: number): PlayedArrival {
  const { radius, target, wait_minutes } = poi.arrival;
  const required = radius !== null;
  const from = required ? selfReportFrom(wait_minutes, [progress.lastProgressAt]) : null;
  return {
    required,
    arrived: !waitsForArrival(progress, poi),
    radius,
    judge: required ? arrivalJudgeOf(poi.location_type, target) : 'none',
    self_report_from: from === null ? null : new Date(from).toISOString(),
    now: from === null ? null : new Date(at).toISOString(),
  };
}

/** `task`: of the package or of the server's last response. */
function taskView(task: OfflineTask | PlayedTask, { solved, wrong, tried, photos }: OfflineProgress): PlayedTask {
  const { id, name, description, points, position, lang, attempts, task_type } = task;
  const solution = solved.get(id);
  return {
    id,
    name,
    description,
    points,
    position,
    ...(lang !== undefined && { lang }),
    attempts,
    remaining_attempts: remainingAttempts(attempts, wrong.get(id) ?? 0),
    progressed: solution !== undefined,
    progressed_at: solution ? new Date(solution.at).toISOString() : null,
    task_type,
    task: task.task,
    answer: solution?.answer ?? null,
    explanation: null,
    partial: task.partial ?? false,
    partial_points: solution ? 0 : (tried.get(id)?.points ?? 0),
    best_try: solution || !task.partial ? null : (tried.get(id)?.best ?? null),
    revealed_answer: null,
    ...(task_type === 'photo' && { photo: photos.get(id) ?? null }),
    ...('revealed_answer' in task && { explanation: task.explanation, revealed_answer: task.revealed_answer }),
  } as PlayedTask; // type and content come as a pair
}

/** What a task shows after the answer. */
function afterAnswer(
  task: OfflineTask,
  { solved, wrong }: OfflineProgress,
): Pick<PlayedTask, 'explanation' | 'revealed_answer'> | undefined {
  if (task.explanation === undefined) return undefined; // a package from before explanations
  const { id, solution } = task;
  return afterAttempts({ ...task, task: solution }, { solved: solved.has(id), wrong: wrong.get(id) ?? 0 });
}

function hasFinished({ content, joined }: OfflineGame, progress: OfflineProgress): boolean {
  const pois = content.pois
    .filter(({ id }) => joined.rows.some((row) => row.id === id))
    .map((poi) => ({
      // The organiser may have opened it.
      prerequisites: joined.rows.some(({ id, unlocked }) => id === poi.id && unlocked) ? [] : poi.prerequisites,
      tasks: poi.tasks.map(({ id, points, attempts }) => ({
        points,
        solved: progress.solved.has(id),
        attemptLeft: hasAttemptLeft(attempts, progress.wrong.get(id) ?? 0),
        pending: progress.photos.get(id)?.state === 'pending',
      })),
      awaitsArrival: waitsForArrival(progress, poi),
    }));
  const { earned, spent, adjusted, highestNet: highestNetPoints, solvedTasks } = progress;
  return isFinished(pois, { netPoints: netPoints(earned, spent, adjusted), highestNetPoints, solvedTasks });
}
