import { session } from '@puzzle-runs/web/session/session.ts';
import { wasSessionRefused } from '@puzzle-runs/web/session/session-refused.ts';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { withAlert } from '#shell/alerts/alerts.ts';
import { to } from '#to.ts';

/** Redirects to the start page with an alert when the API no longer accepts the login. */
export function SessionEndRedirect() {
  const navigate = useNavigate();
  const leave = useEffectEvent(() => void navigate(withAlert(to.home(), 'session_ended'), { replace: true }));

  useEffect(() => {
    if (wasSessionRefused()) leave(); // by a call from before this page was on the screen
    return session.subscribe((event) => {
      // Synchronously: pages for accounts redirect home, too, but without an alert.
      if (event === 'refused') flushSync(() => leave());
    });
  }, []);
  return null;
}
