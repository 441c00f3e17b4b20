import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { session } from '@puzzle-runs/web/session/session.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sharingTexts } from '#i18n/sharing.ts';
import { wasMerged } from '../event/was-merged.ts';
import { usePlay } from '../play-context.ts';
import { buildJoinLink } from './build-join-link.ts';
import { ShareCode } from './share-code.tsx';

const LazyMergedTeam = onDemand(() => import('../event/team-news.tsx').then((file) => file.MergedTeam));

/** Invites others with a QR code and an address; includes the access codes used to join. */
export function Share() {
  const { t } = useTranslation(sharingTexts);
  const { joined, place } = usePlay();
  const { exploration, battle, team } = joined;
  const { data: site } = useSuspenseQuery({ ...query(routes.site.settings), staleTime: Number.POSITIVE_INFINITY });
  const codes = session.accessCodes(place);
  const needsCode = exploration.code === 1 && !codes.exploration_code;

  if (team && wasMerged(session.runToken(place), team)) return <LazyMergedTeam team={team.name} />;
  return (
    <ShareCode
      link={buildJoinLink(site.player_url, {
        exploration_id: exploration.id,
        battle_id: battle?.id,
        team_id: team?.id,
        ...codes,
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
