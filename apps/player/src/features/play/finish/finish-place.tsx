import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePlay } from '../play-context.ts';
import { isOwn } from '../standing.ts';

/** The own team's place in the battle; left out until the ranking is there. */
export function FinishRank() {
  const { t } = useTranslation();
  const { server, joined } = usePlay();
  const { data } = useQuery(server.ranking);
  const own = data?.rows.find((entry) => isOwn(entry, joined));
  if (!data || !own) return null;
  return (
    <div>
      <dt>{t('play.finish.place')}</dt>
      <dd>{t('play.finish.placeOf', { n: own.place, all: data.rows.length })}</dd>
    </div>
  );
}
