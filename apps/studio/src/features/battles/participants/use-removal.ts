import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { accountCall } from '#shell/account-call.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { useSave } from '#shell/form/use-save.ts';
import { refetchBattle } from '../battle-queries.ts';

/** Removes a saved pair from its battle immediately. A team that is added again keeps its progress. */
export function useRemoval(battle: ManagedBattle | undefined) {
  const client = useQueryClient();
  const showAlert = useAlert();
  return useSave({
    async send(participantId: number) {
      if (!battle) return;
      await accountCall(routes.managedBattles.removeParticipant, {
        params: { battle_id: battle.id, participant_id: participantId },
      });
      await refetchBattle(client, battle.slug);
    },
    onDone: () => showAlert('update'),
  });
}
