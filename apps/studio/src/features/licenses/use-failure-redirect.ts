import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { withAlert } from '#shell/alerts/alerts.ts';
import { to } from '#to.ts';

/**
 * Redirects to the list with the alert `unexpected` when a licence query fails. It runs once per failure and not once
 * per address, because the list itself may fail: then the page stays and offers a retry.
 */
export function useFailureRedirect(error: Error | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    // The API client drops the expired login, so the login page opens.
    if (error === null || failureCodeOf(error) === 'unauthorized') return;
    void navigate(withAlert(to.licenses(), 'unexpected'), { replace: true });
  }, [error, navigate]);
}
