import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { withAlert } from '@puzzle-runs/web/ui/alert-address.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { to } from '#to.ts';

/**
 * Licences that cannot be read lead to the list with the alert `unexpected` (specification 2, part 8). Told once per failure and not
 * once per address, for the list itself may be what fails: then it stays where it is and offers another try.
 */
export function useFailureRedirect(error: Error | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (error === null || failureCodeOf(error) === 'unauthorized') return; // without a login, the login is next
    void navigate(withAlert(to.licenses(), 'unexpected'), { replace: true });
  }, [error, navigate]);
}
