import { liveStreams } from './live.ts';
import { compare, type Measured, start } from './measure.ts';
import { residentMemory } from './memory.ts';
import type { WorldName } from './worlds.ts';

function line(what: string, figures: string, target: string, reached: boolean): void {
  console.log(`${reached ? 'ok ' : 'MISS'} ${what.padEnd(44)} ${figures.padEnd(40)} ${target}`);
}

/** The product's calls beside bare routes with the same prepared SQL and the same bytes. */
async function besideBareRoutes(): Promise<void> {
  const product = await start('play', 'product');
  const bare = await start('play', 'bare');
  const calls = [
    '/api/joined/pois',
    '/api/progress',
    '/api/progress/ranking',
    '/api/explorations',
    '/api/explorations/markers',
  ];
  for (const url of calls) {
    const { a, b } = await compare(product, bare, url);
    const ratio = a / b;
    line(
      `${url} (12 spots, 40 quests, 20 teams)`,
      `${a.toFixed(0)} of ${b.toFixed(0)} req/s bare: ${ratio.toFixed(2)}`,
      'at least 0.50',
      ratio >= 0.5,
    );
  }
  stop(product, bare);
}

/** What an organiser and the big screen read, beside bare routes: at most three times as long. */
async function besideBareEvent(world: WorldName, size: string, urls: string[]): Promise<void> {
  const product = await start(world, 'product');
  const bare = await start(world, 'bare');
  for (const url of urls) {
    const { a, b } = await compare(product, bare, url);
    line(
      `${url.split('?')[0]} (${size})`,
      `${a.toFixed(1)} of ${b.toFixed(1)} req/s bare: ${(b / a).toFixed(2)} times`,
      'at most 3.00',
      b / a <= 3,
    );
  }
  stop(product, bare);
}

/** The same call on a small and a large world: how much longer the large one takes. */
async function growth(small: WorldName, large: WorldName, urls: { url: string; at: number | null }[]): Promise<void> {
  const few = await start(small, 'product');
  const many = await start(large, 'product');
  for (const { url, at } of urls) {
    const { a, b } = await compare(few, many, url);
    const ratio = a / b;
    const target = at === null ? 'no target' : `at most ${at.toFixed(1)}`;
    line(
      `${url}, ${small} → ${large}`,
      `${a.toFixed(0)} → ${b.toFixed(0)} req/s: ${ratio.toFixed(2)} times`,
      target,
      at === null || ratio <= at,
    );
  }
  stop(few, many);
}

function stop(...servers: Measured[]): void {
  for (const server of servers) server.stop();
}

await besideBareRoutes();
await besideBareEvent('event', '100 teams, 200 quests', ['/api/management/progress/statistic?battle_name=versus']);
await besideBareEvent('ranking1k', '500 teams', [
  '/api/management/progress/ranking?battle_name=versus',
  '/api/battles/versus/board',
]);
await growth('ranking1k', 'ranking100k', [{ url: '/api/progress/ranking', at: 2 }]);
await growth('runs100', 'runs100k', [
  { url: '/api/explorations?search=donau', at: 5 },
  { url: '/api/explorations/markers?search=donau', at: 5 },
  { url: '/api/explorations', at: 5 },
  { url: '/api/explorations/markers', at: null }, // 100 rows beside 8,307: the answer itself is larger
]);
const megabytes = await residentMemory();
line('resident memory with the demo, after 2,000 reads', `${megabytes.toFixed(0)} MB`, 'under 250 MB', megabytes < 250);
const PHONES = 1_000;
const { slowest, each, left } = await liveStreams(PHONES);
line(`a solved quest reaches ${PHONES} phones`, `${slowest.toFixed(0)} ms`, 'within 2,000 ms', slowest <= 2_000);
line('memory of the server for an open stream', `${each.toFixed(1)} kB`, 'under 60 kB', each < 60);
line('that a second crowd keeps on top', `${left.toFixed(1)} kB`, 'under 6 kB', left < 6);
