/** Idle time in milliseconds after which a connection counts as lost. A slow one may take as long as it needs. */
export const STALLED_MS = 15_000;

/** Calls back once it was not restarted in time. */
export interface IdleTimeout {
  restart(ms: number): void;
  /** Cancels the timeout. */
  stop(): void;
}

/** Runs a callback after some milliseconds, unless the returned function is called first. */
export type Schedule = (callback: () => void, ms: number) => () => void;

export const schedule: Schedule = (callback, ms) => {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
};

/** Creates an idle timeout; it starts with the first `restart`. */
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
