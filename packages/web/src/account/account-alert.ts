import type { ApiProblem } from '../api/api-problem.ts';
import type { FieldErrors } from './field-errors.ts';

/** Results that a site tells by its `alert` query parameter (specification 1, part 8). */
export type AccountAlert =
  | 'password'
  | 'credentials'
  | 'code'
  | 'verification_failed'
  | 'recovery_failed'
  | 'unexpected';

/** The alert of a form that cannot be sent: unequal passwords have one, everything else stands beside its field. */
export function alertOfErrors(errors: FieldErrors): AccountAlert | undefined {
  return Object.values(errors).includes('account.error.unequal') ? 'password' : undefined;
}

/** The alert of a refused call; none for what is said beside a field or below the form. */
export function alertOfProblem({ code }: ApiProblem, errors: FieldErrors): AccountAlert | undefined {
  if (code === 'credentials' || code === 'verification_failed' || code === 'recovery_failed') return code;
  return code === 'rate_limited' || Object.keys(errors).length > 0 ? undefined : 'unexpected';
}
