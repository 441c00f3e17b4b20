import { Button } from '@mantine/core';
import { session } from '@puzzle-runs/web/session/session.ts';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { profileTexts } from '#i18n/profile.ts';
import { PageTitle } from '#shell/navigation/page-title.tsx';
import { usePlayerUrl } from '#shell/use-player-url.ts';
import { to } from '#to.ts';

/**
 * Shown only after the account was deleted; otherwise leads to the account. It also ends the session: ending it earlier
 * would redirect to the login.
 */
export default function AccountDeletedPage() {
  const { t } = useTranslation(profileTexts);
  const { state } = useLocation();
  const playerSite = usePlayerUrl();
  const deleted = state?.deleted === true;

  useEffect(() => {
    if (deleted) session.logOut();
  }, [deleted]);

  if (!deleted) return <Navigate to={to.user()} replace />;
  return (
    <>
      <PageTitle title={t('deletion.done.title')} />
      <EmptyState
        level={1}
        title={t('deletion.done.title')}
        text={t('deletion.done.text')}
        action={
          playerSite && (
            <Button component="a" href={playerSite}>
              {t('nav.player')}
            </Button>
          )
        }
      />
    </>
  );
}
