/** Longest wait for another tab, whose request may hang; then both send, which counts once because of the submission ids. */
const LOCK_TIMEOUT_MS = 20_000;

/** Runs `work` in one tab at a time. Plain http has no Web Locks: there every tab sends. */
export async function exclusively(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  let started = false;
  try {
    await navigator.locks.request('outbox', { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, () => {
      started = true;
      return work();
    });
  } catch (error) {
    if (started) throw error;
    await work();
  }
}
