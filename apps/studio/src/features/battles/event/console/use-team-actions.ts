import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import type { EventTeam, TeamAction, TeamActionsResult } from '@puzzle-runs/contract/management/event.ts';
import { TEAM_ACTIONS_MAX } from '@puzzle-runs/domain/game/organiser-acts.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { useSave } from '#shell/form/use-save.ts';
import { updateBattleCache } from '../../battle-queries.ts';

interface Wanted {
  /** Null for all teams of the battle. */
  teams: readonly EventTeam[] | null;
  sent: TeamAction;
}

const NONE_REFUSED: Pick<TeamActionsResult, 'refused'> = { refused: [] };

/** Sends an action to the chosen teams, says whether it reached all of them, and reads teams and log again. */
export function useTeamActions({ id: battle_id }: ManagedBattle, onDone: () => void) {
  const client = useQueryClient();
  const showAlert = useAlert();
  return useSave({
    async send({ teams, sent }: Wanted, act): Promise<Pick<TeamActionsResult, 'refused'>> {
      const params = { battle_id };
      if (teams === null) {
        if (sent.action === 'message')
          await act(routes.managedBattles.sendMessage, { params, body: { text: sent.text } });
        return NONE_REFUSED;
      }
      const refused: TeamActionsResult['refused'] = [];
      for (let from = 0; from < teams.length; from += TEAM_ACTIONS_MAX) {
        const participant_ids = teams.slice(from, from + TEAM_ACTIONS_MAX).map(({ participant_id }) => participant_id);
        const body = { participant_ids, team_action: sent };
        refused.push(...(await act(routes.managedEvents.act, { params, body })).refused);
      }
      return { refused };
    },
    onDone({ refused }, { sent }) {
      // The battle names its teams, too.
      if (sent.action === 'remove') updateBattleCache(client);
      for (const { path } of [routes.managedEvents.teams, routes.managedEvents.log])
        void client.invalidateQueries({ queryKey: [path] });
      showAlert(refused.length > 0 ? 'teams_refused' : sent.action === 'message' ? 'message_sent' : 'update');
      onDone();
    },
  });
}
