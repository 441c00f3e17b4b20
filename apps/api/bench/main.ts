import { startPostgres } from '#testing/database/postgres-server.ts';
import { runSql } from '#testing/database/run-sql.ts';
import { runBattle } from './battle.ts';
import { CACHED_TILE } from './cached-tiles.ts';
import { openInsights } from './insights/open-insights.ts';
import { liveStreams } from './live.ts';
import { compare, cpuOf, type Measured, start } from './measure.ts';
import { residentMemory } from './memory.ts';
import { type ScenarioName, STATISTIC } from './scenarios.ts';
import { aimOf, type DatabaseName, IN_TURNS, recordFigure, targetTable } from './targets.ts';

function line(what: string, figures: string, target: string, reached: boolean): void {
  if (!reached) process.exitCode = 1;
  console.log(`${reached ? 'ok  ' : 'MISS'} ${what.padEnd(64)} ${figures.padEnd(40)} ${target}`);
}

/** Concurrent connections: phones of players, or one organiser or creator. */
const [MANY, ONE] = [10, 1];

/** The scenario whose calls have targets. */
const PLAY = 'play';

/**
 * Compares the CPU time of a scenario's calls with hand-written routes
 * that do equal work. Calls without a target must reach `share`.
 */
async function compareWithHandWritten(
  scenario: ScenarioName,
  { share, connections }: { share: number; connections: number },
): Promise<void> {
  const product = await start(scenario, 'product');
  const handWritten = await start(scenario, 'hand-written');
  for (const { name, etag } of product.calls) {
    const on = { holds: product.holds, database: scenario === PLAY ? ('SQLite' as const) : undefined };
    if (etag) {
      report(name, await cpuOf(product, { name, connections }), on);
      continue;
    }
    const { a, b } = await compare(product, handWritten, { name, connections });
    report(name, a, { ...on, beside: b, share });
  }
  stop(product, handWritten);
}

interface Report {
  /** Size of the scenario. */
  holds: string;
  /** Given for calls that may have a target. */
  database?: DatabaseName | undefined;
  /** Microseconds of the hand-written route, and the share of its speed that a call without a target must reach. */
  beside?: number;
  share?: number;
}

/** Prints the microseconds of a call, and records them for the table of targets. */
function report(name: string, own: number, { holds, database, beside, share }: Report): void {
  const aim = (unit: 'share' | 'µs') => (database ? aimOf({ name, unit, database }) : undefined);
  const most = aim('µs');
  const least = beside === undefined ? undefined : (aim('share') ?? (most === undefined ? share : undefined));
  const reached = beside === undefined ? Number.POSITIVE_INFINITY : beside / own;
  if (database) recordFigure({ name, unit: 'µs', database }, own);
  if (database && beside !== undefined) recordFigure({ name, unit: 'share', database }, reached);
  const figures = beside === undefined ? '' : `, hand-written ${beside.toFixed(0)} µs: ${(100 * reached).toFixed(0)} %`;
  const wanted = [
    ...(least === undefined ? [] : [`at least ${(100 * least).toFixed(0)} %`]),
    ...(most === undefined ? [] : [`at most ${most} µs`]),
  ];
  line(
    `${name}${database ? `, ${database}` : ''} (${holds})`,
    `${own.toFixed(0)} µs${figures}`,
    wanted.join(', ') || 'no target',
    own <= (most ?? own) && reached >= (least ?? 0),
  );
}

interface Growing {
  calls: { name: string; at: number | null }[];
  /** A new database of PostgreSQL for each scenario instead of SQLite. */
  databases?: { newDatabase(): Promise<string> };
  connections?: number;
}

/** Compares the CPU time of calls in a small and a large scenario. */
async function growth(
  small: ScenarioName,
  large: ScenarioName,
  { calls, databases, connections = MANY }: Growing,
): Promise<void> {
  const few = await start(small, 'product', await databases?.newDatabase());
  const many = await start(large, 'product', await databases?.newDatabase());
  for (const { name, at } of calls) {
    const { a, b } = await compare(few, many, { name, connections });
    const target = at === null ? 'no target' : `at most ${at.toFixed(2)}`;
    if (large === 'answers1m') {
      const database = databases ? 'PostgreSQL' : 'SQLite';
      recordFigure({ name: 'statistic, 10,000 → 1,000,000 answers', unit: 'times', database }, b / a);
    }
    line(
      `${name}, ${small} → ${large}${databases ? ', PostgreSQL' : ''}`,
      `${a.toFixed(0)} → ${b.toFixed(0)} µs: ${(b / a).toFixed(2)} times`,
      target,
      at === null || b / a <= at,
    );
  }
  stop(few, many);
}

function stop(...servers: Measured[]): void {
  for (const server of servers) server.stop();
}

async function memory(): Promise<void> {
  const { started, worked } = await residentMemory();
  recordFigure({ name: 'memory at rest', unit: 'MB', database: 'SQLite' }, started);
  line('resident memory with the demo, first start', `${started.toFixed(0)} MB`, 'under 230 MB', started < 230);
  line('resident memory after 2,000 reads', `${worked.toFixed(0)} MB`, 'under 250 MB', worked < 250);
}

async function tiles(): Promise<void> {
  const server = await start('tiles', 'product');
  const perSecond = 1_000_000 / (await cpuOf(server, { name: CACHED_TILE, connections: MANY }));
  line(
    `tiles of the street map (${server.holds})`,
    `${perSecond.toFixed(0)} per second and core`,
    'at least 6,000',
    perSecond >= 6_000,
  );
  stop(server);
}

/** The statistic of a battle with few and many answers, on both databases. */
async function statistics(): Promise<void> {
  const server = await startPostgres();
  let count = 0;
  const databases = {
    async newDatabase() {
      const name = `bench_${++count}`;
      await runSql(server.url, `create database ${name}`);
      return server.url.replace(/postgres$/, name);
    },
  };
  const at = (times: number | null) => [{ name: STATISTIC, at: times }];
  for (const on of [{}, { databases }]) {
    await growth('answers10k', 'answers1k', { calls: at(null), connections: ONE, ...on });
    await growth('answers10k', 'answers100k', { calls: at(2), connections: ONE, ...on });
    await growth('answers10k', 'answers1m', { calls: at(2), connections: ONE, ...on });
  }
  await server.stop();
}

/** The page of insights after few and many answers, on both databases. */
async function insights(): Promise<void> {
  const server = await startPostgres();
  let count = 0;
  const newDatabase = async () => {
    const name = `insights_${++count}`;
    await runSql(server.url, `create database ${name}`);
    return server.url.replace(/postgres$/, name);
  };
  for (const [title, database] of [
    ['SQLite', async () => undefined],
    ['PostgreSQL', newDatabase],
  ] as const) {
    const rows = await openInsights('insights10k', 'insights1m', database);
    for (const { name, few, many } of rows) insightLine(`${name}, ${title}`, { few, many }, null);
    const sum = (of: 'few' | 'many') => rows.reduce((total, row) => total + row[of], 0);
    const name = 'page of insights, 10,000 → 1,000,000 answers';
    const [few, many] = [sum('few'), sum('many')];
    insightLine(`${name}, ${title}`, { few, many }, 2);
    recordFigure({ name, unit: 'times', database: title }, many / few);
  }
  await server.stop();
}

function insightLine(what: string, { few, many }: { few: number; many: number }, at: number | null): void {
  const figures = `${few.toFixed(1)} → ${many.toFixed(1)} ms: ${(many / few).toFixed(2)} times`;
  line(what, figures, at === null ? 'no target' : `at most ${at}`, at === null || many / few <= at);
}

/** The spots of 100 and of 2,000 teams that read in turns. */
async function turns(): Promise<void> {
  const server = await start('teams2k', 'product');
  const readBy = (count: number) => {
    const name = `/api/joined/pois, ${count} teams in turns`;
    server.calls.push({ name, method: 'GET', url: '/api/joined/pois', turns: server.tokens.slice(0, count) });
    return cpuOf(server, { name, connections: MANY });
  };
  const [few, many] = [await readBy(100), await readBy(2_000)];
  recordFigure({ name: IN_TURNS, unit: 'times', database: 'SQLite' }, many / few);
  const figures = `${few.toFixed(0)} → ${many.toFixed(0)} µs: ${(many / few).toFixed(2)} times`;
  line(`${IN_TURNS} (${server.holds})`, figures, 'at most 1.50', many / few <= 1.5);
  stop(server);
}

/** CPU time of the API process; the work of PostgreSQL itself is not counted. */
async function postgres(): Promise<void> {
  const database = await startPostgres();
  const server = await start(PLAY, 'product', database.url);
  for (const { name } of server.calls) {
    const own = await cpuOf(server, { name, connections: MANY });
    report(name, own, { holds: server.holds, database: 'PostgreSQL' });
  }
  stop(server);
  await database.stop();
}

async function live(phones: number): Promise<void> {
  const { arrivals, each, left, sockets } = await liveStreams(phones);
  const [half = 0, most = 0, last = 0] = [0.5, 0.99, 1].map((part) => arrivals[Math.ceil(part * phones) - 1]);
  line(
    `a solved quest reaches ${phones} phones`,
    `p50 ${half.toFixed(0)}, p99 ${most.toFixed(0)}, last ${last.toFixed(0)} ms`,
    'within 2,000 ms',
    last <= 2_000,
  );
  line('memory of the server for an open stream', `${each.toFixed(1)} kB`, 'under 60 kB', each < 60);
  line('leak per closed stream', `${left.toFixed(2)} kB, ${sockets} sockets`, 'under 1 kB', left < 1 && !sockets);
}

/** One Versus with this number of phones, on both databases. */
async function battle(phones: number): Promise<void> {
  const database = await startPostgres();
  for (const [title, url] of [
    ['SQLite', undefined],
    ['PostgreSQL', database.url],
  ] as const) {
    const { streams, start, pause, end, points, quiet, load, answers, reads, errors } = await runBattle(phones, {
      databaseUrl: url,
      readsAnswers: wanted.includes('reading'),
    });
    const within = (ms: number) => Number.isFinite(ms) && ms <= 3_000;
    for (const [what, ms] of Object.entries({ start, pause, end, points }))
      line(
        `${what} reaches all of ${streams} streams, ${title}`,
        `last after ${ms.toFixed(0)} ms`,
        'within 3,000 ms',
        within(ms),
      );
    const of = ({ p50, p99 }: typeof quiet) => `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms`;
    line(`20 answers per second, ${title}`, of(quiet), 'no target', true);
    line(`200 answers per second, ${title}`, of(load), 'no target', true);
    line(
      `p99 of ${answers} answers beside quiet, ${title}`,
      `${(load.p99 / quiet.p99).toFixed(2)} times`,
      'at most 5 times',
      load.p99 <= 5 * quiet.p99,
    );
    line(`failed calls, ended streams and missing events, ${reads} reads`, `${errors}`, 'none', errors === 0);
  }
  await database.stop();
}

const wanted = process.argv.slice(2);
/**
 * Runs all parts, or those named on the command line: `npm run bench play live`, `npm run bench battle 2000 reading`.
 */
const parts: Record<string, () => Promise<void>> = {
  play: async () => {
    await compareWithHandWritten(PLAY, { share: 0.5, connections: MANY });
    await turns();
  },
  event: () => compareWithHandWritten('event', { share: 0.33, connections: ONE }),
  ranking: () => compareWithHandWritten('ranking1k', { share: 0.33, connections: MANY }),
  creator: () => compareWithHandWritten('creator', { share: 0.33, connections: ONE }),
  growth: async () => {
    await growth('ranking1k', 'ranking100k', { calls: [{ name: '/api/progress/ranking', at: 2 }] });
    const lists = [
      { name: '/api/explorations?search=donau', at: 5 },
      { name: '/api/explorations/markers?search=donau', at: 5 },
      { name: '/api/explorations', at: 5 },
      { name: '/api/explorations/markers', at: null }, // 100 rows and 8,307 rows: the response itself grows
    ];
    await growth('runs100', 'runs10k', { calls: lists });
    await growth('runs100', 'runs100k', { calls: lists });
    await statistics();
  },
  statistics,
  insights,
  postgres,
  memory,
  tiles,
  live: () => live(1_000),
  battle: () => battle(Number(wanted.find((arg) => /^\d+$/.test(arg)) ?? 2_000)),
};

for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await measure();
}
console.log(`\n${targetTable().join('\n')}`);
