import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { useSave } from '#shell/form/use-save.ts';
import { refetchBattle, updateBattleCache } from '../battle-queries.ts';

/** Which battle a call is about. */
interface OfBattle {
  params: { battle_id: number };
}

/** Does something to a battle while it is played; afterwards every page of it shows that. */
export function useBattleAction<Input>(
  battle: ManagedBattle,
  send: (input: Input, battle: OfBattle) => Promise<unknown>,
  onDone?: () => void,
) {
  const client = useQueryClient();
  const showAlert = useAlert();
  return useSave({
    async send(input: Input) {
      await send(input, { params: { battle_id: battle.id } });
      // Done is done: where only the reading fails, the next one shows it.
      await refetchBattle(client, battle.slug).catch(() => updateBattleCache(client));
    },
    onDone() {
      showAlert('update');
      onDone?.();
    },
  });
}
