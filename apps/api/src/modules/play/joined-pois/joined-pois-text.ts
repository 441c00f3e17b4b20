import type { BattleSchedule } from '@puzzle-runs/contract/battle-schedule.ts';
import { toPlayedContent } from '@puzzle-runs/contract/mapping/played-content.ts';
import { type PoiTexts, playedPoi } from '@puzzle-runs/contract/mapping/played-poi.ts';
import type { TaskTexts } from '@puzzle-runs/contract/mapping/played-task.ts';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import { type PlayedContent, TASK_SCHEMAS } from '@puzzle-runs/contract/tasks/task-schemas.ts';
import type { PoiView } from '@puzzle-runs/domain/game/view.ts';
import { rightAnswer, type TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import type { PlayedContentRows, PlayedPoiRow, PlayedTaskRow } from '../cached-content.repository.ts';
import { shuffleFor } from '../keyed-shuffle.ts';
import { placeOfPoi } from '../place-of-poi.ts';
import { type TextWithTime, TIME_GAP, textWithTime } from './text-with-time.ts';

/** The content of tasks by their id: a participation sees shuffled items in the same order each time. */
export type SeenContents = Map<number, PlayedContent<TaskType>>;

interface Joined {
  /** What the participation may see. */
  views: readonly PoiView[];
  /** Texts in the language of the reader. */
  content: PlayedContentRows;
  seen: { secret: string; participationId: number; contents: SeenContents };
  /** The parts of `JoinedPois` besides its pois. */
  around: Omit<JoinedPois, 'count' | 'rows'>;
}

/** The JSON text of `JoinedPois`, with gaps for the time of the response. */
export function joinedPoisText({ views, content, seen, around }: Joined): TextWithTime {
  const rows = views.map((view, index) => {
    const row = content.pois[index] as PlayedPoiRow; // the game has the pois of the content, in the same order
    return playedPoi(withAllowedAnswers(view), textsOf(content, row, seen), TIME_GAP);
  });
  const schedule: BattleSchedule | null = around.schedule && { ...around.schedule, now: TIME_GAP };
  return textWithTime(JSON.stringify({ count: rows.length, rows, ...around, schedule } satisfies JoinedPois));
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
  const { secret, participationId, contents } = seen;
  const { id: taskId, name, description, position, lang, explanation, taskType } = row;
  let task = contents.get(taskId);
  if (!task) {
    const key = { secret, participationId, taskId };
    task = toPlayedContent(taskType, row.content as never, {
      shuffled: (items, isRefused) => shuffleFor(items, key, isRefused),
      photoDays,
    });
    contents.set(taskId, task);
  }
  return {
    name,
    description,
    position,
    lang,
    explanation,
    task,
    revealed: rightAnswer(taskType, row.content as never),
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
