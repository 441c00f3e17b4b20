import '#i18n/battles.ts';
import { lazyWithTexts } from '@puzzle-runs/web/on-demand/lazy-part.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { BattleHeader } from '#features/battles/battle-header.tsx';
import { battleQuery } from '#features/battles/battle-queries.ts';
import { PageBoundary } from '#shell/page-boundary.tsx';

/** Content below a battle's header, by the last segment of the address. Each tab is lazy-loaded. */
const TABS = {
  event: {
    title: 'battle.event',
    Content: lazyWithTexts(async () => ({
      default: (await import('#features/battles/event/console/event-console.tsx')).EventConsole,
    })),
  },
  progress: {
    title: 'battle.progress',
    Content: lazyWithTexts(async () => ({
      default: (await import('#features/battles/progress/progress-table.tsx')).ProgressTable,
    })),
  },
  photos: {
    title: 'battle.photos',
    Content: lazyWithTexts(async () => ({
      default: (await import('#features/reviews/battle-reviews.tsx')).BattleReviews,
    })),
  },
  ranking: {
    title: 'battle.ranking',
    Content: lazyWithTexts(async () => ({
      default: (await import('#features/battles/ranking/battle-ranking.tsx')).BattleRanking,
    })),
  },
  certificates: {
    title: 'battle.certificates',
    Content: lazyWithTexts(async () => ({
      default: (await import('#features/battles/certificates/certificates.tsx')).Certificates,
    })),
  },
  share: {
    title: 'battle.share',
    Content: lazyWithTexts(async () => ({
      default: (await import('#features/battles/share/share-cards.tsx')).ShareCards,
    })),
  },
} as const;

/** Pages of a battle that share its header: event control, progress, ranking, certificates and cards. */
export default function BattleAreaPage({ tab }: { tab: keyof typeof TABS }) {
  const { t } = useTranslation();
  const { battle: slug = '' } = useParams();
  const { title, Content } = TABS[tab];
  const { data: battle } = useSuspenseQuery(battleQuery(slug));
  return (
    <>
      <BattleHeader battle={battle} title={t(title)} />
      <PageBoundary>
        <Content battle={battle} />
      </PageBoundary>
    </>
  );
}
