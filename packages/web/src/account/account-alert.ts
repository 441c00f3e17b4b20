import type { ApiProblem, FailureCode } from '../api/api-problem.ts';
import type { AccountFieldErrors } from './field-errors.ts';

/** Result alerts of account forms; values of the `alert` query parameter. */
export type AccountAlert =
  | 'password'
  | 'code'
  | Extract<FailureCode, 'credentials' | 'verification_failed' | 'recovery_failed' | 'unexpected'>;

/** Alert for a form that was not sent: only unequal passwords have one, other errors are shown beside their field. */
export function accountAlertOf(errors: AccountFieldErrors): AccountAlert | undefined {
  return Object.values(errors).includes('account.error.unequal') ? 'password' : undefined;
}

/** Alert for a refused call; undefined when the error is shown beside a field or below the form. */
export function alertOfProblem({ code }: ApiProblem, errors: AccountFieldErrors): AccountAlert | undefined {
  if (code === 'credentials' || code === 'verification_failed' || code === 'recovery_failed') return code;
  return code === 'rate_limited' || code === 'unavailable' || Object.keys(errors).length > 0 ? undefined : 'unexpected';
}
