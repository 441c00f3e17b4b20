import { isFriendsTeam } from '@puzzle-runs/web/session/session.ts';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { Invite } from '#features/play/friends/invite.tsx';
import { usePlay } from '#features/play/play-context.ts';
import { Share } from '#features/play/share/share.tsx';
import { playTexts } from '#i18n/play.ts';
import { PageMeta } from '#shell/page-meta.tsx';
import { to } from '#to.ts';

/** React Router's key of the first history entry: the page was opened directly, not by a link of this site. */
const FIRST_ENTRY_KEY = 'default';

/** …/share: invites others. Opened directly, it redirects to the overview. */
export default function SharePage() {
  const { t } = useTranslation(playTexts);
  const { place } = usePlay();
  const { key } = useLocation();
  if (key === FIRST_ENTRY_KEY) return <Navigate to={to.pois(place)} replace />;
  return (
    <>
      <PageMeta title={t(isFriendsTeam(place) ? 'play.friends.title' : 'play.share.title')} hidden />
      {isFriendsTeam(place) ? <Invite /> : <Share />}
    </>
  );
}
