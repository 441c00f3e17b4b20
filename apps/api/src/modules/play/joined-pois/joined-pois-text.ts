import type { BattleSchedule } from '@puzzle-runs/contract/battle-schedule.ts';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { ArrivalView, PoiView, TaskView } from '@puzzle-runs/domain/game/view.ts';
import { shuffleFor } from '../keyed-shuffle.ts';
import type { ContentPieces, PoiPieces, TaskPieces } from './content-pieces.ts';
import { type TextWithTime, type TextWriter, textWriter } from './text-with-time.ts';

/** The tail of a shuffled task's text by the id of the task: a participation sees its items in the same order each time. */
export type ShuffledItems = Map<number, string>;

/** The parts of `JoinedPois` besides its pois. */
interface Around extends Omit<JoinedPois, 'count' | 'rows' | 'schedule'> {
  schedule: BattleSchedule | null;
}

/** The order in which a participation sees shuffled items. */
interface Shuffle {
  secret: string;
  participationId: number;
  known: ShuffledItems;
}

interface Joined {
  pieces: ContentPieces;
  /** What the participation may see. */
  views: readonly PoiView[];
  shuffle: Shuffle;
  around: Around;
}

/** The JSON text of `JoinedPois`: what a participation may see, with the texts of one language. */
export function joinedPoisText({ pieces, views, shuffle, around }: Joined): TextWithTime {
  const out = textWriter();
  out.add(`{"count":${views.length},"rows":[`);
  for (const [index, view] of views.entries()) {
    if (index > 0) out.add(',');
    addPoi(out, view, { poi: pieces.pois[index] as PoiPieces, shuffle });
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

function addPoi(out: TextWriter, view: PoiView, { poi, shuffle }: { poi: PoiPieces; shuffle: Shuffle }): void {
  out.add(poi.head);
  for (const [index, { remaining }] of view.prerequisites.entries())
    out.add(`${index > 0 ? ',' : ''}${poi.prerequisites[index]}${remaining}}`);
  if (!view.unlocked) return out.add('],"unlocked":false}');
  out.add(`],"unlocked":true,"description":${poi.description},"arrival":{${arrivalText(view.arrival)},"now":`);
  if (view.arrival.selfReportFrom === null) out.add('null');
  else out.time();
  const tasks = view.tasks.map((task, index) => taskText(task, poi.tasks[index] as TaskPieces, shuffle));
  out.add(`},"Tasks":[${tasks.join()}],"tasks_completed":${view.tasksCompleted},"total_tasks":${poi.tasks.length},`);
  if (poi.location !== null) return out.add(`${poi.location}}`);
  const hints = poi.hints.map(({ id, closed, bought }) => (view.bought.has(id) ? bought : closed));
  out.add(`"location_type":"hint","location":[${hints.join()}]}`);
}

function arrivalText({ selfReportFrom, ...arrival }: ArrivalView): string {
  const self_report_from = selfReportFrom === null ? null : new Date(selfReportFrom).toISOString();
  return openEnd({ ...arrival, self_report_from });
}

function taskText(view: TaskView, task: TaskPieces, shuffle: Shuffle): string {
  const { solvedAt, remainingAttempts, partial, partialPoints, bestTry } = view;
  const isSolved = solvedAt !== null;
  const progressedAt = isSolved ? `"${new Date(solvedAt).toISOString()}"` : 'null';
  const best = bestTry ? JSON.stringify(bestTry) : 'null';
  const photo = view.task.taskType === 'photo' ? `,"photo":${JSON.stringify(view.photo)}` : '';
  return [
    `${task.head}${remainingAttempts},"progressed":${isSolved},"progressed_at":${progressedAt}`,
    `,"explanation":${view.explained ? task.explanation : 'null'}`,
    `,"partial":${partial},"partial_points":${partialPoints},"best_try":${best}`,
    `,${task.content}${itemsText(task, shuffle)}${isSolved ? task.answer(view.answer) : 'null'}`,
    `,"revealed_answer":${view.revealed ? task.rightAnswer() : 'null'}${photo}}`,
  ].join('');
}

function itemsText({ row, shuffled }: TaskPieces, { secret, participationId, known }: Shuffle): string {
  if (shuffled === null) return '';
  let text = known.get(row.id);
  if (text === undefined) {
    const key = { secret, participationId, taskId: row.id };
    const items = shuffleFor(shuffled.items, key, (order) => shuffled.isRefused(order.map(({ item }) => item)));
    text = items.map(({ json }) => json).join() + shuffled.tail;
    known.set(row.id, text);
  }
  return text;
}
