import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ShareExploration } from '#features/explorations/share-exploration.tsx';
import { explorationsTexts } from '#i18n/explorations.ts';
import { explorationQuery } from '#shell/exploration-query.ts';
import { RunHeader } from '#shell/navigation/run-header.tsx';
import { ShareParts } from '#shell/navigation/run-tabs.tsx';

export default function ShareExplorationPage() {
  const { t } = useTranslation(explorationsTexts);
  const { exploration: slug = '' } = useParams();
  const { data: exploration } = useSuspenseQuery(explorationQuery(slug));
  return (
    <>
      <RunHeader
        exploration={exploration}
        part={t('explorations.share.title')}
        parts={<ShareParts exploration={slug} />}
      />
      <ShareExploration slug={exploration.slug} />
    </>
  );
}
