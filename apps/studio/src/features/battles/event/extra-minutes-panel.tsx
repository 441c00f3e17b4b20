import { Button, Stack } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { EXTRA_MINUTES_MAX } from '@puzzle-runs/domain/limits.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountCall } from '#shell/account-call.ts';
import { FormActions } from '#ui/form-actions.tsx';
import { Panel } from '#ui/panel.tsx';
import { TeamSelect } from './team-select.tsx';
import { useBattleAction } from './use-battle-action.ts';
import { useRequiredFields } from './use-required-fields.ts';
import { WholeNumberField } from './whole-number-field.tsx';

/** Sets the total minutes that one team gets beyond the end of the battle. */
export function ExtraMinutesPanel({ battle }: { battle: ManagedBattle }) {
  const { t } = useTranslation();
  const [team, setTeam] = useState<string | null>(null);
  const [minutes, setMinutes] = useState<number | string>('');
  const { form, asked, refuse, done } = useRequiredFields();
  const missing = t('form.error.missing');
  const participant = battle.Participants?.find((side) => String(side.team.id) === team);
  const give = useBattleAction(
    battle,
    (side: { participant_id: number; extra_minutes: number }, { params }) =>
      accountCall(routes.managedBattles.giveTime, {
        params: { ...params, participant_id: side.participant_id },
        body: { extra_minutes: side.extra_minutes },
      }),
    done,
  );

  function choose(next: string | null) {
    setTeam(next);
    setMinutes(battle.Participants?.find((side) => String(side.team.id) === next)?.extra_minutes ?? '');
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!participant || minutes === '') return refuse();
    give.mutate({ participant_id: participant.id, extra_minutes: Number(minutes) });
  }

  return (
    <Panel title={t('battle.extra')} text={t('battle.extra.text')}>
      <form ref={form} noValidate onSubmit={submit}>
        <Stack>
          <TeamSelect battle={battle} value={team} onChange={choose} error={asked && !participant && missing} />
          <WholeNumberField
            label={t('battle.extra.minutes')}
            min={0}
            max={EXTRA_MINUTES_MAX}
            value={minutes}
            onChange={setMinutes}
            error={asked && minutes === '' && missing}
          />
        </Stack>
        <FormActions>
          <Button type="submit" loading={give.isPending}>
            {t('battle.extra.send')}
          </Button>
        </FormActions>
      </form>
    </Panel>
  );
}
