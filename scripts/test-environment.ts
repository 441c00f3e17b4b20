import { testBrowserPath } from './test-programs/chromium.ts';
import { pgbouncerPath } from './test-programs/pgbouncer.ts';
import { postgresBin } from './test-programs/postgres.ts';

/** The environment of test programs: ours, with colours only on a terminal. */
export function testEnvironment(): NodeJS.ProcessEnv {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  return { ...process.env, ...colours };
}

/**
 * Finds or installs PostgreSQL and sets `PG_BIN`, and `PGBOUNCER` where that pooler can be installed; its test is skipped elsewhere.
 * @throws with installation instructions if there is no PostgreSQL
 */
export async function providePostgres(env: NodeJS.ProcessEnv): Promise<void> {
  env.PG_BIN = await postgresBin();
  env.PGBOUNCER = await pgbouncerPath();
  console.log(`PostgreSQL: ${env.PG_BIN}, PgBouncer: ${env.PGBOUNCER ?? 'not installed, its test is skipped'}`);
}

/** Finds or installs Chromium and sets `E2E_CHROMIUM`. @throws with installation instructions if that fails */
export async function provideChromium(env: NodeJS.ProcessEnv): Promise<void> {
  env.E2E_CHROMIUM = await testBrowserPath();
  console.log(`Chromium: ${env.E2E_CHROMIUM}`);
}
