import type { BattleSchedule } from '@puzzle-runs/contract/battle-schedule.ts';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import {
  isUnlocked,
  missingToUnlock,
  type ReachedProgress,
} from '@puzzle-runs/domain/poi/unlock-by-points-time-tasks.ts';
import { shownAfterAnswer } from '@puzzle-runs/domain/task/after-answer.ts';
import { remainingAttempts } from '@puzzle-runs/domain/task/attempts.ts';
import { bringsPartialPoints } from '@puzzle-runs/domain/task/partial-points.ts';
import { shuffleFor } from '../keyed-shuffle.ts';
import { mayHoldAnswers } from '../may-hold-answers.ts';
import { toPlayedPhoto } from '../photos/played-photo.ts';
import { type PlayerView, toPlayedArrival } from '../played-poi.ts';
import type { ContentPieces, PoiPieces, TaskPieces } from './content-pieces.ts';
import { type TextWithTime, type TextWriter, textWriter } from './text-with-time.ts';

/** The tail of a shuffled task's text by the id of the task: a participation sees its items in the same order each time. */
export type ShuffledItems = Map<number, string>;

/** The parts of `JoinedPois` besides its pois. */
interface Around extends Omit<JoinedPois, 'count' | 'rows' | 'schedule'> {
  schedule: BattleSchedule | null;
}

interface Joined {
  pieces: ContentPieces;
  /** Without pois, because players must not read ahead in the waiting room. */
  waiting: boolean;
  reached: ReachedProgress;
  by: PlayerView;
  shuffled: ShuffledItems;
  around: Around;
}

/** The JSON text of `JoinedPois`: the pieces of the content combined with the progress of a participation. */
export function joinedPoisText({ pieces, waiting, reached, by, shuffled, around }: Joined): TextWithTime {
  const out = textWriter();
  const pois = waiting ? [] : pieces.pois;
  out.add(`{"count":${pois.length},"rows":[`);
  for (const [index, poi] of pois.entries()) {
    if (index > 0) out.add(',');
    addPoi(out, poi, { reached, by, shuffled });
  }
  const { exploration, intro, finale, battle, team, schedule, playable_offline, help_requests, progress } = around;
  out.add(`],${openEnd({ exploration, intro, finale, battle, team })},"schedule":`);
  if (schedule === null) out.add('null');
  else {
    const { now: _now, ...times } = schedule;
    out.add(`{${openEnd(times)},"now":`);
    out.time();
    out.add('}');
  }
  out.add(`,${openEnd({ playable_offline, help_requests, progress })}}`);
  return out.end();
}

/** JSON text of a record without its braces. */
function openEnd(record: object): string {
  return JSON.stringify(record).slice(1, -1);
}

type Progress = Pick<Joined, 'reached' | 'by' | 'shuffled'>;

function addPoi(out: TextWriter, poi: PoiPieces, { reached, by, shuffled }: Progress): void {
  out.add(poi.head);
  for (const [index, prerequisite] of poi.prerequisites.entries())
    out.add(`${index > 0 ? ',' : ''}${prerequisite.head}${missingToUnlock(prerequisite, reached)}}`);
  if (!by.marks.opened.has(poi.row.poi.id) && !isUnlocked(poi.prerequisites, reached))
    return out.add('],"unlocked":false}');
  const { now, ...arrival } = toPlayedArrival(poi.row.poi, poi.taskRows, by);
  out.add(`],"unlocked":true,"description":${poi.description},"arrival":{${openEnd(arrival)},"now":`);
  if (now === null) out.add('null');
  else out.time();
  const tasks = arrival.arrived ? poi.tasks.map((task) => taskText(task, by, shuffled)) : [];
  const completed = poi.taskRows.filter(({ id }) => by.marks.solvedAt.has(id)).length;
  out.add(`},"Tasks":[${tasks.join()}],"tasks_completed":${completed},"total_tasks":${poi.taskRows.length},`);
  out.add(poi.location === null ? `"location_type":"hint","location":[${hintsText(poi, by)}]}` : `${poi.location}}`);
}

function hintsText({ hints }: PoiPieces, { marks }: PlayerView): string {
  return hints.map(({ id, closed, bought }) => (marks.bought.has(id) ? bought : closed)).join();
}

function taskText(task: TaskPieces, by: PlayerView, shuffled: ShuffledItems): string {
  const { marks } = by;
  const { id, attempts } = task.row;
  const solvedAt = marks.solvedAt.get(id);
  const progress =
    solvedAt === undefined
      ? '"progressed":false,"progressed_at":null'
      : `"progressed":true,"progressed_at":"${solvedAt.toISOString()}"`;
  const wrong = marks.wrong.get(id)?.wrong ?? 0;
  const remaining = remainingAttempts(attempts, wrong);
  const answer = solvedAt === undefined ? 'null' : task.answer(marks.answers.get(id));
  const shown = shownAfterAnswer(task.row, { solved: solvedAt !== undefined, wrong });
  const explanation = `"explanation":${shown.explanation ? task.explanation : 'null'}`;
  const revealed = `"revealed_answer":${shown.rightAnswer ? task.rightAnswer() : 'null'}`;
  return `${task.head}${remaining},${progress},${explanation},${partialText(task, by)},${task.content}${itemsText(task, by, shuffled)}${answer},${revealed}${photoText(task, by)}}`;
}

/** The photo of a photo task, after the fields that all kinds have. */
function photoText({ row }: TaskPieces, { marks }: PlayerView): string {
  if (row.taskType !== 'photo') return '';
  const photo = marks.photos.get(row.id);
  return `,"photo":${photo ? JSON.stringify(toPlayedPhoto(photo)) : 'null'}`;
}

/** Points of the best try. Only phones that hold the answers receive how good it is. */
function partialText({ row }: TaskPieces, { marks, participation }: PlayerView): string {
  const { id } = row;
  const partial = bringsPartialPoints(row);
  const tries = marks.solvedAt.has(id) ? undefined : marks.wrong.get(id);
  const isKnown = partial && participation.trial === null && mayHoldAnswers(participation);
  const best = isKnown && tries && tries.bestOf > 0 ? `{"right":${tries.bestRight},"of":${tries.bestOf}}` : 'null';
  return `"partial":${partial},"partial_points":${tries?.points ?? 0},"best_try":${best}`;
}

function itemsText({ row, shuffled }: TaskPieces, { secret, participation }: PlayerView, known: ShuffledItems): string {
  if (shuffled === null) return '';
  let text = known.get(row.id);
  if (text === undefined) {
    const key = { secret, participationId: participation.id, taskId: row.id };
    const items = shuffleFor(shuffled.items, key, (order) => shuffled.isRefused(order.map(({ item }) => item)));
    text = items.map(({ json }) => json).join() + shuffled.tail;
    known.set(row.id, text);
  }
  return text;
}
