import type { Gate } from '@puzzle-runs/domain/poi/qualifiers.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TaskReports } from '#features/feedback/task-reports.tsx';
import { EditPoi } from '#features/pois/edit-poi.tsx';
import { SentenceRow } from '#features/prerequisites/sentence/sentence-row.tsx';
import { TaskCards } from '#features/tasks/task-cards.tsx';
import { useOpenTask } from '#features/tasks/use-task.ts';
import { countOpen, useOpenReports } from '#shell/feedback/open-reports.ts';
import { OpenReportsChip } from '#shell/feedback/open-reports-chip.tsx';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { PageFormsProvider } from '#shell/poi-page/page-forms.tsx';
import { usePoiPlace } from '#shell/poi-page/poi-place.ts';
import { poiWithTasks } from '#shell/poi-page/poi-tasks.ts';

/** A poi with its conditions and tasks. `open` is `new-task` at the address of a new task. */
export default function PoiPage({ open }: { open?: string }) {
  const place = usePoiPlace(open === 'new-task');
  const { data: poi } = useSuspenseQuery(poiWithTasks(place));
  const task = useOpenTask(poi, place);
  const [gate, setGate] = useState<Gate>();
  const reports = useOpenReports(poi.Exploration.id);
  return (
    <PageFormsProvider key={poi.id} poiId={poi.id} place={place}>
      <EditPoi
        poi={poi}
        isTaskOpen={place.task !== undefined}
        task={task}
        gate={gate}
        conditions={<SentenceRow poi={poi} place={place} onShow={setGate} />}
      >
        <TaskCards
          poi={poi}
          place={place}
          open={task}
          note={({ id }) => <OpenReportsChip count={countOpen(reports, { taskId: id })} />}
          below={({ id }) => (
            <PageBoundary>
              <TaskReports key={id} exploration={poi.Exploration} taskId={id} />
            </PageBoundary>
          )}
        />
      </EditPoi>
    </PageFormsProvider>
  );
}
