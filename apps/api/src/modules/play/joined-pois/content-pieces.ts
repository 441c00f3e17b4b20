import { type OpenPoi, type PlayedHint, playedPoi } from '@puzzle-runs/contract/poi.ts';
import { answers, type PlayedTask } from '@puzzle-runs/contract/task.ts';
import { PHOTO_DAYS_PROPOSED, type PhotoDays } from '@puzzle-runs/domain/photo/photo-review.ts';
import { rightAnswer } from '@puzzle-runs/domain/task/right-answer.ts';
import type { PlayedContentRows, PlayedPoiRow, PlayedTaskRow } from '../cached-content.repository.ts';
import { toPlayedContent } from '../played-content.ts';
import { toPlayedLocation } from '../played-poi.ts';

interface ShuffledList {
  readonly items: readonly { readonly item: unknown; readonly json: string }[];
  /** Whether players must not see the items in this order. */
  isRefused(order: readonly unknown[]): boolean;
  readonly tail: string;
}

/** A task as JSON text with gaps for the values that differ between participations. */
export interface TaskPieces {
  readonly row: PlayedTaskRow;
  /** Up to the value of `remaining_attempts`. */
  readonly head: string;
  /** From `task_type` up to the value of `answer`; the shuffled items go after it, if there are some. */
  readonly content: string;
  /** The items that are shuffled for each participation, and the text after them; null without such items. */
  readonly shuffled: ShuffledList | null;
  /** The explanation as JSON text; `null` without one. */
  readonly explanation: string;
  /** A right answer as JSON text. */
  rightAnswer(): string;
  /** The accepted answer as JSON text; `null` for one that the type of the task no longer allows. */
  answer(accepted: unknown): string;
}

/** A poi as JSON text with gaps for the values that differ between participations. */
export interface PoiPieces {
  /** Up to the first prerequisite. */
  readonly head: string;
  /** Each up to the value of `remaining`. */
  readonly prerequisites: readonly string[];
  readonly description: string;
  readonly tasks: readonly TaskPieces[];
  /** `location_type` and `location` with their names; null where the location consists of hints. */
  readonly location: string | null;
  readonly hints: readonly { id: number; closed: string; bought: string }[];
}

export interface ContentPieces {
  readonly pois: readonly PoiPieces[];
  /** Whether time alone can unlock a poi. */
  readonly unlocksByTime: boolean;
}

const cache = new WeakMap<PlayedContentRows, ContentPieces>();

/** The content of a run as JSON text, checked against the contract and serialised once per revision and language (docs/decisions/0051, 0095). */
export function piecesOf(content: PlayedContentRows): ContentPieces {
  const known = cache.get(content);
  if (known) return known;
  const pois = content.pois.map((row) => poiPieces(row, content));
  const unlocksByTime = [...content.prerequisites.values()].flat().some(({ unlockType }) => unlockType === 'time');
  const pieces = { pois, unlocksByTime };
  cache.set(content, pieces);
  return pieces;
}

/** JSON text of a record without its closing brace. */
function open(record: object): string {
  return JSON.stringify(record).slice(0, -1);
}

function poiPieces(row: PlayedPoiRow, content: PlayedContentRows): PoiPieces {
  const { poi } = row;
  const taskRows = content.tasks.get(poi.id) ?? [];
  const { location_type, location, ...checked } = everythingOpen(row, content);
  const { id, name, slug, position, lang, description } = checked;
  return {
    head: `${open({ id, name, slug, position, lang })},"UnlockPrerequisites":[`,
    prerequisites: checked.UnlockPrerequisites.map(({ remaining: _remaining, ...prerequisite }) => {
      return `${open(prerequisite)},"remaining":`;
    }),
    description: JSON.stringify(description),
    tasks: checked.Tasks.map((task, index) => taskPieces(task, taskRows[index] as PlayedTaskRow)),
    location: location_type === 'hint' ? null : open({ location_type, location }).slice(1),
    hints: location_type === 'hint' ? location.map(hintPieces) : [],
  };
}

function hintPieces(hint: PlayedHint) {
  const closed: PlayedHint = { ...hint, progressed: false, hint_value: null, hint_description: null };
  return { id: hint.id, closed: JSON.stringify(closed), bought: JSON.stringify(hint) };
}

/** A poi with all that players may see of it at any time, as the contract lets it through. */
function everythingOpen({ poi, place }: PlayedPoiRow, content: PlayedContentRows): OpenPoi {
  const hints = content.hints.get(poi.id) ?? [];
  const prerequisites = content.prerequisites.get(poi.id) ?? [];
  return playedPoi.parse({
    ...poi,
    UnlockPrerequisites: prerequisites.map(({ id, unlockType, value }) => {
      return { id, unlock_type: unlockType, value, remaining: 0 };
    }),
    unlocked: true,
    arrival: { required: false, arrived: true, radius: null, judge: 'none', self_report_from: null, now: null },
    Tasks: (content.tasks.get(poi.id) ?? []).map((task) => unsolved(task, content.photoDays)),
    tasks_completed: 0,
    total_tasks: 0,
    ...toPlayedLocation(poi, { place, hints, bought: new Set(hints.map(({ id }) => id)) }),
  }) as OpenPoi;
}

/** The contract removes the columns that players must not see. */
function unsolved(row: PlayedTaskRow, photoDays: PhotoDays) {
  const { taskType, content } = row;
  return {
    ...row,
    remaining_attempts: null,
    progressed: false,
    progressed_at: null,
    task_type: taskType,
    task: toPlayedContent(taskType, content as never, { shuffled: (items) => [...items], photoDays }),
    explanation: null,
    partial_points: 0,
    best_try: null,
    answer: null,
    revealed_answer: null,
    photo: null,
  };
}

function taskPieces(checked: PlayedTask, row: PlayedTaskRow): TaskPieces {
  const { id, name, description, points, position, lang, attempts, task_type, task } = checked;
  const head = `${open({ id, name, description, points, position, lang, attempts })},"remaining_attempts":`;
  const answer = (accepted: unknown) => {
    const allowed = answers[task_type].safeParse(accepted);
    return allowed.success ? JSON.stringify(allowed.data) : 'null';
  };
  const after = {
    explanation: row.explanation === '' ? 'null' : JSON.stringify(row.explanation),
    rightAnswer: () => answer(rightAnswer(row.taskType, row.content as never)),
    answer,
  };
  const shuffled = shuffledField(row);
  if (shuffled === null)
    return { row, head, content: `${open({ task_type, task }).slice(1)},"answer":`, shuffled: null, ...after };
  const { name: list, isRefused } = shuffled;
  const { [list]: items, ...rest } = task as Record<string, unknown>;
  const before = Object.keys(rest).length > 0 ? `${open(rest)},` : '{';
  return {
    row,
    head,
    content: `"task_type":${JSON.stringify(task_type)},"task":${before}"${list}":[`,
    shuffled: {
      items: (items as unknown[]).map((item) => ({ item, json: JSON.stringify(item) })),
      isRefused,
      tail: ']},"answer":',
    },
    ...after,
  };
}

/** The field of a task's content whose items are shuffled for each participation, the last one of its record. */
function shuffledField({ taskType, content }: PlayedTaskRow) {
  let shuffled: unknown;
  let isRefused: ShuffledList['isRefused'] = () => false;
  const played = toPlayedContent(taskType, content as never, {
    shuffled: <T>(items: readonly T[], refuses?: (order: readonly T[]) => boolean) => {
      const copy = [...items];
      shuffled = copy;
      if (refuses) isRefused = refuses as ShuffledList['isRefused'];
      return copy;
    },
    photoDays: PHOTO_DAYS_PROPOSED,
  });
  const name = Object.entries(played).find(([, value]) => value === shuffled)?.[0];
  return shuffled === undefined || name === undefined ? null : { name, isRefused };
}
