import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { useQueryClient } from '@tanstack/react-query';
import { RecordForm } from '#shell/form/record-form.tsx';
import { useRecordForm } from '#shell/form/use-record-form.ts';
import { to } from '#to.ts';
import { managedBattle } from '../battle-queries.ts';
import { ParticipantsPanel } from '../participants/participants-panel.tsx';
import { BattleFields } from './battle-fields.tsx';
import { battleValues, checkBattle } from './battle-values.ts';
import { useSaveBattle } from './use-save-battle.ts';

/** Creates a battle with its teams, or changes it; of a change only what differs is sent (specification 2, part 5). */
export function BattleForm({ battle }: { battle?: ManagedBattle }) {
  const client = useQueryClient();
  const page = battle ? to.battle({ battle: battle.slug }) : to.newBattle();
  const record = useRecordForm({ stored: battle, valuesOf: battleValues, check: checkBattle, page });
  const { form } = record;
  const { send, done } = useSaveBattle(battle, record);
  return (
    <RecordForm
      record={record}
      isNew={battle === undefined}
      unchanged="nochange"
      send={send}
      onDone={done}
      read={() => client.fetchQuery({ ...managedBattle(battle?.slug ?? ''), staleTime: 0 })}
    >
      <BattleFields form={form} />
      <ParticipantsPanel
        battle={battle}
        unsaved={form.values.pairs ?? []}
        onUnsaved={(pairs) => form.setFieldValue('pairs', pairs.length > 0 ? pairs : null)}
      />
    </RecordForm>
  );
}
