import { Button, TextInput } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import type { EventTeam } from '@puzzle-runs/contract/management/event.ts';
import { REGISTERED_NAME_MAX, REGISTERED_NAME_MIN } from '@puzzle-runs/domain/battle/registration.ts';
import { NAME_MAX } from '@puzzle-runs/domain/text/text-lengths.ts';
import type { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import { accountCall } from '#shell/account-call.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { useSave } from '#shell/form/use-save.ts';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { refetchBattle, updateBattleCache } from '../../../battle-queries.ts';
import { useBattleRegistration } from '../../registration/use-battle-registration.ts';

interface Props {
  battle: ManagedBattle;
  team: EventTeam;
  onDone: () => void;
}

/** Renames a team; players and visitors see the new name at once. */
export function RenameTeam({ battle, team: { Team }, onDone }: Props) {
  const { t } = useTranslation(eventTexts);
  const client = useQueryClient();
  const showAlert = useAlert();
  const registration = useBattleRegistration(battle);
  const registered = registration?.rows.some((row) => row.Team.id === Team.id) ?? false;
  const [name, setName] = useState(Team.name);
  const [refused, setRefused] = useState<{ name: string; code: 'name_taken' | 'nameless' }>();
  const wanted = name.trim();
  const rename = useSave({
    async send() {
      const body = { name: wanted };
      if (registered)
        await accountCall(routes.managedRegistrations.rename, {
          params: { battle_id: battle.id, team_id: Team.id },
          body,
        });
      else await accountCall(routes.managedTeams.change, { params: { team_id: Team.id }, body });
      await refetchBattle(client, battle.slug).catch(() => updateBattleCache(client));
      void client.invalidateQueries({ queryKey: [routes.managedRegistrations.read.path] });
    },
    onDone() {
      void client.invalidateQueries({ queryKey: [routes.managedEvents.teams.path] });
      showAlert('update');
      onDone();
    },
    onRefused({ code }: ApiProblem) {
      if (code !== 'name_taken' && code !== 'nameless') return false;
      setRefused({ name: wanted, code });
      return true;
    },
  });

  function submit() {
    rename.mutate(undefined);
  }

  return (
    <Form onSubmit={submit}>
      <TextInput
        label={t('event.rename.name')}
        required
        maxLength={registered ? REGISTERED_NAME_MAX : NAME_MAX}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={refused?.name === wanted && t(`problem.${refused.code}`)}
      />
      <FormActions>
        <Button
          type="submit"
          loading={rename.isPending}
          disabled={!registration || wanted === Team.name || wanted.length < REGISTERED_NAME_MIN}
        >
          {t('event.rename')}
        </Button>
      </FormActions>
    </Form>
  );
}
