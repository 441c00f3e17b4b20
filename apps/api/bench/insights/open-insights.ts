import { headersOf } from '../calls/hand-written-app.ts';
import { callOf, type Measured, start } from '../measure.ts';
import type { ScenarioName } from '../scenarios.ts';
import { INSIGHT_CALLS } from './insight-calls.ts';

const ROUNDS = 15;

/**
 * Wall-clock milliseconds of each call of the page with few and many answers, because the database does part of the
 * work: the minimum of several alternating rounds.
 */
export async function openInsights(
  small: ScenarioName,
  large: ScenarioName,
  newDatabase: () => Promise<string | undefined>,
): Promise<{ name: string; few: number; many: number }[]> {
  const few = await start(small, 'product', await newDatabase());
  const many = await start(large, 'product', await newDatabase());
  const rows = INSIGHT_CALLS.map((name) => ({ name, few: Number.POSITIVE_INFINITY, many: Number.POSITIVE_INFINITY }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const row of rows) {
      row.few = Math.min(row.few, await timeOf(few, row.name));
      row.many = Math.min(row.many, await timeOf(many, row.name));
    }
  }
  few.stop();
  many.stop();
  return rows;
}

async function timeOf(server: Measured, name: string): Promise<number> {
  const call = callOf(server, name);
  const started = performance.now();
  const response = await fetch(`http://127.0.0.1:${server.port}${call.url}`, { headers: headersOf(call) });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return performance.now() - started;
}
