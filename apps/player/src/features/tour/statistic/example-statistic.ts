import type { ExampleTeam, TeamEvent } from './example-teams.ts';

function pointsOf(marks: readonly TeamEvent[]): number {
  return marks.reduce((total, { points }) => total + points, 0);
}

interface Totals {
  points: number;
  tasks: number;
  hints: number;
}

/** Statistic of a team: points, tasks, hints, and the minutes between its first and last event. */
export function exampleStatisticOf({ tasks, hints }: Pick<ExampleTeam, 'tasks' | 'hints'>, totals: Totals) {
  const earned = pointsOf(tasks);
  const spent = pointsOf(hints);
  const minutes = [...tasks, ...hints].map(({ minute }) => minute);
  return {
    points: { available: earned - spent, spent, open: Math.max(totals.points - earned, 0) },
    tasks: { solved: tasks.length, open: Math.max(totals.tasks - tasks.length, 0) },
    hints: { used: hints.length, unused: Math.max(totals.hints - hints.length, 0) },
    elapsed: minutes.length > 0 ? Math.max(...minutes) - Math.min(...minutes) : 0,
  };
}

/** Net points after each event, in order of time. */
export function pointsTimeline({ tasks, hints }: Pick<ExampleTeam, 'tasks' | 'hints'>) {
  const steps = [...tasks, ...hints.map((hint) => ({ ...hint, points: -hint.points }))];
  let net = 0;
  return steps
    .toSorted((a, b) => a.minute - b.minute)
    .map((mark) => {
      net += mark.points;
      return { ...mark, net };
    });
}
