import { Stack } from '@mantine/core';
import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import { withAlert } from '@puzzle-runs/web/alert-address.ts';
import { call } from '@puzzle-runs/web/api.ts';
import { routes } from '@puzzle-runs/web/routes.ts';
import { session } from '@puzzle-runs/web/session.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ConflictDialog } from '#shell/form/conflict-dialog.tsx';
import { DraftNotice } from '#shell/form/draft-notice.tsx';
import { refusedFields } from '#shell/form/refused-fields.ts';
import { useConflict } from '#shell/form/use-conflict.ts';
import { useRecordForm } from '#shell/form/use-record-form.ts';
import { LeaveGuard } from '#shell/leave-guard.tsx';
import { managedRun, runChanged } from '#shell/managed-run.ts';
import { useAlert } from '#shell/use-alert.ts';
import { useSave } from '#shell/use-save.ts';
import { useWordedErrors } from '#shell/use-worded-errors.ts';
import { to } from '#to.ts';
import { SaveBar } from '#ui/save-bar.tsx';
import { RunFields } from './run-fields.tsx';
import { checkRun, type RunValues, runValues } from './run-values.ts';

/** Creates a run, or changes one; of a change only what differs is sent (specification 2, part 5). */
export function RunForm({ run }: { run?: ManagedExploration }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const showAlert = useAlert();
  const worded = useWordedErrors();
  const page = run ? to.run({ exploration: run.slug }) : to.newRun();
  const record = useRecordForm({ stored: run, valuesOf: runValues, check: checkRun, page });
  const { form, changes } = record;
  const conflict = useConflict({
    record,
    read: () => client.fetchQuery({ ...managedRun(run?.slug ?? ''), staleTime: 0 }),
  });

  const save = useSave({
    send(values: Partial<RunValues>) {
      const headers = session.accountHeaders();
      if (!run) return call(routes.managedExplorations.create, { headers, body: { ...form.values, ...values } });
      const params = { exploration_id: run.id };
      return call(routes.managedExplorations.change, {
        headers,
        params,
        body: { ...values, updated_at: record.readAt },
      });
    },
    onDone(saved) {
      record.accept(saved);
      runChanged(client, saved);
      void navigate(withAlert(to.run({ exploration: saved.slug }), run ? 'update' : 'create'), { replace: true });
    },
    onRefused(problem) {
      if (problem.code === 'conflict') return conflict.ask();
      const errors = worded(refusedFields(problem, form.values));
      form.setErrors(errors);
      record.focusFirst(errors);
      return problem.code !== 'missing' && Object.keys(errors).length > 0;
    },
  });

  function submit() {
    if (changes) save.mutate(changes);
    else showAlert('nochange1');
  }

  function refuse(errors: object) {
    record.focusFirst(errors);
    showAlert('missing');
  }

  return (
    <form noValidate onSubmit={form.onSubmit(submit, refuse)}>
      <LeaveGuard changed={changes !== undefined} onDiscard={record.forget} />
      <ConflictDialog {...conflict.dialog} />
      <Stack gap="lg">
        {record.restored && <DraftNotice onDiscard={record.discard} />}
        <RunFields form={form} code={run?.code ?? null} />
      </Stack>
      <SaveBar changed={changes !== undefined} busy={save.isPending} />
    </form>
  );
}
