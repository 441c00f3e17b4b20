import { toPlayedContent } from '@puzzle-runs/contract/mapping/played-content.ts';
import { type PoiTexts, playedPoi } from '@puzzle-runs/contract/mapping/played-poi.ts';
import type { TaskTexts } from '@puzzle-runs/contract/mapping/played-task.ts';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import { TASK_SCHEMAS } from '@puzzle-runs/contract/tasks/task-schemas.ts';
import type { PoiView } from '@puzzle-runs/domain/game/view.ts';
import { reactionTo, rightAnswer } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import type { PlayedContentRows, PlayedPoiRow, PlayedTaskRow } from './cached-content.repository.ts';
import { shuffleFor } from './keyed-shuffle.ts';
import { placeOfPoi } from './place-of-poi.ts';

interface Joined {
  /** What the participation may see. */
  views: readonly PoiView[];
  /** Texts in the language of the reader. */
  content: PlayedContentRows;
  seen: { secret: string; participationId: number };
  /** Whether the pois are numbered in the order of the views. */
  hasOwnOrder: boolean;
  /** The parts of `JoinedPois` besides its pois. */
  around: Omit<JoinedPois, 'count' | 'rows'>;
}

/** The JSON text of `JoinedPois`. */
export function joinedPoisText({ views, content, seen, hasOwnOrder, around }: Joined): string {
  const rowOf = new Map(content.pois.map((row) => [row.poi.id, row]));
  const rows = views.map((view, index) => {
    const texts = textsOf(content, rowOf.get(view.poi.id) as PlayedPoiRow, seen); // the game has the pois of the content
    return playedPoi(withAllowedAnswers(view), hasOwnOrder ? { ...texts, position: index + 1 } : texts);
  });
  return JSON.stringify({ count: rows.length, rows, ...around } satisfies JoinedPois);
}

function textsOf(content: PlayedContentRows, row: PlayedPoiRow, seen: Joined['seen']): PoiTexts {
  const { id, name, slug, position, lang, description } = row.poi;
  return {
    name,
    slug,
    position,
    lang,
    description,
    place: placeOfPoi(row, content.hints.get(id) ?? []),
    textsOf: (taskId) => taskTexts(content, content.taskById.get(taskId) as PlayedTaskRow, seen),
  };
}

function taskTexts({ photoDays }: PlayedContentRows, row: PlayedTaskRow, seen: Joined['seen']): TaskTexts {
  const { id: taskId, name, description, position, lang, explanation, taskType } = row;
  const task = toPlayedContent(taskType, row.content as never, {
    shuffled: (items, isRefused) => shuffleFor(items, { ...seen, taskId }, isRefused),
    photoDays,
  });
  return {
    name,
    description,
    position,
    lang,
    explanation,
    task,
    revealed: rightAnswer(taskType, row.content as never),
    reactionTo: (answer) => reactionTo(taskType, row.content as never, answer as never),
  };
}

/** What is left out of a view: an answer of another shape, which the task accepted before its kind was changed. */
function withAllowedAnswers(view: PoiView): PoiView {
  if (!view.unlocked) return view;
  const tasks = view.tasks.map((task) => {
    const isAllowed = task.answer === null || TASK_SCHEMAS[task.task.taskType].answer.safeParse(task.answer).success;
    return isAllowed ? task : { ...task, answer: null };
  });
  return { ...view, tasks };
}
