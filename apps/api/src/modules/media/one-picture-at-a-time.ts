let last: Promise<unknown> = Promise.resolve();

/** Mutex: one picture at a time, because a decoded picture takes up to 200 MB. */
export function onePictureAtATime<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
}
