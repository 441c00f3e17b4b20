import type { AccountAlert } from '@puzzle-runs/web/account/field-errors.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';

/**
 * Result alerts of an account form, without a toast where the form draws the message: unequal passwords, a wrong code,
 * no network.
 */
export function useFormAlert(): (alert: AccountAlert | null, options?: { inPlace?: boolean }) => void {
  const alert = useAlert();
  return (code, { inPlace = false } = {}) =>
    alert(code, { inPlace: inPlace || code === 'password' || code === 'recovery_failed' });
}
