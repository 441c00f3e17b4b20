import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useAlert } from '#shell/alerts/use-alert.ts';
import type { Act } from '#shell/form/use-acts.ts';
import { useSave } from '#shell/form/use-save.ts';
import { refetchBattle, updateBattleCache } from '../battle-queries.ts';

/** Path parameters of a call for one battle. */
interface OfBattle {
  params: { battle_id: number };
}

/**
 * Sends an organiser's action for a running battle, then refetches the battle so that all its pages show the result.
 */
export function useBattleAction<Input>(
  battle: ManagedBattle,
  send: (input: Input, battle: OfBattle, act: Act) => Promise<unknown>,
  onDone?: () => void,
) {
  const client = useQueryClient();
  const showAlert = useAlert();
  return useSave({
    async send(input: Input, act) {
      await send(input, { params: { battle_id: battle.id } }, act);
      // The action succeeded. If only the refetch fails, invalidate the cache and let the next read show the result.
      await refetchBattle(client, battle.slug).catch(() => updateBattleCache(client));
    },
    onDone() {
      showAlert('update');
      onDone?.();
    },
  });
}
