import { type PoiTexts, playedPoi } from '@puzzle-runs/contract/mapping/played-poi.ts';
import type { TaskTexts } from '@puzzle-runs/contract/mapping/played-task.ts';
import type { OfflinePoi } from '@puzzle-runs/contract/offline/offline-content.ts';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { countTasks, finishedAt, openReviews } from '@puzzle-runs/domain/game/finish.ts';
import { stateAt } from '@puzzle-runs/domain/game/game.ts';
import type { Progress } from '@puzzle-runs/domain/game/progress.ts';
import { settleSinceLastAct } from '@puzzle-runs/domain/game/settle.ts';
import { standingOf } from '@puzzle-runs/domain/game/standing.ts';
import { viewOf } from '@puzzle-runs/domain/game/view.ts';
import { openWays } from '@puzzle-runs/domain/game/ways.ts';
import { type OfflineGame, tasksIn } from './offline-game.ts';

/** The game as the server would return it at this moment (milliseconds on the server's clock). */
export function offlineView({ content, joined, game, start }: OfflineGame, given: Progress, at: number): JoinedPois {
  const progress = settleSinceLastAct(game, given, at);
  const { net, earned, spent } = standingOf(progress);
  const [tasks, before] = [countTasks(game, progress), countTasks(game, start)];
  const solvedSince = tasks.completed - before.completed;
  // A choice has closed other ways since.
  const lostTasks = before.total - tasks.total;
  const lostPoints = (openWays(game, start)?.points ?? 0) - (openWays(game, progress)?.points ?? 0);
  const { tasks_completed, tasks_to_complete, total_tasks, pointsToEarn, open_reviews } = joined.progress;
  // Quests of a spot that the creator locked again are hidden, so their marks are: what the server said about the
  // finish stays true.
  const knownFinish = joined.progress.finished_at;
  const finished = finishedAt(game, progress) ?? (knownFinish === null ? null : Date.parse(knownFinish));
  const state = stateAt(game.schedule, at);
  const isOver = finished !== null || state === 'ended';
  const rows = new Map(joined.rows.map((row) => [row.id, row]));
  return {
    ...joined,
    finale: isOver ? (content.finale ?? joined.finale) || null : null,
    schedule: joined.schedule && { ...joined.schedule, state },
    rows: viewOf(game, progress, at).map((view) => {
      const row = rows.get(view.poi.id) as PlayedPoi; // the game has the pois of the response
      const packed = content.pois.find(({ id }) => id === row.id);
      return packed ? playedPoi(view, textsOf(row, packed)) : row; // newer than the package
    }),
    progress: {
      ...joined.progress,
      netPoints: net,
      earnedPoints: earned,
      spentPoints: spent,
      tasks_completed: tasks_completed + solvedSince,
      open_reviews: open_reviews + openReviews(progress) - openReviews(start),
      tasks_to_complete: tasks_to_complete - solvedSince - lostTasks,
      total_tasks: total_tasks - lostTasks,
      pointsToEarn: pointsToEarn - lostPoints,
      finished_at: finished === null ? null : laterOf(knownFinish, finished),
    },
  };
}

/** A photo that replaces another one after the finish counts as a later answer. */
function laterOf(before: string | null, finished: number): string {
  return new Date(before === null ? finished : Math.max(Date.parse(before), finished)).toISOString();
}

/** The texts of a poi: those of the response where it shows them, because they are newer. */
function textsOf(row: PlayedPoi, packed: OfflinePoi): PoiTexts {
  const { name, slug, position, lang } = row;
  return {
    name,
    slug,
    position,
    lang,
    description: row.unlocked ? row.description : packed.description,
    place: packed,
    textsOf: (taskId) => taskTexts(taskId, row, packed),
  };
}

function taskTexts(taskId: number, row: PlayedPoi, { tasks }: OfflinePoi): TaskTexts {
  const packed = tasks.find(({ id }) => id === taskId);
  const seen = tasksIn(row).find(({ id }) => id === taskId);
  return {
    ...(seen ?? (packed as NonNullable<typeof packed>)), // the game has no others
    explanation: packed?.explanation ?? seen?.explanation,
    ...(seen && { revealed: seen.revealed_answer }),
    ...(seen?.task_type === 'decision' && !packed && { reactionTo: () => seen.reaction }),
  };
}
