/** Semaphore: at most `max` pieces of work run at once, the others wait in order. */
export function slots(max: number) {
  const waiting: (() => void)[] = [];
  let free = max;

  return async function inSlot<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
