import type { HintTiming } from '@puzzle-runs/domain/poi/hint-timing.ts';
import type { Tables } from '#db/tables.ts';

type Columns = Pick<
  Tables['hints']['$inferSelect'],
  'shownAfterTries' | 'shownAfterMinutes' | 'freeAfterMinutes' | 'afterPrevious'
>;

/** When a stored hint comes and becomes free. */
export function timingOf({ shownAfterTries, shownAfterMinutes, freeAfterMinutes, afterPrevious }: Columns): HintTiming {
  return {
    shown_after_tries: shownAfterTries,
    shown_after_minutes: shownAfterMinutes,
    free_after_minutes: freeAfterMinutes,
    after_previous: afterPrevious,
  };
}

export function timingColumns(timing: HintTiming): Columns {
  return {
    shownAfterTries: timing.shown_after_tries,
    shownAfterMinutes: timing.shown_after_minutes,
    freeAfterMinutes: timing.free_after_minutes,
    afterPrevious: timing.after_previous,
  };
}
