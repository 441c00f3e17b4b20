import { Button, Select } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import type { EventTeam } from '@puzzle-runs/contract/management/event.ts';
import type { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { battlesTexts } from '#i18n/battles.ts';
import { eventTexts } from '#i18n/event.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { useSave } from '#shell/form/use-save.ts';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { refetchBattle, updateBattleCache } from '../../../battle-queries.ts';
import styles from '../console.module.css';

interface Props {
  battle: ManagedBattle;
  /** Leaves the battle. */
  team: EventTeam;
  /** All teams of the battle. */
  teams: readonly EventTeam[];
  onDone: () => void;
}

/** Merges a team into another one that the organiser chooses; this cannot be undone. */
export function MergeTeam({ battle, team, teams, onDone }: Props) {
  const { t } = useTranslation(eventTexts);
  const { t: tBattles } = useTranslation(battlesTexts);
  const client = useQueryClient();
  const showAlert = useAlert();
  const [into, setInto] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const other = teams.find(({ participant_id }) => String(participant_id) === into);
  const merge = useSave({
    async send(into_participant_id: number, act) {
      const params = { battle_id: battle.id, participant_id: team.participant_id };
      await act(routes.managedEvents.merge, { params, body: { into_participant_id } });
      await refetchBattle(client, battle.slug).catch(() => updateBattleCache(client));
    },
    onDone() {
      for (const { path } of [routes.managedEvents.teams, routes.managedEvents.log, routes.managedRegistrations.read])
        void client.invalidateQueries({ queryKey: [path] });
      showAlert('update');
      onDone();
    },
    onRefused({ code }: ApiProblem) {
      setRefused(into);
      return code === 'team_has_progress';
    },
  });

  function submit() {
    if (other) merge.mutate(other.participant_id);
  }

  return (
    <Form onSubmit={submit}>
      <Select
        label={t('event.merge.into')}
        required
        searchable
        openOnFocus={false}
        nothingFoundMessage={tBattles('battle.pair.nothing')}
        data={teams
          .filter(({ participant_id }) => participant_id !== team.participant_id)
          .map(({ participant_id, Team }) => ({ value: String(participant_id), label: Team.name }))}
        value={into}
        onChange={setInto}
        error={refused !== null && refused === into && t('problem.team_has_progress')}
      />
      <p className={styles.explained}>
        {t(other ? 'event.merge.text' : 'event.merge.choose', { team: team.Team.name, into: other?.Team.name ?? '' })}
      </p>
      <FormActions>
        <Button type="submit" color="flag" loading={merge.isPending} disabled={!other}>
          {t('event.merge')}
        </Button>
      </FormActions>
    </Form>
  );
}
