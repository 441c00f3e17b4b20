import { startProduct } from './product.ts';

/**
 * `node apps/api/bench/logins.ts`: how much 50 parallel logins slow
 * down players. Exits with 1 when it is twice as slow or more.
 */
const LOGINS = 50;
const SECONDS = 10;
const SLOWER_MAX = 2;

const { origin, stop } = await startProduct({ RATE_LIMIT: 'off' });

/** Durations of a player's calls in milliseconds, ascending, until `isOver`. */
async function play(isOver: () => boolean): Promise<number[]> {
  const durations: number[] = [];
  while (!isOver()) {
    const started = performance.now();
    await (await fetch(`${origin}/api/explorations`)).text();
    durations.push(performance.now() - started);
  }
  return durations.toSorted((a, b) => a - b);
}

/** Tries to log in with unknown addresses, which costs as much as with a known one. */
async function logIn(person: number, isOver: () => boolean): Promise<number> {
  let count = 0;
  while (!isOver()) {
    const body = JSON.stringify({ email: `${person}.${count++}@example.org`, password: 'Falsches Passwort 1' });
    await (await fetch(`${origin}/api/users/login`, { method: 'POST', headers: JSON_BODY, body })).text();
  }
  return count;
}
const JSON_BODY = { 'content-type': 'application/json' };

function after(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1_000;
  return () => performance.now() > end;
}

function quantile(ascending: number[], part: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(part * ascending.length))] ?? 0;
}

await play(after(2)); // time for the JIT compiler
const quiet = await play(after(SECONDS));
const isOver = after(SECONDS);
const [busy, ...logins] = await Promise.all([
  play(isOver),
  ...Array.from({ length: LOGINS }, (_, person) => logIn(person, isOver)),
]);
await stop();

const ratio = quantile(busy, 0.99) / quantile(quiet, 0.99);
for (const [name, durations] of Object.entries({ quiet, busy }))
  console.log(
    `${name}: p50 ${quantile(durations, 0.5).toFixed(1)} ms, p99 ${quantile(durations, 0.99).toFixed(1)} ms, ` +
      `${durations.length} calls`,
  );
console.log(
  `${LOGINS} at once, ${logins.reduce((sum, count) => sum + count, 0)} logins: ${ratio.toFixed(2)} times p99`,
);
if (ratio >= SLOWER_MAX) process.exitCode = 1;
