import { onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { battleQuery } from '#features/battles/battle-queries.ts';
import { BattleHeader } from '#features/battles/header/battle-header.tsx';
import { battlesTexts } from '#i18n/battles.ts';
import { PageBoundary } from '#shell/page-boundary.tsx';

/** Content below a battle's header, by the last segment of the address. Each part is lazy-loaded. */
const PARTS = {
  registration: {
    title: 'battle.registration',
    Content: onDemand(() =>
      import('#features/battles/event/registration/registration-part.tsx').then((file) => file.RegistrationPart),
    ),
  },
  progress: {
    title: 'battle.progress',
    Content: onDemand(() => import('#features/battles/progress/progress-table.tsx').then((file) => file.ProgressTable)),
  },
  photos: {
    title: 'battle.photos',
    Content: onDemand(() => import('#features/reviews/battle-reviews.tsx').then((file) => file.BattleReviews)),
  },
  ranking: {
    title: 'battle.ranking',
    Content: onDemand(() => import('#features/battles/ranking/battle-ranking.tsx').then((file) => file.BattleRanking)),
  },
  certificates: {
    title: 'battle.certificates',
    Content: onDemand(() =>
      import('#features/battles/certificates/certificates.tsx').then((file) => file.Certificates),
    ),
  },
  share: {
    title: 'battle.share',
    Content: onDemand(() => import('#features/battles/share/share-cards.tsx').then((file) => file.ShareCards)),
  },
} as const;

/** Pages of a battle with one part of a tab: registration, photos, progress, ranking, certificates and cards. */
export default function BattleAreaPage({ tab }: { tab: keyof typeof PARTS }) {
  const { t } = useTranslation(battlesTexts);
  const { battle: slug = '' } = useParams();
  const { title, Content } = PARTS[tab];
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
