import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { DeleteExploration } from '#features/explorations/delete-exploration.tsx';
import { type ExplorationToDelete, handedExploration } from '#features/explorations/handed-exploration.ts';
import { explorationsTexts } from '#i18n/explorations.ts';
import { explorationQuery } from '#shell/exploration-query.ts';
import { RunHeader } from '#shell/navigation/run-header.tsx';
import { ReadableWidth } from '#ui/readable-width.tsx';

/**
 * The previous page passes the exploration in the location state.
 * When a visitor opens the address directly, the page loads it.
 */
export default function DeleteExplorationPage() {
  const { exploration = '' } = useParams();
  const handed = handedExploration(useLocation().state);
  return handed ? (
    <Confirmation exploration={{ ...handed, slug: exploration }} />
  ) : (
    <ReadExploration slug={exploration} />
  );
}

function ReadExploration({ slug }: { slug: string }) {
  const { data: exploration } = useSuspenseQuery(explorationQuery(slug));
  return <Confirmation exploration={exploration} />;
}

function Confirmation({ exploration }: { exploration: ExplorationToDelete }) {
  const { t } = useTranslation(explorationsTexts);
  return (
    <>
      <RunHeader exploration={exploration} title={t('explorations.delete.title')} />
      <ReadableWidth>
        <DeleteExploration exploration={exploration} />
      </ReadableWidth>
    </>
  );
}
