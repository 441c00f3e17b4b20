import { session } from '@puzzle-runs/web/session/session.ts';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { withAlert } from '#shell/alerts/alerts.ts';
import { to } from '#to.ts';

/** Redirects to the start page with an alert when the API no longer accepts the login. */
export function SessionEndRedirect() {
  const navigate = useNavigate();

  useEffect(
    () =>
      session.subscribe((event) => {
        if (event !== 'refused') return;
        // Synchronously: pages for accounts redirect home, too, but without an alert.
        flushSync(() => void navigate(withAlert(to.home(), 'session_ended'), { replace: true }));
      }),
    [navigate],
  );
  return null;
}
