import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import type { FormState } from './use-record-form.ts';

/** What every form of a record shows when needed: the question before it is left, the question after a conflict, the restored draft. */
export function FormGuards({ form }: { form: FormState }) {
  return (
    <>
      <LeaveGuard changed={form.changed} onDiscard={form.discard} />
      <ConflictDialog {...form.conflict} />
      {form.restored && <DraftNotice onDiscard={form.discard} />}
    </>
  );
}
