/** Runs `work` once at a time: calls during a run share one more run after it. */
export function coalesce(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let again = false;

  async function run() {
    try {
      do {
        again = false;
        await work();
      } while (again);
    } finally {
      running = undefined; // before any other code runs: a call in between would be lost
    }
  }

  return () => {
    if (running) again = true;
    else running = run();
    return running;
  };
}

/** Runs each `work` once the one before has ended. */
export function oneAfterTheOther() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
