import type { ManagedBattle, ManagedParticipant } from '@puzzle-runs/contract/management/battle.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountCall } from '#shell/account-call.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { useSave } from '#shell/form/use-save.ts';
import { refetchBattle } from '../battle-queries.ts';

/**
 * Removes a saved pair from its battle after a question. Undo adds the pair again: the API keeps the team's progress,
 * points and extra minutes.
 */
export function useRemoval(battle: ManagedBattle | undefined) {
  const client = useQueryClient();
  const showAlert = useAlert();
  const [asked, setAsked] = useState<ManagedParticipant>();
  const [removed, setRemoved] = useState<ManagedParticipant>();

  const removal = useSave({
    async send({ id }: ManagedParticipant) {
      if (!battle) return;
      await accountCall(routes.managedBattles.removeParticipant, {
        params: { battle_id: battle.id, participant_id: id },
      });
      await refetchBattle(client, battle.slug);
    },
    onDone(_, participant) {
      setAsked(undefined);
      setRemoved(participant);
      undo.renew(); // the next undo of the same pair is another act
      showAlert('update');
    },
  });

  const undo = useSave({
    async send({ exploration, team }: ManagedParticipant, act) {
      if (!battle) return;
      await act(routes.managedBattles.addParticipant, {
        params: { battle_id: battle.id },
        body: { exploration_id: exploration.id, team_id: team.id },
      });
      await refetchBattle(client, battle.slug);
    },
    onDone() {
      setRemoved(undefined);
      showAlert('update');
    },
  });

  return {
    ask: setAsked,
    /** Props of the `RemovalDialog`. */
    dialog: {
      participant: asked,
      busy: removal.isPending,
      onCancel: () => setAsked(undefined),
      onRemove: removal.mutate,
    },
    /** Props of the `RemovedNotice`. */
    notice: { participant: removed, busy: undo.isPending, onUndo: undo.mutate },
  };
}
