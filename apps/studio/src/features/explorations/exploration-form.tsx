import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { withAlert } from '@puzzle-runs/web/ui/alert-address.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { accountCall } from '#shell/account-call.ts';
import { RecordForm } from '#shell/form/record-form.tsx';
import { useRecordForm } from '#shell/form/use-record-form.ts';
import { explorationChanged, managedExploration } from '#shell/managed-exploration.ts';
import { to } from '#to.ts';
import { ExplorationFields } from './exploration-fields.tsx';
import { checkExploration, type ExplorationValues, explorationValues } from './exploration-values.ts';

/** Creates a run, or changes one; of a change only what differs is sent (specification 2, part 5). */
export function ExplorationForm({ exploration }: { exploration?: ManagedExploration }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const page = exploration ? to.exploration({ exploration: exploration.slug }) : to.newExploration();
  const record = useRecordForm({ stored: exploration, valuesOf: explorationValues, check: checkExploration, page });
  const { form } = record;

  function send(changes: Partial<ExplorationValues>) {
    if (!exploration) return accountCall(routes.managedExplorations.create, { body: form.values });
    const params = { exploration_id: exploration.id };
    return accountCall(routes.managedExplorations.change, {
      params,
      body: { ...changes, updated_at: record.readAt },
    });
  }

  function done(saved: ManagedExploration) {
    explorationChanged(client, saved);
    void navigate(withAlert(to.exploration({ exploration: saved.slug }), exploration ? 'update' : 'create'), {
      replace: true,
    });
  }

  return (
    <RecordForm
      record={record}
      isNew={exploration === undefined}
      unchanged="nochange1"
      send={send}
      onDone={done}
      read={() => client.fetchQuery({ ...managedExploration(exploration?.slug ?? ''), staleTime: 0 })}
    >
      <ExplorationFields form={form} code={exploration?.code ?? null} />
    </RecordForm>
  );
}
