/** Mutex per key: work with the same key runs one after another, also after a failure. Other keys do not wait. */
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
