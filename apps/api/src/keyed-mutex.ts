/** Queues by key: of the same key, work begins when the one before has ended, however that ended. */
export function keyedMutex() {
  const waiting = new Map<string, Promise<unknown>>();
  return function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const next = (waiting.get(key) ?? Promise.resolve()).then(work);
    const tail = next
      .catch(() => undefined)
      .finally(() => {
        if (waiting.get(key) === tail) waiting.delete(key);
      });
    waiting.set(key, tail);
    return next;
  };
}
