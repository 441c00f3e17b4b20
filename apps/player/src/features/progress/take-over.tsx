import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { useFailureMessage } from '@puzzle-runs/web/account/use-failure-message.ts';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { call, query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { session } from '@puzzle-runs/web/session/session.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountPagesTexts } from '#i18n/account-pages.ts';
import { ProblemNote } from '#ui/problem-note.tsx';
import styles from './take-over.module.css';

function TakeOverOffer({ guestId }: { guestId: string }) {
  const { t } = useTranslation(accountPagesTexts);
  const failureMessage = useFailureMessage();
  const { data } = useQuery({
    ...query(routes.progress.myself, { headers: {}, query: { guest_id: guestId } }),
    staleTime: 0,
  });
  const { takeOver, busy, result, problem } = useTakeOver(guestId);
  const [declined, setDeclined] = useState(false);

  function decline() {
    session.saveAnsweredGuest(guestId);
    setDeclined(true);
  }

  if (result) {
    return (
      <Card tone="current" className={styles.card} role="status">
        {result.taken_over > 0 && <p>{t('takeOver.taken', { count: result.taken_over })}</p>}
        {result.kept > 0 && <p>{t('takeOver.kept', { count: result.kept })}</p>}
      </Card>
    );
  }
  if (!data || data.count === 0 || declined) return null;
  return (
    <Card as="section" tone="current" className={styles.card} aria-label={t('takeOver.title')}>
      <h2>{t('takeOver.title')}</h2>
      <p>{t('takeOver.text', { count: data.count })}</p>
      {problem && <ProblemNote>{failureMessage(problem)}</ProblemNote>}
      <div className={styles.ways}>
        <Button busy={busy} onClick={takeOver}>
          {t('takeOver.yes')}
        </Button>
        <Button variant="quiet" onClick={decline}>
          {t('takeOver.no')}
        </Button>
      </div>
    </Card>
  );
}

/** Offers a logged-in player to take over the guest's progress on this device, until the offer is answered. */
export function TakeOver() {
  const account = useAccount();
  const [guestId] = useState(session.unansweredGuestId);
  return account && guestId !== undefined && <TakeOverOffer guestId={guestId} />;
}

/**
 * Transfers the guest's progress to the account; run tokens on this device stay valid. Games that the account already
 * plays itself stay the guest's, and the offer is not repeated.
 */
function useTakeOver(guestId: string) {
  const client = useQueryClient();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () =>
      call(routes.progress.takeOver, { headers: session.accountHeaders(), body: { guest_id: guestId } }),
    onSuccess: async ({ kept }) => {
      if (kept > 0) session.saveAnsweredGuest(guestId);
      await client.invalidateQueries();
    },
  });
  const problem = error ? (error instanceof ApiProblem ? error : new ApiProblem(0, 'unexpected')) : undefined;
  return { takeOver: () => mutate(), busy: isPending, result: data, problem };
}
