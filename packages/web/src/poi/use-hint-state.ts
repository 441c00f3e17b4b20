import type { OpenPoi, PlayedHint } from '@puzzle-runs/contract/poi.ts';
import { AT_ONCE, type HintState, hintState, hintTimingIn } from '@puzzle-runs/domain/poi/hint-timing.ts';
import { useEffect, useState } from 'react';
import { serverNow } from '../live/server-clock.ts';

const MINUTE_MS = 60_000;
/** Margin after which the minute is surely over. */
const SLACK_MS = 100;

/** What a player sees of a hint that is not open yet. Minutes are whole, rounded up; null where none count down. */
export interface ShownHintState {
  state: HintState;
  minutesToFree: number | null;
  minutesToShow: number | null;
}

interface Around {
  /** All hints of the poi, in order. */
  hints: readonly PlayedHint[];
  progress: OpenPoi['hint_progress'];
}

/** The state of a hint on the server's clock, updated when one of its minutes is over. */
export function useHintState(hint: PlayedHint, { hints, progress }: Around): ShownHintState {
  const [, setMinute] = useState(0);
  const at = serverNow();
  const before = hints[hints.findIndex(({ id }) => id === hint.id) - 1];
  const found = {
    since: progress?.since == null ? null : Date.parse(progress.since),
    wrong: progress?.wrong_tries ?? 0,
  };
  const isPreviousOpen = before === undefined || before.progressed;
  const state = hintState(progress ? hintTimingIn(hint) : AT_ONCE, found, { isPreviousOpen, at });
  const next = state.shown ? state.freeAt : state.shownAt;
  const left = next === null || next <= at ? null : next - at;

  useEffect(() => {
    if (left === null || hint.progressed) return;
    const look = () => setMinute((minute) => minute + 1);
    const timer = setTimeout(look, ((left - 1) % MINUTE_MS) + 1 + SLACK_MS);
    document.addEventListener('visibilitychange', look); // timers of a phone in a pocket stand still
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  });

  const minutes = left === null ? null : Math.ceil(left / MINUTE_MS);
  return { state, minutesToFree: state.shown ? minutes : null, minutesToShow: state.shown ? null : minutes };
}
