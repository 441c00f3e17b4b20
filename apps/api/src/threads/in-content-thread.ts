import { Problem, refuseAll } from '@puzzle-runs/domain/problem.ts';
import type { ContentResult, ContentTask, ContentWork } from './content-thread.ts';
import { workerThread } from './worker-thread.ts';

/** Longer than any accepted content takes, also on a busy server; shorter than the deadline of the call. */
const DEADLINE_MS = 30_000;
/** The largest accepted run file needs a third. */
const HEAP_MEGABYTES = 256;

const inThread = workerThread<ContentTask, ContentResult>({
  script: new URL('./content-thread.ts', import.meta.url),
  waiting: 50,
  deadlineMs: DEADLINE_MS,
  heapMegabytes: HEAP_MEGABYTES,
});

/**
 * Parses or sanitises content in a thread of its own, so that players do not wait (docs/decisions/0055).
 * @throws like the work, and `Unavailable` when it takes too long
 */
export async function inContentThread<Name extends keyof ContentWork>(
  name: Name,
  input: Parameters<ContentWork[Name]>[0],
): Promise<Awaited<ReturnType<ContentWork[Name]>>> {
  const result = await inThread([name, input] as ContentTask);
  if ('error' in result) throw new Error(`in the content thread: ${result.error}`);
  if ('refusals' in result) {
    refuseAll(result.refusals.map(({ code, params, path }) => new Problem(code, params, path)));
    throw new Error('the content thread refused without a reason');
  }
  return result.value as Awaited<ReturnType<ContentWork[Name]>>;
}
