/** A transfer without progress for this long counts as failed. A slow one may take as long as it needs. */
export const STALLED_MS = 15_000;

/** Gives up once nothing has moved for as long as was last allowed. */
export interface IdleTimeout {
  waitAtMost(ms: number): void;
  /** There is nothing to wait for any more. */
  end(): void;
}

/** Does something after some milliseconds, unless what it answers is called before. */
export type Later = (work: () => void, ms: number) => () => void;

const later: Later = (work, ms) => {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
};

/** Somebody's patience; it begins with the first `waitAtMost`. */
export function idleTimeout(giveUp: () => void, after: Later = later): IdleTimeout {
  let end: () => void = () => undefined;
  return {
    waitAtMost(ms) {
      end();
      end = after(giveUp, ms);
    },
    end: () => end(),
  };
}
