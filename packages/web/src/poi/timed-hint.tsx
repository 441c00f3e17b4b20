import type { OpenPoi, PlayedHint } from '@puzzle-runs/contract/poi.ts';
import { type HintState, hintState, hintTimingIn } from '@puzzle-runs/domain/poi/hint-timing.ts';
import { type IconBulb, IconHourglass } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hintTimingTexts } from '../i18n/hint-timing.ts';
import { serverNow } from '../live/server-clock.ts';
import styles from './timed-hint.module.css';

const MINUTE_MS = 60_000;
/** Margin after which the minute is surely over. */
const SLACK_MS = 100;

/** A hint that comes or becomes free in time, as its card shows it until it is open. */
export interface TimedHintState {
  /** What it waits for, or costs; undefined where its price says it. */
  sentence: string | undefined;
  /** Class of the card of a hint that cannot be opened yet; undefined for others. */
  waits: string | undefined;
  /** 0 once it is free. */
  cost: number;
  /** Undefined where nothing counts down. */
  Sign: typeof IconBulb | undefined;
}

export interface TimedHintProps {
  hint: PlayedHint;
  /** Its position among the hints of the poi, from 1. */
  number: number;
  /** All hints of the poi, in order. */
  hints: readonly PlayedHint[];
  progress: NonNullable<OpenPoi['hint_progress']>;
  children: (timed?: TimedHintState) => ReactNode;
}

/** Renders a hint with its state on the server's clock, again whenever one of its minutes is over. */
export function TimedHint({ hint, number, hints, progress, children }: TimedHintProps) {
  const state = useHintState(hint, { before: hints[number - 2], progress });
  const sentence = useSentence(hint, number, state);
  return children({
    sentence,
    waits: state.shown ? undefined : styles.waits,
    cost: state.shown && state.free ? 0 : hint.cost,
    Sign: state.shown && minutesTo(state) === null ? undefined : IconHourglass,
  });
}

/** Whole minutes until the hint comes or is free, rounded up; null where none count down. */
function minutesTo(state: HintState): number | null {
  const left = msTo(state);
  return left === null ? null : Math.ceil(left / MINUTE_MS);
}

function msTo(state: HintState): number | null {
  const next = state.shown ? state.freeAt : state.shownAt;
  const left = next === null ? 0 : next - serverNow();
  return left > 0 ? left : null;
}

function useHintState(
  hint: PlayedHint,
  { before, progress }: { before: PlayedHint | undefined; progress: TimedHintProps['progress'] },
): HintState {
  const [, setMinute] = useState(0);
  const since = progress.since === null ? null : Date.parse(progress.since);
  const isPreviousOpen = before === undefined || before.progressed;
  const reached = { since, wrong: progress.wrong_tries };
  const state = hintState(hintTimingIn(hint), reached, { isPreviousOpen, at: serverNow() });
  const left = hint.progressed ? null : msTo(state);

  useEffect(() => {
    if (left === null) return;
    const look = () => setMinute((minute) => minute + 1);
    const timer = setTimeout(look, ((left - 1) % MINUTE_MS) + 1 + SLACK_MS);
    document.addEventListener('visibilitychange', look); // timers of a phone in a pocket stand still
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  });
  return state;
}

/** Says what a hint waits for, or when it is free; undefined where only its price matters. */
function useSentence(hint: PlayedHint, number: number, state: HintState): string | undefined {
  const { t } = useTranslation(hintTimingTexts);
  const minutes = minutesTo(state);
  if (state.shown) {
    if (hint.cost === 0) return undefined;
    if (state.free) return t('play.hint.freeNow');
    if (minutes !== null) return t('play.hint.freeIn', { count: minutes });
    const { free_after_minutes: free } = hint;
    return free === undefined ? undefined : t('play.hint.freeAfterArrival', { count: free });
  }
  if (state.waitsForPrevious) return t('play.hint.afterPrevious', { n: number - 1 });
  const { shown_after_minutes: wait } = hint;
  const time =
    minutes === null
      ? wait !== undefined && t('play.hint.afterArrival', { count: wait })
      : t('play.hint.inMinutes', { count: minutes });
  const tries = state.triesLeft !== null && t('play.hint.afterTries', { count: state.triesLeft });
  const when = [tries, time].filter((part) => part !== false);
  return t('play.hint.comes', { when: when.join(t('play.hint.or')) });
}
