import { session } from '@puzzle-runs/web/session/session.ts';
import { withAlert } from '@puzzle-runs/web/ui/alert-address.ts';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { to } from '#to.ts';

/** When the API accepts a login no longer, whoever had it is told on the start page (specification 1, part 4). */
export function SessionEndRedirect() {
  const navigate = useNavigate();

  useEffect(
    () =>
      session.subscribe((event) => {
        if (event !== 'refused') return;
        // At once: pages for accounts lead home, too, but without a word.
        flushSync(() => void navigate(withAlert(to.home(), 'session_ended'), { replace: true }));
      }),
    [navigate],
  );
  return null;
}
