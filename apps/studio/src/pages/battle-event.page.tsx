import { onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { battleQuery } from '#features/battles/battle-queries.ts';
import { EventConsole } from '#features/battles/event/console/event-console.tsx';
import { EventInsights } from '#features/insights/event-insights.tsx';

const BattleReviews = onDemand(() => import('#features/reviews/battle-reviews.tsx').then((file) => file.BattleReviews));
const TaskSolution = onDemand(() => import('#features/print/task-solution.tsx').then((file) => file.TaskSolution));

/** …/event: the organiser's page on the day, with what insights, reviews and runs know about it. */
export default function BattleEventPage() {
  const { battle: slug = '' } = useParams();
  const { data: battle } = useSuspenseQuery(battleQuery(slug));
  return (
    <EventConsole
      battle={battle}
      insights={<EventInsights battle={battle} />}
      photos={<BattleReviews battle={battle} />}
      solution={(exploration, taskId) => <TaskSolution exploration={exploration} taskId={taskId} />}
    />
  );
}
