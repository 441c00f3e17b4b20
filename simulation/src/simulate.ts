import 'fake-indexeddb/auto';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PLANTED_FAULTS, type PlantedFault } from './planted/faults.ts';
import { type Played, playSeed } from './play-seed.ts';
import { type DatabaseTemplate, postgresTemplate, sqliteTemplate } from './server/template.ts';
import { installAmbient } from './world/ambient.ts';

const RUNS = 20;
/** Seeds within which each planted fault is found. */
const SEARCHED = 500;

const OPTIONS = {
  /** Plays this seed only, and prints its history. */
  seed: { type: 'string' },
  /** Plays so many seeds. */
  runs: { type: 'string', default: String(RUNS) },
  /** The first of them. */
  from: { type: 'string', default: '1' },
  /** Plays the events with one planted fault (planted/faults.ts). */
  fault: { type: 'string' },
  /** Replays all planted faults at the seeds that find them. */
  planted: { type: 'boolean', default: false },
  /** Finds the first seed of each planted fault, after code has moved. */
  'find-planted': { type: 'boolean', default: false },
  /** Plays on PostgreSQL with two programs of the server: a seed repeats the acts there, not each moment. */
  postgres: { type: 'boolean', default: false },
  /** Writes what came of it as JSON. */
  report: { type: 'string' },
} as const;

/** What `--report` writes. */
export interface Report {
  played: Pick<Played, 'seed' | 'fingerprint' | 'failure'>[];
  planted: { name: string; failure: Played['failure'] }[];
  /** Fingerprint of the first seed, played once more at the end. */
  again: string;
}

async function playOn(template: DatabaseTemplate, seed: number): Promise<Played> {
  const database = await template.copy();
  try {
    return await playSeed(seed, database);
  } finally {
    await database.remove();
  }
}

function tell({ seed, failure }: Played): void {
  if (failure) console.log(`seed ${seed}: ${failure.invariant}: ${failure.message}`);
}

async function playMany(
  template: DatabaseTemplate,
  { first, last }: { first: number; last: number },
): Promise<Played[]> {
  const all: Played[] = [];
  for (let seed = first; seed <= last; seed++) {
    const played = await playOn(template, seed);
    tell(played);
    all.push({ ...played, history: last === first ? played.history : [] });
  }
  return all;
}

/** Plays a planted fault at its seed. */
async function replayPlanted(template: DatabaseTemplate, name: string, { seed, invariant }: PlantedFault) {
  globalThis.plantedFault = name;
  const { failure } = await playOn(template, seed);
  globalThis.plantedFault = undefined;
  const verdict = failure?.invariant === invariant ? 'found' : 'MISSED';
  console.log(`${verdict} “${name}” with seed ${seed}: ${failure?.invariant}`);
  return { name, failure };
}

/** Prints the first seed that finds each planted fault. */
async function findPlanted(template: DatabaseTemplate): Promise<void> {
  for (const [name, { invariant }] of Object.entries<PlantedFault>(PLANTED_FAULTS)) {
    globalThis.plantedFault = name;
    let found: Played | undefined;
    for (let seed = 1; seed <= SEARCHED && !found; seed++) {
      const played = await playOn(template, seed);
      if (played.failure?.invariant === invariant) found = played;
    }
    globalThis.plantedFault = undefined;
    console.log(`“${name}”: ${found ? `seed ${found.seed}, ${found.failure?.message}` : 'NOT FOUND'}`);
  }
}

function summarise(played: readonly Played[], cpu: NodeJS.CpuUsage): void {
  const seconds = (cpu.user + cpu.system) / 1_000_000;
  const acts = played.reduce((sum, each) => sum + each.acts, 0);
  const checked = new Map<string, number>();
  for (const each of played) for (const [what, n] of each.checked) checked.set(what, (checked.get(what) ?? 0) + n);
  const failures = played.filter(({ failure }) => failure).length;
  console.log(`checked ${Array.from(checked, ([what, n]) => `${n} ${what}`).join(', ')}`);
  console.log(
    `${played.length} seeds, ${acts} acts, ${failures} failures; ${seconds.toFixed(1)} s of CPU, ${(played.length / seconds).toFixed(1)} seeds per second`,
  );
}

/** `npm run simulate`. */
export async function simulate(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: OPTIONS });
  installAmbient();
  const template = await (values.postgres ? postgresTemplate() : sqliteTemplate());
  if (values['find-planted']) {
    await findPlanted(template);
    return template.remove();
  }
  const first = Number(values.seed ?? values.from);
  const count = values.seed === undefined ? Number(values.runs) : 1;
  globalThis.plantedFault = values.fault;
  const before = process.cpuUsage();
  const played = await playMany(template, { first, last: first + count - 1 });
  if (values.seed !== undefined) console.log(played[0]?.history.join('\n'));
  if (values.seed !== undefined) console.log(`history ${played[0]?.fingerprint}`);
  summarise(played, process.cpuUsage(before));
  globalThis.plantedFault = undefined;
  const planted: Report['planted'] = [];
  if (values.planted)
    for (const [name, fault] of Object.entries<PlantedFault>(PLANTED_FAULTS))
      planted.push(await replayPlanted(template, name, fault));
  if (values.report !== undefined) {
    const { fingerprint: again } = await playOn(template, first);
    const short = played.map(({ seed, fingerprint, failure }) => ({ seed, fingerprint, failure }));
    writeFileSync(values.report, JSON.stringify({ played: short, planted, again } satisfies Report));
  }
  await template.remove();
  process.exitCode = played.some(({ failure }) => failure) ? 1 : 0;
}
