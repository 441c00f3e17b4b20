import type { ExplorationOutline } from './standings.repository.ts';
import type { TeamArrivals, TeamMarks } from './team-marks.ts';

/** Id of a task or hint to the time it was solved or bought, in milliseconds. */
type Times = TeamMarks['times'];

/** What one team did, by the id of the task, hint or poi. */
interface TeamTimes {
  solved: Times;
  bought: Times;
  arrivals: TeamArrivals;
}

/**
 * Returns a function that writes the pois of an exploration with the marks of one team, as JSON (`statisticPoi`). The part that all teams
 * share is serialised once: a hundred teams with two hundred tasks would be twenty thousand objects.
 */
export function poisWriter(outline: ExplorationOutline, iso: (ms: number) => string): (marks: TeamTimes) => string {
  const pois = outline.map(({ id, name, position, tasks, hints }) => ({
    id,
    start: jsonObjectStart({ id, name, position }),
    tasks: itemsOf(tasks.map(({ id, name, task_type, points }) => ({ id, name, task_type, points }))),
    hints: itemsOf(hints.map(({ id, hint_type, cost }) => ({ id, hint_type, cost }))),
  }));
  return ({ solved, bought, arrivals }) => {
    let text = '';
    for (const { id, start, tasks, hints } of pois) {
      text += `${text && ','}${start},${arrivalOf(arrivals.get(id), iso)},"Tasks":[${progressed(tasks, solved, iso)}],"Hints":[${progressed(hints, bought, iso)}]}`;
    }
    return `[${text}]`;
  };
}

function arrivalOf(arrival: { via: string; at: number } | undefined, iso: (ms: number) => string): string {
  if (!arrival) return '"arrived_via":null,"arrived_at":null';
  return `"arrived_via":"${arrival.via}","arrived_at":"${iso(arrival.at)}"`;
}

/** JSON of a task or hint: `done` up to the time, `open` complete. */
interface Item {
  id: number;
  done: string;
  open: string;
}

function itemsOf(all: readonly { id: number }[]): Item[] {
  return all.map((fields, index) => {
    const start = `${index === 0 ? '' : ','}${jsonObjectStart(fields)}`;
    return {
      id: fields.id,
      done: `${start},"progressed":true,"progressed_at":"`,
      open: `${start},"progressed":false,"progressed_at":null}`,
    };
  });
}

function progressed(items: readonly Item[], times: Times, iso: (ms: number) => string): string {
  let text = '';
  for (const { id, done, open } of items) {
    const at = times.get(id);
    text += at === undefined ? open : `${done}${iso(at)}"}`;
  }
  return text;
}

/** JSON of an object with at least one field, without the closing brace, so that fields can follow. */
export function jsonObjectStart(fields: object): string {
  return JSON.stringify(fields).slice(0, -1);
}
