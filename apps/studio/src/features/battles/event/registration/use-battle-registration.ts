import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import type { ManagedRegistration } from '@puzzle-runs/contract/management/registration.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accountQuery } from '#shell/account-call.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { useSave } from '#shell/form/use-save.ts';
import { refetchBattle, updateBattleCache } from '../../battle-queries.ts';

/** Polls in addition to live events: a lost connection must not hide a new team for long. */
const REFRESH_MS = 15_000;

function registrationQuery(battleId: number) {
  return accountQuery(routes.managedRegistrations.read, { params: { battle_id: battleId } });
}

/** Settings and teams of the registration of a battle; undefined until they are loaded. */
export function useBattleRegistration({ id }: ManagedBattle): ManagedRegistration | undefined {
  const { data } = useQuery({
    ...registrationQuery(id),
    refetchInterval: REFRESH_MS,
    throwOnError: (_, asked) => asked.state.data === undefined,
  });
  return data;
}

/** Sends a change of the registration; the response replaces the shown state. */
export function useRegistrationAction<Input>(
  battle: ManagedBattle,
  send: (input: Input, of: { params: { battle_id: number } }) => Promise<ManagedRegistration>,
  onDone?: () => void,
) {
  const client = useQueryClient();
  const showAlert = useAlert();
  return useSave({
    async send(input: Input) {
      const changed = await send(input, { params: { battle_id: battle.id } });
      client.setQueryData(registrationQuery(battle.id).queryKey, changed);
      await refetchBattle(client, battle.slug).catch(() => updateBattleCache(client));
    },
    onDone() {
      showAlert('update');
      onDone?.();
    },
  });
}
