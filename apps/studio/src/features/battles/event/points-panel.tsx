import { Button, Stack, TextInput } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { MESSAGE_MAX, NUMBER_MAX } from '@puzzle-runs/domain/limits.ts';
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

/** Gives a team points or takes points from it, with a reason. */
export function PointsPanel({ battle }: { battle: ManagedBattle }) {
  const { t } = useTranslation();
  const [team, setTeam] = useState<string | null>(null);
  const [points, setPoints] = useState<number | string>('');
  const [reason, setReason] = useState('');
  const { form, asked, refuse, done } = useRequiredFields();
  const missing = t('form.error.missing');
  const give = useBattleAction(
    battle,
    (body: { team_id: number; points: number; reason: string }, of) =>
      accountCall(routes.managedBattles.givePoints, { ...of, body }),
    () => {
      setPoints('');
      setReason('');
      done();
    },
  );

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (team === null || Number(points) === 0 || reason.trim() === '') return refuse();
    give.mutate({ team_id: Number(team), points: Number(points), reason });
  }

  return (
    <Panel title={t('battle.give')} text={t('battle.give.text')}>
      <form ref={form} noValidate onSubmit={submit}>
        <Stack>
          <TeamSelect battle={battle} value={team} onChange={setTeam} error={asked && team === null && missing} />
          <WholeNumberField
            label={t('battle.give.points')}
            description={t('battle.give.hint')}
            min={-NUMBER_MAX}
            max={NUMBER_MAX}
            value={points}
            onChange={setPoints}
            error={asked && Number(points) === 0 && missing}
          />
          <TextInput
            label={t('battle.give.reason')}
            required
            maxLength={MESSAGE_MAX}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={asked && reason.trim() === '' && missing}
          />
        </Stack>
        <FormActions>
          <Button type="submit" loading={give.isPending}>
            {t('battle.give.send')}
          </Button>
        </FormActions>
      </form>
    </Panel>
  );
}
