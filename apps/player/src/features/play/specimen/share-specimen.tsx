import '#i18n/specimen.ts';
import { query } from '@puzzle-runs/web/api.ts';
import { routes } from '@puzzle-runs/web/routes.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { joinLink } from '../share/join-link.ts';
import { ShareCode } from '../share/share-code.tsx';

/** The code that invites to the first run of this site; to the site itself as long as there is none. */
export function ShareSpecimen() {
  const { t } = useTranslation();
  const { data: site } = useSuspenseQuery({ ...query(routes.site.settings), staleTime: Number.POSITIVE_INFINITY });
  const { data: runs } = useSuspenseQuery(query(routes.explorations.list, { query: { limit: 1 } }));
  const run = runs.rows[0];
  const link = run ? joinLink(site.player_url, { exploration_id: run.id }) : site.player_url;
  return (
    <ShareCode
      link={link}
      title={run?.name ?? t('site.name')}
      text={t(run ? 'play.share.run' : 'specimen.share.site', { run: run?.name ?? '' })}
    />
  );
}
