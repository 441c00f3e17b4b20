/** An event of a team: minutes after its start, and the points earned or spent. */
export interface TeamEvent {
  name: 'bridge' | 'devil' | 'cathedral' | 'dwarf' | 'sausage' | 'salt' | 'goliath' | 'hint1' | 'hint2';
  minute: number;
  points: number;
}

export interface ExampleTeam {
  name: 'own' | 'rival1' | 'rival2';
  /** Solved tasks, in order. */
  tasks: readonly TeamEvent[];
  /** Paid hints, in order. */
  hints: readonly TeamEvent[];
}

/** Totals of the example exploration. */
export const TOTALS = { points: 120, tasks: 7, hints: 4, minutes: 90 } as const;

/** Invented teams with example figures. */
export const TEAMS: readonly ExampleTeam[] = [
  {
    name: 'own',
    tasks: [
      { name: 'bridge', minute: 6, points: 10 },
      { name: 'devil', minute: 11, points: 10 },
      { name: 'sausage', minute: 24, points: 20 },
      { name: 'cathedral', minute: 43, points: 20 },
      { name: 'dwarf', minute: 52, points: 15 },
      { name: 'goliath', minute: 71, points: 25 },
    ],
    hints: [{ name: 'hint1', minute: 38, points: 5 }],
  },
  {
    name: 'rival1',
    tasks: [
      { name: 'bridge', minute: 4, points: 10 },
      { name: 'devil', minute: 9, points: 10 },
      { name: 'sausage', minute: 19, points: 20 },
      { name: 'cathedral', minute: 33, points: 20 },
      { name: 'dwarf', minute: 40, points: 15 },
      { name: 'salt', minute: 55, points: 20 },
      { name: 'goliath', minute: 64, points: 25 },
    ],
    hints: [
      { name: 'hint1', minute: 29, points: 5 },
      { name: 'hint2', minute: 58, points: 10 },
    ],
  },
  {
    name: 'rival2',
    tasks: [
      { name: 'bridge', minute: 12, points: 10 },
      { name: 'devil', minute: 20, points: 10 },
      { name: 'sausage', minute: 47, points: 20 },
    ],
    hints: [],
  },
];
