import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { usePlay } from '#features/play/play-context.ts';
import { Ranking } from '#features/play/ranking/ranking.tsx';
import { playTexts } from '#i18n/play.ts';
import { PageMeta } from '#shell/page-meta.tsx';

/** …/ranking: the teams of the battle; an explanation outside of battles. */
export default function RankingPage() {
  const { t } = useTranslation(playTexts);
  const { joined } = usePlay();
  return (
    <>
      <PageMeta title={t('play.ranking.title')} hidden />
      {joined.battle ? (
        <Ranking />
      ) : (
        <EmptyState title={t('play.ranking.solo.title')} text={t('play.ranking.solo.text')} />
      )}
    </>
  );
}
