import type { account } from '@puzzle-runs/web/i18n/de/account.ts';

type AlertKey = Extract<keyof typeof account, `alert.${string}`>;

interface AlertTexts {
  heading: AlertKey;
  text: AlertKey | 'problem.credentials';
}

/** Alerts of account pages, loaded lazily; all others are in `alerts.ts`, which every page includes. */
export const accountAlerts: ReadonlyMap<string, AlertTexts> = new Map<string, AlertTexts>([
  ['password', { heading: 'alert.password', text: 'alert.password.text' }],
  ['credentials', { heading: 'alert.credentials', text: 'problem.credentials' }],
  ['code', { heading: 'alert.code', text: 'alert.code.text' }],
  ['verification_failed', { heading: 'alert.verification_failed', text: 'alert.verification_failed.text' }],
  ['recovery_failed', { heading: 'alert.recovery_failed', text: 'alert.recovery_failed.text' }],
  ['session_ended', { heading: 'alert.session_ended', text: 'alert.session_ended.text' }],
]);
