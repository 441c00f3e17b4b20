import { useEffect, useEffectEvent, useState } from 'react';
import { type Location, useBlocker, useLocation, useNavigate } from 'react-router';
import { type AlertCode, isAlertCode, isSuccess, withAlert } from '#shell/alerts/alerts.ts';
import { to } from '#to.ts';

interface Options {
  changed: boolean;
  /** Whether the changes are on their way, or saved and the next page is about to open. */
  saving: boolean;
  /** Whether another address of the same page shows everything that was typed; by default none does. */
  keeps?: ((pathname: string) => boolean) | undefined;
}

function alertIn({ search }: Location): AlertCode | null {
  const alert = new URLSearchParams(search).get('alert');
  return alert !== null && isAlertCode(alert) ? alert : null;
}

/**
 * Stops a creator who leaves a form. With unsaved changes they are asked. While the form is saved, they wait, and go on
 * as soon as it is saved: to the page they chose, not to the one that follows the save (`useGoOn`). The form itself,
 * chosen again, starts anew. After a refusal they stay. What they typed during the save waits as a draft of the new
 * record, or they are asked on the page of a stored one.
 *
 * React shows the form until the code of the next page is loaded, although the router is there already. A link pressed
 * meanwhile may lead back to the address of the form; React would keep it, saved and closed for further input.
 */
export function useLeaving({ changed, saving, keeps }: Options) {
  const navigate = useNavigate();
  const shown = useLocation();
  const [chosen, setChosen] = useState<Location>();
  /** Alert of the save. */
  const [outcome, setOutcome] = useState<AlertCode | null>(null);
  // The save was refused, and the form shows why.
  if (chosen && !saving && changed && !isSuccess(outcome)) setChosen(undefined);

  function goOn({ pathname, search, state, key }: Location, alert: AlertCode | null, from = shown) {
    const address = pathname + search;
    void navigate(alert ? withAlert(address, alert) : address, {
      replace: pathname === from.pathname,
      state: { ...state, saved: true, again: key },
    });
  }

  const blocker = useBlocker(({ currentLocation: here, nextLocation: next, historyAction }) => {
    const { saved, alerted, again } = historyAction === 'POP' ? {} : (next.state ?? {});
    if (alerted) setOutcome(alertIn(next));
    if (next.pathname === to.register() || alerted || again !== undefined) return false;
    if (saved) {
      if (!chosen || (changed && !isSuccess(alertIn(next)))) return false;
      queueMicrotask(() => goOn(chosen, alertIn(next)));
      return true;
    }
    if (saving && here.pathname !== shown.pathname) {
      queueMicrotask(() => goOn(next, alertIn(here), here));
      return true;
    }
    const isElsewhere = next.pathname !== shown.pathname;
    if (isElsewhere && keeps?.(next.pathname)) return false;
    if (!saving) {
      setChosen(undefined);
      return changed && isElsewhere;
    }
    const opensAgain = withAlert(next.search, null) === withAlert(shown.search, null); // not another view of this page
    if (!isElsewhere && !opensAgain) return false;
    setChosen(next);
    setOutcome(null);
    return true;
  });
  const isBlocked = blocker.state === 'blocked';
  const waits = chosen !== undefined && saving;

  useEffect(() => {
    if (isBlocked && waits) blocker.reset();
  }, [isBlocked, waits, blocker]);

  const isSaved = chosen !== undefined && !saving;
  const goToChosen = useEffectEvent(() => {
    if (!chosen) return;
    if (changed)
      void navigate(chosen.pathname + chosen.search, { state: chosen.state }); // which asks
    else goOn(chosen, outcome);
  });
  useEffect(() => {
    if (isSaved) goToChosen();
  }, [isSaved]);

  return {
    /** Whether the creator has to decide about unsaved changes. */
    asks: isBlocked && !saving,
    /** Whether the creator waits for the save. */
    waits,
    stay() {
      setChosen(undefined);
      blocker.reset?.();
    },
    leave: () => blocker.proceed?.(),
    /** The address that the creator has to decide about. */
    to: blocker.location?.pathname,
  };
}
