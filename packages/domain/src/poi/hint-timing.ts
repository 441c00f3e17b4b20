const MINUTE_MS = 60_000;

/** Most wrong answers, and most minutes at a poi, that a hint may wait for. */
export const HINT_TRIES_MAX = 100;
export const HINT_MINUTES_MAX = 600;
/** Most minutes of waiting that a phone tells. */
export const WAITED_MINUTES_MAX = 1_000_000;

/** When a hint comes and when it becomes free. By tries or by minutes: the first one decides. */
export interface HintTiming {
  /** Wrong answers to the tasks of its poi; null: not by tries. */
  shown_after_tries: number | null;
  /** Minutes at its poi; null: not by minutes. */
  shown_after_minutes: number | null;
  /** Minutes at its poi after which it costs nothing; null: never. */
  free_after_minutes: number | null;
  /** Whether it comes only after the hint before it was opened. */
  after_previous: boolean;
}

/** Of a hint that is there from the start and keeps its price. */
export const AT_ONCE: HintTiming = {
  shown_after_tries: null,
  shown_after_minutes: null,
  free_after_minutes: null,
  after_previous: false,
};

/** The timing of a record, which may leave out what is at its default. */
export function hintTimingIn(record: { [F in keyof HintTiming]?: HintTiming[F] | undefined }): HintTiming {
  return {
    shown_after_tries: record.shown_after_tries ?? null,
    shown_after_minutes: record.shown_after_minutes ?? null,
    free_after_minutes: record.free_after_minutes ?? null,
    after_previous: record.after_previous ?? false,
  };
}

/** What is not at its default, for files and responses. */
export function writtenTiming(timing: HintTiming): {
  [F in Exclude<keyof HintTiming, 'after_previous'>]?: number;
} & { after_previous?: true } {
  const { shown_after_tries: tries, shown_after_minutes: minutes, free_after_minutes: free } = hintTimingIn(timing);
  return {
    ...(tries !== null && { shown_after_tries: tries }),
    ...(minutes !== null && { shown_after_minutes: minutes }),
    ...(free !== null && { free_after_minutes: free }),
    ...(timing.after_previous && { after_previous: true }),
  };
}

export function hasTiming(timing: HintTiming): boolean {
  return Object.keys(writtenTiming(timing)).length > 0;
}

/** What the hints of a poi wait for, as far as one player has come. */
export interface HintProgress {
  /** Milliseconds from which the minutes count: since the poi opened or the player arrived; null before the arrival. */
  since: number | null;
  /** Wrong answers to all tasks of the poi. */
  wrong: number;
}

/** A hint that was not opened yet, at one moment. Times are in milliseconds. */
export type HintState =
  | { shown: true; free: boolean; freeAt: number | null }
  | {
      shown: false;
      /** Whether the hint before it has to be opened first. */
      waitsForPrevious: boolean;
      /** Wrong answers until it comes; null: it does not wait for them. */
      triesLeft: number | null;
      /** When it comes; null: not by itself, or its minutes do not count yet. */
      shownAt: number | null;
    };

export function hintState(
  timing: HintTiming,
  { since, wrong }: HintProgress,
  { isPreviousOpen, at }: { isPreviousOpen: boolean; at: number },
): HintState {
  const { shown_after_tries: tries, shown_after_minutes: minutes, free_after_minutes: free } = timing;
  const momentAfter = (wait: number | null) => (wait === null || since === null ? null : since + wait * MINUTE_MS);
  const isOver = (moment: number | null) => moment !== null && moment <= at;
  const isDue =
    (tries === null && minutes === null) || (tries !== null && wrong >= tries) || isOver(momentAfter(minutes));
  const waitsForPrevious = timing.after_previous && !isPreviousOpen;
  if (isDue && !waitsForPrevious) {
    const freeAt = momentAfter(free);
    return { shown: true, free: isOver(freeAt), freeAt };
  }
  return {
    shown: false,
    waitsForPrevious,
    triesLeft: isDue || tries === null ? null : tries - wrong,
    shownAt: isDue ? null : momentAfter(minutes),
  };
}
