import { Stack } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ConflictDialog } from '#shell/form/conflict-dialog.tsx';
import { DraftNotice } from '#shell/form/draft-notice.tsx';
import { useConflict } from '#shell/form/use-conflict.ts';
import { useRecordForm } from '#shell/form/use-record-form.ts';
import { LeaveGuard } from '#shell/leave-guard.tsx';
import { useAlert } from '#shell/use-alert.ts';
import { to } from '#to.ts';
import { SaveBar } from '#ui/save-bar.tsx';
import { managedBattle } from '../managed-battle.ts';
import { ParticipantsPanel } from '../participants/participants-panel.tsx';
import { usePairs } from '../participants/use-pairs.ts';
import { BattleFields } from './battle-fields.tsx';
import { battleValues, checkBattle } from './battle-values.ts';
import { useSaveBattle } from './use-save-battle.ts';

/** Creates a battle with its teams, or changes it; of a change only what differs is sent (specification 2, part 5). */
export function BattleForm({ battle }: { battle?: ManagedBattle }) {
  const client = useQueryClient();
  const showAlert = useAlert();
  const page = battle ? to.battle({ battle: battle.slug }) : to.newBattle();
  const record = useRecordForm({ stored: battle, valuesOf: battleValues, check: checkBattle, page });
  const unsaved = usePairs(page);
  const conflict = useConflict({
    record,
    read: () => client.fetchQuery({ ...managedBattle(battle?.slug ?? ''), staleTime: 0 }),
  });
  const save = useSaveBattle({ battle, record, unsaved, onConflict: conflict.ask });
  const changed = record.changes !== undefined || unsaved.pairs.length > 0;

  function submit() {
    if (changed) save.mutate(record.changes);
    else showAlert('nochange');
  }

  function refuse(errors: object) {
    record.focusFirst(errors);
    showAlert('missing');
  }

  function discard() {
    record.discard();
    unsaved.setPairs([]);
  }

  return (
    <form noValidate onSubmit={record.form.onSubmit(submit, refuse)}>
      <LeaveGuard changed={changed} onDiscard={discard} />
      <ConflictDialog {...conflict.dialog} />
      <Stack gap="lg">
        {record.restored && <DraftNotice onDiscard={discard} />}
        <BattleFields form={record.form} />
        <ParticipantsPanel battle={battle} unsaved={unsaved} />
      </Stack>
      <SaveBar changed={changed} busy={save.isPending} />
    </form>
  );
}
