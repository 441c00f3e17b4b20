import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ShareExploration } from '#features/explorations/share-exploration.tsx';
import { runTexts } from '#i18n/run.ts';
import { explorationQuery } from '#shell/exploration-query.ts';
import { RunHeader } from '#shell/navigation/run-header.tsx';
import { ShareParts } from '#shell/navigation/run-tabs.tsx';

export default function ShareExplorationPage() {
  const { t } = useTranslation(runTexts);
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
