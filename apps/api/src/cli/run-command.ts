import { sentenceOf } from '#errors/start-error.ts';

/** Exit code of a command that was interrupted, as shells know it from SIGINT. */
const INTERRUPTED = 130;

/**
 * Runs a command and sets its exit code. A failure outside of the program is one sentence, which begins with `prefix`.
 */
export async function runCommand(work: (args: string[]) => Promise<number>, prefix = ''): Promise<void> {
  process.umask(0o077); // as the server
  try {
    process.exitCode = await work(process.argv.slice(2));
  } catch (error) {
    const isInterrupted = error instanceof Error && error.name === 'AbortError';
    const sentence = isInterrupted ? 'interrupted' : sentenceOf(error);
    if (sentence === undefined) throw error;
    console.error(prefix + sentence);
    process.exitCode = isInterrupted ? INTERRUPTED : 1;
  }
}

/** Aborted by the first signal to end the command, which then cleans up; a second signal ends it at once. */
export function interruption(): AbortSignal {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => stop.abort());
  return stop.signal;
}
