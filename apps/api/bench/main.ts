import { liveStreams } from './live.ts';
import { compare, type Measured, start } from './measure.ts';
import { residentMemory } from './memory.ts';
import type { ScenarioName } from './scenarios.ts';

function line(what: string, figures: string, target: string, reached: boolean): void {
  console.log(`${reached ? 'ok  ' : 'MISS'} ${what.padEnd(64)} ${figures.padEnd(40)} ${target}`);
}

/** Phones of many players, or one desk of an organiser or creator. */
const [MANY, ONE] = [10, 1];

/** The calls of a world beside bare routes with the same prepared SQL and the same bytes: how many times as much CPU they take. */
async function besideBare(
  world: ScenarioName,
  { most, connections }: { most: number; connections: number },
): Promise<void> {
  const product = await start(world, 'product');
  const bare = await start(world, 'bare');
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

/** The same call on a small and a large world: how much more the large one takes. */
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
  line('and after 2,000 reads', `${worked.toFixed(0)} MB`, 'under 250 MB', worked < 250);
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
  line('what a stream leaves behind', `${left.toFixed(2)} kB, ${sockets} sockets`, 'under 1 kB', left < 1 && !sockets);
}

/** `npm run bench`, or some of it by name: `npm run bench play live`. */
const parts: Record<string, () => Promise<void>> = {
  play: () => besideBare('play', { most: 2, connections: MANY }),
  event: () => besideBare('event', { most: 3, connections: ONE }),
  ranking: () => besideBare('ranking1k', { most: 3, connections: MANY }),
  creator: () => besideBare('creator', { most: 3, connections: ONE }),
  growth: async () => {
    await growth('ranking1k', 'ranking100k', [{ url: '/api/progress/ranking', at: 2 }]);
    await growth('runs100', 'runs100k', [
      { url: '/api/explorations?search=donau', at: 5 },
      { url: '/api/explorations/markers?search=donau', at: 5 },
      { url: '/api/explorations', at: 5 },
      { url: '/api/explorations/markers', at: null }, // 100 rows beside 8,307: the answer itself is larger
    ]);
  },
  memory,
  live: () => live(1_000),
};

const wanted = process.argv.slice(2);
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await measure();
}
