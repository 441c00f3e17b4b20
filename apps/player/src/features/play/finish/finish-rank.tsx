import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { finishTexts } from '#i18n/finish.ts';
import { usePlay } from '../play-context.ts';
import { isOwnTeam } from '../ranking/own-ranking-entry.ts';

/** The own team's place in the battle; hidden until the ranking has loaded and, after the end, while it is frozen: that place is an earlier one. */
export function FinishRank() {
  const { t } = useTranslation(finishTexts);
  const { server, joined } = usePlay();
  const { data } = useQuery(server.ranking);
  const own = data?.rows.find((entry) => isOwnTeam(entry, joined));
  const isEarlier = joined.schedule?.state === 'ended' && data != null && data.frozen_at !== null;
  if (!data || !own || isEarlier) return null;
  return (
    <div>
      <dt>{t('play.finish.place')}</dt>
      <dd>{t('play.finish.placeOf', { n: own.place, all: data.rows.length })}</dd>
    </div>
  );
}
