export type DatabaseName = 'SQLite' | 'PostgreSQL';
type Unit = 'share' | 'µs' | 'times' | 'MB';

interface Target {
  /** Name of the call, or what is measured. */
  name: string;
  /** A share of the hand-written speed is a minimum, all others are maxima. */
  unit: Unit;
  aim: number;
  /** Databases that the target concerns. */
  databases: readonly DatabaseName[];
}

const [BOTH, SQLITE, POSTGRES] = [['SQLite', 'PostgreSQL'], ['SQLite'], ['PostgreSQL']] as const;

export const IN_TURNS = '/api/joined/pois, 100 → 2,000 teams in turns';

/** The targets of the server. Those of answers on PostgreSQL count the work in node, not that of the database. */
const TARGETS: readonly Target[] = [
  { name: '/api/joined/pois', unit: 'share', aim: 0.8, databases: SQLITE },
  { name: '/api/joined/pois, not modified', unit: 'µs', aim: 100, databases: SQLITE },
  { name: IN_TURNS, unit: 'times', aim: 1.5, databases: SQLITE },
  { name: 'wrong answer', unit: 'share', aim: 0.85, databases: SQLITE },
  { name: 'wrong answer', unit: 'µs', aim: 900, databases: POSTGRES },
  { name: 'right answer', unit: 'share', aim: 0.85, databases: SQLITE },
  { name: 'right answer', unit: 'µs', aim: 420, databases: SQLITE },
  { name: 'right answer', unit: 'µs', aim: 900, databases: POSTGRES },
  { name: '/api/progress/ranking', unit: 'µs', aim: 181, databases: SQLITE }, // a tenth of CTFd's, which caches
  { name: '/api/explorations/markers', unit: 'µs', aim: 300, databases: SQLITE },
  { name: 'statistic, 10,000 → 1,000,000 answers', unit: 'times', aim: 2, databases: BOTH },
  { name: 'page of insights, 10,000 → 1,000,000 answers', unit: 'times', aim: 2, databases: BOTH },
  { name: 'memory at rest', unit: 'MB', aim: 230, databases: SQLITE },
];

/** A figure of one database. */
export interface Measure {
  name: string;
  unit: Unit;
  database: DatabaseName;
}

const figures = new Map<string, number>();
const keyOf = ({ name, unit, database }: Measure) => `${name} ${unit} ${database}`;

export function recordFigure(measure: Measure, figure: number): void {
  figures.set(keyOf(measure), figure);
}

export function aimOf({ name, unit, database }: Measure): number | undefined {
  return TARGETS.find((target) => target.name === name && target.unit === unit && target.databases.includes(database))
    ?.aim;
}

/** A row per target: its aim, and for each database the figure of this run and whether it meets the aim. */
export function targetTable(): string[] {
  const rows = TARGETS.map(({ name, unit, aim, databases }) => {
    const cells = BOTH.map((database) => {
      const figure = figures.get(keyOf({ name, unit, database }));
      if (!databases.includes(database)) return figure === undefined ? '–' : `${print(figure, unit)}, no target`;
      if (figure === undefined) return 'not measured';
      const isMet = unit === 'share' ? figure >= aim : figure <= aim;
      return `${print(figure, unit)}: ${isMet ? 'met' : '**missed**'}`;
    });
    return [name, `${unit === 'share' ? '≥' : '≤'} ${print(aim, unit)}`, ...cells];
  });
  const head = ['Target', 'Aim', ...BOTH];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}

function print(figure: number, unit: Unit): string {
  if (unit === 'share') return `${(100 * figure).toFixed(0)} %`;
  return `${figure.toFixed(unit === 'times' ? 2 : 0)} ${unit}`;
}
