import type { FailureCode } from '@puzzle-runs/web/api/api-problem.ts';
import type { playerProblems } from '@puzzle-runs/web/i18n/de/player-problems.ts';
import type { problems } from '@puzzle-runs/web/i18n/de/problems.ts';
import { setAlert } from '@puzzle-runs/web/page/alert-address.ts';
import type { shell } from '#i18n/de/shell.ts';
import type { accountAlerts } from './account-alerts.ts';

type AlertKey = Extract<keyof typeof shell, `alert.${string}`>;

interface AlertTexts {
  heading: AlertKey;
  text: AlertKey | keyof typeof problems | keyof typeof playerProblems;
  /** Closes by itself. */
  success?: boolean;
}

/** Refusals of calls that alerts tell of, in the words of their problem. */
const REFUSALS = [
  'unexpected',
  'network',
  'unauthorized',
  'not_found',
  'wrong_answer',
  'duplicated_answer',
  'task_already_progressed',
  'not_enough_points',
  'no_attempts_left',
  'poi_locked',
  'battle_not_open',
  'rate_limited',
] as const satisfies FailureCode[];

/** Other alerts, with words of their own. */
const OWN = ['join_first', 'duplicated_answer_error', 'left', 'delete'] as const;

/** Values of the `alert` query parameter; those of account pages are in `account-alerts.ts`. */
export type AlertCode = (typeof REFUSALS)[number] | (typeof OWN)[number] | keyof typeof accountAlerts;

/** Texts of an alert; undefined for an unknown value, which is ignored, and for those of account pages. */
export function alertTexts(code: string | null): AlertTexts | undefined {
  const refusal = REFUSALS.find((each) => each === code);
  if (refusal) return { heading: `alert.${refusal}`, text: `problem.${refusal}` };
  const own = OWN.find((each) => each === code);
  return own && { heading: `alert.${own}`, text: `alert.${own}.text`, success: own === 'left' || own === 'delete' };
}

/** Returns the address with the alert that its page shows first; null removes it. */
export const withAlert: (address: string, alert: AlertCode | null) => string = setAlert;
