import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ShareExploration } from '#features/explorations/share-exploration.tsx';
import { explorationsTexts } from '#i18n/explorations.ts';
import { explorationQuery } from '#shell/exploration-query.ts';
import { ExplorationHeader } from '#shell/navigation/exploration-header.tsx';

export default function ShareExplorationPage() {
  const { t } = useTranslation(explorationsTexts);
  const { exploration: slug = '' } = useParams();
  const { data: exploration } = useSuspenseQuery(explorationQuery(slug));
  return (
    <>
      <ExplorationHeader exploration={exploration} title={t('explorations.share.title')} />
      <ShareExploration slug={exploration.slug} />
    </>
  );
}
