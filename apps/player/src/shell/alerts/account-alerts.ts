import type { AccountAlert } from '@puzzle-runs/web/account/field-errors.ts';
import type { FailureCode } from '@puzzle-runs/web/api/api-problem.ts';
import type { account } from '@puzzle-runs/web/i18n/de/account.ts';

type AlertKey = Extract<keyof typeof account, `alert.${string}`>;

interface AlertTexts {
  heading: AlertKey;
  text: AlertKey | 'problem.credentials';
}

/** Alerts that are no refusal of a call. */
type OwnAlert = Extract<AccountAlert, 'password' | 'code'> | 'session_ended';

/** Alerts of account pages, loaded lazily; all others are in `alerts.ts`, which every page includes. */
export const accountAlerts = {
  password: { heading: 'alert.password', text: 'alert.password.text' },
  credentials: { heading: 'alert.credentials', text: 'problem.credentials' },
  code: { heading: 'alert.code', text: 'alert.code.text' },
  verification_failed: { heading: 'alert.verification_failed', text: 'alert.verification_failed.text' },
  recovery_failed: { heading: 'alert.recovery_failed', text: 'alert.recovery_failed.text' },
  session_ended: { heading: 'alert.session_ended', text: 'alert.session_ended.text' },
} as const satisfies Partial<Record<FailureCode | OwnAlert, AlertTexts>>;

/** Texts of an alert; undefined for an unknown value. */
export function accountAlertTexts(code: string): AlertTexts | undefined {
  return Object.hasOwn(accountAlerts, code) ? accountAlerts[code as keyof typeof accountAlerts] : undefined;
}
