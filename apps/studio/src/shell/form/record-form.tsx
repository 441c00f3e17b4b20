import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { SaveBar } from '#ui/save-bar.tsx';
import type { AlertCode } from '../alerts/alerts.ts';
import { useAlert } from '../alerts/use-alert.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { refusedFields } from './refused-fields.ts';
import { useConflict } from './use-conflict.ts';
import type { RecordFormState } from './use-record-form.ts';
import { useSave } from './use-save.ts';
import { useWordedErrors } from './use-worded-errors.ts';

interface Props<Stored extends { updated_at: string }, Values extends Record<string, unknown>> {
  record: RecordFormState<Stored, Values>;
  /** Nothing is stored yet: once it is, another page takes over, and nobody saves here again. */
  isNew: boolean;
  /** The alert of a save without any change (specification 2, part 2). */
  unchanged: Extract<AlertCode, 'nochange' | 'nochange1'>;
  send: (changes: Partial<Values>) => Promise<Stored>;
  onDone: (saved: Stored) => void;
  /** The record as it is now, after it was saved elsewhere. */
  read: () => Promise<Stored>;
  /** The fields. */
  children: ReactNode;
}

/** Around the fields of a record: draft, leaving, saving, and what the API says to it. */
export function RecordForm<Stored extends { updated_at: string }, Values extends Record<string, unknown>>({
  record,
  isNew,
  unchanged,
  send,
  onDone,
  read,
  children,
}: Props<Stored, Values>) {
  const showAlert = useAlert();
  const worded = useWordedErrors();
  const { form, changes } = record;
  const conflict = useConflict({ record, read });

  const save = useSave({
    send,
    onDone(saved) {
      record.accept(saved);
      onDone(saved);
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
    if (changes || isNew) save.mutate(changes ?? {});
    else showAlert(unchanged);
  }

  function refuse(errors: object) {
    record.focusFirst(errors);
    showAlert(record.incomplete() ? 'missing' : 'invalid_request');
  }

  return (
    <form noValidate onSubmit={form.onSubmit(submit, refuse)}>
      <LeaveGuard changed={changes !== undefined} onDiscard={record.discard} />
      <ConflictDialog {...conflict.dialog} />
      <Stack gap="lg">
        {record.restored && <DraftNotice onDiscard={record.discard} />}
        {children}
      </Stack>
      <SaveBar changed={changes !== undefined} busy={save.isPending || (isNew && save.isSuccess)} />
    </form>
  );
}
