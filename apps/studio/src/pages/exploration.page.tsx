import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { EditExploration } from '#features/explorations/edit-exploration.tsx';
import { explorationQuery } from '#shell/exploration-query.ts';

export default function ExplorationPage() {
  const { exploration: slug = '' } = useParams();
  // Read again each time: its points follow its spots.
  const { data: exploration } = useSuspenseQuery({ ...explorationQuery(slug), staleTime: 0 });
  return <EditExploration key={exploration.id} exploration={exploration} />;
}
