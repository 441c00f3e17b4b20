import { playPhones } from './capacity-phones.ts';
import { ARRANGEMENTS, type Arrangement, startArrangement } from './capacity-servers.ts';

/**
 * `npm run capacity -- [--seconds=60] [--only=sqlite,postgres1,postgres2] [PLAYERS…]`: how many phones a machine holds,
 * as a table. The load takes part of the same machine.
 */
const args = process.argv.slice(2);
const option = (name: string, otherwise: string) =>
  args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise;
const sizes = args.filter((arg) => /^\d+$/.test(arg)).map(Number);
const seconds = Number(option('seconds', '60'));
const chosen = option('only', Object.keys(ARRANGEMENTS).join()).split(',') as Arrangement[];

async function measure(name: Arrangement, phones: number): Promise<string[]> {
  const { port, seats, server, database, stop } = await startArrangement(name, phones);
  try {
    const before = { server: server(), database: database(), client: process.cpuUsage() };
    const { latencies, errors, seconds: took } = await playPhones(port, seats, seconds);
    const [after, stored] = [server(), database()];
    const client = process.cpuUsage(before.client);
    const sorted = latencies.toSorted((a, b) => a - b);
    const at = (part: number) => `${Math.round(sorted[Math.ceil(part * sorted.length) - 1] ?? 0)} ms`;
    const cores = (cpu: number) => (cpu / took).toFixed(2);
    return [
      String(phones),
      ARRANGEMENTS[name].title,
      `${Math.round(latencies.length / took)}`,
      at(0.5),
      at(0.95),
      at(0.99),
      [...errors].map(([call, count]) => `${count} × ${call}`).join(', ') || '0',
      cores(after.cpu - before.server.cpu),
      cores(stored.cpu - before.database.cpu),
      `${Math.round(after.memory)} MB`,
      cores((client.user + client.system) / 1_000_000),
    ];
  } finally {
    await stop();
  }
}

const HEAD = [
  'players',
  'database and processes',
  'calls/s',
  'p50',
  'p95',
  'p99',
  'errors',
  'cores: server',
  'database',
  'memory',
  'load',
];
const row = (cells: string[]) => console.log(`| ${cells.join(' | ')} |`);
row(HEAD);
row(HEAD.map(() => '---'));
for (const phones of sizes.length > 0 ? sizes : [250, 500, 1_000, 2_000, 4_000]) {
  for (const name of chosen) row(await measure(name, phones));
}
