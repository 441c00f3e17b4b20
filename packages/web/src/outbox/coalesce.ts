/** Runs `work` once at a time: calls during a run share one more run after it. */
export function coalesce(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let again = false;

  async function run() {
    do {
      again = false;
      await work();
    } while (again);
  }

  return () => {
    again = running !== undefined;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}
