import { bin, runCaptured } from './command.ts';
import { secondsSince } from './steps.ts';

const CHECK_TASKS = ['lint', 'lint:scripts', 'typecheck', 'typecheck:scripts'];

/**
 * Checks format, generated texts, lint rules, types and unused code at the same time; prints the output of each check when it ends.
 * turbo caches lint and types per package, so that unchanged packages cost nothing.
 * @param turboTasks further turbo tasks to run with them, for example `build`
 */
export async function runStaticChecks(env: NodeJS.ProcessEnv, turboTasks: readonly string[] = []): Promise<boolean> {
  const turbo = [
    'run',
    ...turboTasks,
    ...CHECK_TASKS,
    '--output-logs=errors-only',
    '--log-order=grouped',
    '--continue',
  ];
  const checks: Record<string, [string, ...string[]]> = {
    'format (biome)': [bin('biome'), 'check', '--log-level=warn'],
    'generated texts': [process.execPath, 'scripts/tasks/generate.ts', '--check'],
    'unused code (knip)': [bin('knip'), '--no-progress'],
    [`${[...turboTasks, 'lint and types'].join(', ')} (turbo)`]: [bin('turbo'), ...turbo, '--concurrency=100%'],
  };
  const results = await Promise.all(
    Object.entries(checks).map(async ([title, [program, ...args]]) => {
      const begin = performance.now();
      const { ok, output } = await runCaptured(program, args, { env });
      if (!ok) console.log(output);
      console.log(`${ok ? 'ok    ' : 'FAILED'} ${title}: ${secondsSince(begin)} s`);
      return ok;
    }),
  );
  return results.every(Boolean);
}
