import type { AccountAlert } from '@puzzle-runs/web/account/field-errors.ts';
import type { FailureCode } from '@puzzle-runs/web/api/api-problem.ts';
import type { account } from '@puzzle-runs/web/i18n/de/account.ts';
import type { creatorProblems } from '@puzzle-runs/web/i18n/de/creator-problems.ts';
import type { problems } from '@puzzle-runs/web/i18n/de/problems.ts';
import { setAlert } from '@puzzle-runs/web/page/alert-address.ts';
import type { shell } from '#i18n/de/shell.ts';

type AlertKey = Extract<keyof typeof shell | keyof typeof account, `alert.${string}`>;

export interface Alert {
  /** `done`: success; `warning`: failure. */
  tone: 'done' | 'warning';
  /** A success that names the next step, and therefore stays until it is closed. */
  stays?: boolean;
  heading: AlertKey;
  text:
    | AlertKey
    | Extract<keyof typeof problems | keyof typeof creatorProblems | keyof typeof account, `problem.${string}`>;
}

/** What an alert is about, where its code alone does not say what is wrong; kept in the location's state. */
export type AlertAbout = 'order';

/** Alerts that are no refusal of a call. */
type OwnAlert =
  | 'session_ended'
  | 'crossing'
  | 'logged_out'
  | 'password'
  | 'verified'
  | 'code'
  | 'create'
  | 'update'
  | 'message_sent'
  | 'teams_refused'
  | 'delete'
  | 'nochange1'
  | 'email'
  | 'new_email'
  | 'pairs_left';

/** Values of the `alert` query parameter and their texts. */
const alerts = {
  unexpected: { tone: 'warning', heading: 'alert.unexpected', text: 'problem.unexpected' },
  network: { tone: 'warning', heading: 'alert.network', text: 'alert.network.text' },
  session_ended: { tone: 'warning', heading: 'alert.session_ended', text: 'alert.session_ended.text' },
  crossing: { tone: 'warning', heading: 'alert.crossing', text: 'alert.crossing.text' },
  logged_out: { tone: 'done', heading: 'alert.logged_out', text: 'alert.logged_out.text' },
  credentials: { tone: 'warning', heading: 'alert.credentials', text: 'problem.credentials' },
  password: { tone: 'warning', heading: 'alert.password', text: 'alert.password.text' },
  verified: { tone: 'done', heading: 'alert.verified', text: 'alert.verified.text' },
  verification_failed: {
    tone: 'warning',
    heading: 'alert.verification_failed',
    text: 'alert.verification_failed.text',
  },
  code: { tone: 'warning', heading: 'alert.code', text: 'alert.code.text' },
  invalid_request: { tone: 'warning', heading: 'alert.invalid_request', text: 'problem.invalid_request' },
  rate_limited: { tone: 'warning', heading: 'alert.rate_limited', text: 'problem.rate_limited' },
  unavailable: { tone: 'warning', heading: 'alert.unavailable', text: 'problem.unavailable' },
  create: { tone: 'done', heading: 'alert.create', text: 'alert.create.text' },
  update: { tone: 'done', heading: 'alert.update', text: 'alert.update.text' },
  message_sent: { tone: 'done', heading: 'alert.message_sent', text: 'alert.message_sent.text' },
  teams_refused: { tone: 'warning', heading: 'alert.teams_refused', text: 'alert.teams_refused.text' },
  message_read: { tone: 'warning', heading: 'alert.message_read', text: 'problem.message_read' },
  delete: { tone: 'done', heading: 'alert.delete', text: 'alert.delete.text' },
  nochange: { tone: 'warning', heading: 'alert.nochange', text: 'alert.nochange.text' },
  nochange1: { tone: 'warning', heading: 'alert.nochange', text: 'alert.nochange.text' },
  missing: { tone: 'warning', heading: 'alert.missing', text: 'problem.missing' },
  incorrect_entry: { tone: 'warning', heading: 'alert.incorrect_entry', text: 'problem.incorrect_entry' },
  email: { tone: 'done', stays: true, heading: 'alert.email', text: 'alert.email.text' },
  new_email: { tone: 'done', stays: true, heading: 'alert.new_email', text: 'alert.new_email.text' },
  code_already_created: {
    tone: 'warning',
    heading: 'alert.code_already_created',
    text: 'problem.code_already_created',
  },
  invalid_delete_code: { tone: 'warning', heading: 'alert.invalid_delete_code', text: 'problem.invalid_delete_code' },
  battle_not_open: { tone: 'warning', heading: 'alert.battle_not_open', text: 'problem.battle_not_open' },
  pairs_left: { tone: 'warning', heading: 'alert.pairs_left', text: 'alert.pairs_left.text' },
  cyclic_conditions: { tone: 'warning', heading: 'alert.cyclic_conditions', text: 'problem.cyclic_conditions' },
  conflict: { tone: 'warning', heading: 'alert.conflict', text: 'problem.conflict' },
} as const satisfies Partial<Record<FailureCode | OwnAlert, Alert>>;

export type AlertCode = keyof typeof alerts;

export function isAlertCode(code: string): code is AlertCode {
  return Object.hasOwn(alerts, code);
}

/** A refused order has the code of one without changes. */
const REFUSED_ORDER: Alert = { tone: 'warning', heading: 'alert.order', text: 'alert.order.text' };

/** Returns the texts of an alert; undefined for an unknown value, which is ignored. */
export function alertOf(code: string | null, about?: AlertAbout): Alert | undefined {
  if (code === 'nochange' && about === 'order') return REFUSED_ORDER;
  return code !== null && isAlertCode(code) ? alerts[code] : undefined;
}

/** Whether the alert says that everything is saved. */
export const isSuccess = (alert: AlertCode | null): boolean => alert === 'create' || alert === 'update';

/** Returns the alert of a failure; `unexpected` for a code without an alert. */
export function alertFor(code: FailureCode | AccountAlert): AlertCode {
  return isAlertCode(code) ? code : 'unexpected';
}

/** Returns the address with the alert that its page shows first; null removes it. */
export const withAlert: (address: string, alert: AlertCode | null) => string = setAlert;
