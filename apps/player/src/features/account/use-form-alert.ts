import type { AccountAlert } from '@puzzle-runs/web/account/account-alert.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';

/** Result alerts of an account form. Unequal passwords and a wrong code are named beside their field and need no toast. */
export function useFormAlert(): (alert: AccountAlert | null) => void {
  const alert = useAlert();
  return (code) => alert(code, { inPlace: code === 'password' || code === 'recovery_failed' });
}
