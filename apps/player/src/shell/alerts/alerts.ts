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

/** Alerts that are no refusal of a call. */
type OwnAlert = 'join_first' | 'duplicated_answer_error' | 'left' | 'delete';

/** Values of the `alert` query parameter, with their texts; those of account pages are in `account-alerts.ts`. */
const alerts = {
  unexpected: { heading: 'alert.unexpected', text: 'problem.unexpected' },
  network: { heading: 'alert.network', text: 'problem.network' },
  unauthorized: { heading: 'alert.unauthorized', text: 'problem.unauthorized' },
  join_first: { heading: 'alert.join_first', text: 'alert.join_first.text' },
  not_found: { heading: 'alert.not_found', text: 'problem.not_found' },
  wrong_answer: { heading: 'alert.wrong_answer', text: 'problem.wrong_answer' },
  duplicated_answer: { heading: 'alert.duplicated_answer', text: 'problem.duplicated_answer' },
  duplicated_answer_error: { heading: 'alert.duplicated_answer_error', text: 'alert.duplicated_answer_error.text' },
  task_already_progressed: { heading: 'alert.task_already_progressed', text: 'problem.task_already_progressed' },
  not_enough_points: { heading: 'alert.not_enough_points', text: 'problem.not_enough_points' },
  no_attempts_left: { heading: 'alert.no_attempts_left', text: 'problem.no_attempts_left' },
  poi_locked: { heading: 'alert.poi_locked', text: 'problem.poi_locked' },
  battle_not_open: { heading: 'alert.battle_not_open', text: 'problem.battle_not_open' },
  left: { heading: 'alert.left', text: 'alert.left.text', success: true },
  delete: { heading: 'alert.delete', text: 'alert.delete.text', success: true },
  rate_limited: { heading: 'alert.rate_limited', text: 'problem.rate_limited' },
} as const satisfies Partial<Record<FailureCode | OwnAlert, AlertTexts>>;

export type AlertCode = keyof typeof alerts | keyof typeof accountAlerts;

/** Texts of an alert; undefined for an unknown value, which is ignored, and for those of account pages. */
export function alertTexts(code: string | null): AlertTexts | undefined {
  return code !== null && Object.hasOwn(alerts, code) ? alerts[code as keyof typeof alerts] : undefined;
}

/** Returns the address with the alert that its page shows first; null removes it. */
export const withAlert: (address: string, alert: AlertCode | null) => string = setAlert;
