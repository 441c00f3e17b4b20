import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import type { FormState } from './use-record-form.ts';

/**
 * Dialogs and notices of every record form:
 * the question before leaving, the conflict dialog, and the notice about a restored draft.
 */
export function FormGuards({ form }: { form: FormState }) {
  return (
    <>
      <LeaveGuard changed={form.changed} onDiscard={form.discard} />
      <ConflictDialog {...form.conflict} />
      {form.restored && <DraftNotice onDiscard={form.discard} />}
    </>
  );
}
