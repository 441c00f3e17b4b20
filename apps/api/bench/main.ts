import { CACHED_TILE } from './cached-tiles.ts';
import { liveStreams } from './live.ts';
import { compare, cpuOf, type Measured, start } from './measure.ts';
import { residentMemory } from './memory.ts';
import type { ScenarioName } from './scenarios.ts';

function line(what: string, figures: string, target: string, reached: boolean): void {
  console.log(`${reached ? 'ok  ' : 'MISS'} ${what.padEnd(64)} ${figures.padEnd(40)} ${target}`);
}

/** Concurrent connections: phones of players, or one organiser or creator. */
const [MANY, ONE] = [10, 1];

/** Compares the CPU time of a scenario's calls with bare routes that run the same SQL and send the same bytes. */
async function compareWithBare(
  scenario: ScenarioName,
  { most, connections }: { most: number; connections: number },
): Promise<void> {
  const product = await start(scenario, 'product');
  const bare = await start(scenario, 'bare');
  for (const { url } of product.calls) {
    const { a, b } = await compare(product, bare, { url, connections });
    line(
      `${url.split('?')[0]} (${product.holds})`,
      `${a.toFixed(0)} of ${b.toFixed(0)} µs bare: ${(a / b).toFixed(2)} times`,
      `at most ${most.toFixed(2)}`,
      a / b <= most,
    );
  }
  stop(product, bare);
}

/** Compares the CPU time of calls in a small and a large scenario. */
async function growth(
  small: ScenarioName,
  large: ScenarioName,
  urls: { url: string; at: number | null }[],
): Promise<void> {
  const few = await start(small, 'product');
  const many = await start(large, 'product');
  for (const { url, at } of urls) {
    const { a, b } = await compare(few, many, { url, connections: MANY });
    const target = at === null ? 'no target' : `at most ${at.toFixed(2)}`;
    line(
      `${url}, ${small} → ${large}`,
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
  line('resident memory with the demo, first start', `${started.toFixed(0)} MB`, 'under 250 MB', started < 250);
  line('resident memory after 2,000 reads', `${worked.toFixed(0)} MB`, 'under 250 MB', worked < 250);
}

async function tiles(): Promise<void> {
  const server = await start('tiles', 'product');
  const perSecond = 1_000_000 / (await cpuOf(server, { url: CACHED_TILE, connections: MANY }));
  line(
    `tiles of the street map (${server.holds})`,
    `${perSecond.toFixed(0)} per second and core`,
    'at least 6,000',
    perSecond >= 6_000,
  );
  stop(server);
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

/** Runs all parts, or those named on the command line: `npm run bench play live`. */
const parts: Record<string, () => Promise<void>> = {
  play: () => compareWithBare('play', { most: 2, connections: MANY }),
  event: () => compareWithBare('event', { most: 3, connections: ONE }),
  ranking: () => compareWithBare('ranking1k', { most: 3, connections: MANY }),
  creator: () => compareWithBare('creator', { most: 3, connections: ONE }),
  growth: async () => {
    await growth('ranking1k', 'ranking100k', [{ url: '/api/progress/ranking', at: 2 }]);
    await growth('runs100', 'runs100k', [
      { url: '/api/explorations?search=donau', at: 5 },
      { url: '/api/explorations/markers?search=donau', at: 5 },
      { url: '/api/explorations', at: 5 },
      { url: '/api/explorations/markers', at: null }, // 100 rows and 8,307 rows: the response itself grows
    ]);
  },
  memory,
  tiles,
  live: () => live(1_000),
};

const wanted = process.argv.slice(2);
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await measure();
}
