import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { LeaveGuard } from './leaving/leave-guard.tsx';
import type { FormState } from './use-record-form.ts';
import { useSaveShortcut } from './use-save-shortcut.ts';

/**
 * Dialogs and notices of every record form:
 * the question before leaving, the conflict dialog, the notice about a restored draft, and the shortcut for saving.
 */
export function FormGuards({ form }: { form: FormState }) {
  useSaveShortcut(form.saveAll);
  return (
    <>
      <LeaveGuard changed={form.changed} saving={form.saving} onDiscard={form.discard} />
      <ConflictDialog {...form.conflict} />
      {form.restored && <DraftNotice onDiscard={form.discard} />}
    </>
  );
}
