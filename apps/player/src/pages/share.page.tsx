import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { isFriendsTeam, session } from '@puzzle-runs/web/session/session.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { wasMerged } from '#features/play/event/was-merged.ts';
import { Invite } from '#features/play/friends/invite.tsx';
import { usePlay } from '#features/play/play-context.ts';
import { buildJoinLink } from '#features/play/share/build-join-link.ts';
import { ShareCode } from '#features/play/share/share-code.tsx';
import { playTexts } from '#i18n/play.ts';
import { sharingTexts } from '#i18n/sharing.ts';
import { PageMeta } from '#shell/page-meta.tsx';
import { to } from '#to.ts';

const LazyMergedTeam = onDemand(() => import('#features/play/event/team-news.tsx').then((file) => file.MergedTeam));

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

/** Invites others with a QR code and an address; includes the access codes used to join. */
function Share() {
  const { t } = useTranslation(sharingTexts);
  const { joined, place } = usePlay();
  const { exploration, battle, team } = joined;
  const { data: site } = useSuspenseQuery({ ...query(routes.site.settings), staleTime: Number.POSITIVE_INFINITY });
  const codes = session.accessCodes(place);
  const { link_key: key = codes.exploration_code } = exploration;
  const needsCode = exploration.code === 1 && !codes.exploration_code;

  if (team && wasMerged(session.runToken(place), team)) return <LazyMergedTeam team={team.name} />;
  return (
    <ShareCode
      link={buildJoinLink(site.player_url, {
        exploration_id: exploration.id,
        battle_id: battle?.id,
        team_id: team?.id,
        ...codes,
        exploration_code: key,
      })}
      title={exploration.name}
      text={
        team
          ? t('play.share.team', { team: team.name })
          : t('play.share.exploration', { exploration: exploration.name })
      }
      note={needsCode ? t('play.share.needsCode') : undefined}
    />
  );
}
