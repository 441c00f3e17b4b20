import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { playgroundTexts } from '#i18n/playground.ts';
import { sharingTexts } from '#i18n/sharing.ts';
import { buildJoinLink } from '../share/build-join-link.ts';
import { ShareCode } from '../share/share-code.tsx';

/** Invitation to the first public exploration of this site; to the site itself if there are no explorations. */
export function SharePlayground() {
  const { t } = useTranslation(playgroundTexts);
  const { t: tSharing } = useTranslation(sharingTexts);
  const { data: site } = useSuspenseQuery({ ...query(routes.site.settings), staleTime: Number.POSITIVE_INFINITY });
  const { data: explorations } = useSuspenseQuery(query(routes.explorations.list, { query: { limit: 1 } }));
  const exploration = explorations.rows[0];
  const link = exploration ? buildJoinLink(site.player_url, { exploration_id: exploration.id }) : site.player_url;
  return (
    <ShareCode
      link={link}
      title={exploration?.name ?? t('site.name')}
      text={
        exploration ? tSharing('play.share.exploration', { exploration: exploration.name }) : t('playground.share.site')
      }
    />
  );
}
