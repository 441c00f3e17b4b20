/** A transfer without progress for this long counts as failed. A slow one may take as long as it needs. */
export const STALLED_MS = 15_000;

/** Gives up once nothing has moved for as long as was last allowed. */
export interface IdleTimeout {
  restart(ms: number): void;
  /** There is nothing to wait for any more. */
  stop(): void;
}

/** Does something after some milliseconds, unless what it answers is called before. */
export type Schedule = (callback: () => void, ms: number) => () => void;

const schedule: Schedule = (callback, ms) => {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
};

/** Somebody's patience; it begins with the first `waitAtMost`. */
export function idleTimeout(onTimeout: () => void, schedule_: Schedule = schedule): IdleTimeout {
  let cancel: () => void = () => undefined;
  return {
    restart(ms) {
      cancel();
      cancel = schedule_(onTimeout, ms);
    },
    stop: () => cancel(),
  };
}
