import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { withAlert } from '@puzzle-runs/web/alert-address.ts';
import { call } from '@puzzle-runs/web/api.ts';
import { routes } from '@puzzle-runs/web/routes.ts';
import { session } from '@puzzle-runs/web/session.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { RecordForm } from '#shell/form/record-form.tsx';
import { useRecordForm } from '#shell/form/use-record-form.ts';
import { managedRun, runChanged } from '#shell/managed-run.ts';
import { to } from '#to.ts';
import { RunFields } from './run-fields.tsx';
import { checkRun, type RunValues, runValues } from './run-values.ts';

/** Creates a run, or changes one; of a change only what differs is sent (specification 2, part 5). */
export function RunForm({ run }: { run?: ManagedExploration }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const page = run ? to.run({ exploration: run.slug }) : to.newRun();
  const record = useRecordForm({ stored: run, valuesOf: runValues, check: checkRun, page });
  const { form } = record;

  function send(changes: Partial<RunValues>) {
    const headers = session.accountHeaders();
    if (!run) return call(routes.managedExplorations.create, { headers, body: form.values });
    const params = { exploration_id: run.id };
    return call(routes.managedExplorations.change, {
      headers,
      params,
      body: { ...changes, updated_at: record.readAt },
    });
  }

  function done(saved: ManagedExploration) {
    runChanged(client, saved);
    void navigate(withAlert(to.run({ exploration: saved.slug }), run ? 'update' : 'create'), { replace: true });
  }

  return (
    <RecordForm
      record={record}
      isNew={run === undefined}
      unchanged="nochange1"
      send={send}
      onDone={done}
      read={() => client.fetchQuery({ ...managedRun(run?.slug ?? ''), staleTime: 0 })}
    >
      <RunFields form={form} code={run?.code ?? null} />
    </RecordForm>
  );
}
