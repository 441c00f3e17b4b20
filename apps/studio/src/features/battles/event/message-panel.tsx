import { Button, Stack, Textarea } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { MESSAGE_MAX } from '@puzzle-runs/domain/limits.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountCall } from '#shell/account-call.ts';
import { FormActions } from '#ui/form-actions.tsx';
import { Panel } from '#ui/panel.tsx';
import { TeamSelect } from './team-select.tsx';
import { useBattleAction } from './use-battle-action.ts';
import { useRequiredFields } from './use-required-fields.ts';

/** Sends a message to one team or to all teams. Players see it immediately. */
export function MessagePanel({ battle }: { battle: ManagedBattle }) {
  const { t } = useTranslation();
  const [team, setTeam] = useState<string | null>(null);
  const [text, setText] = useState('');
  const { form, asked, refuse, done } = useRequiredFields();
  const send = useBattleAction(
    battle,
    (body: { text: string; team_id: number | null }, of) =>
      accountCall(routes.managedBattles.sendMessage, { ...of, body }),
    () => {
      setText('');
      done();
    },
  );

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (text.trim() === '') return refuse();
    send.mutate({ text, team_id: team === null ? null : Number(team) });
  }

  return (
    <Panel title={t('battle.message')} text={t('battle.message.text')}>
      <form ref={form} noValidate onSubmit={submit}>
        <Stack>
          <TeamSelect battle={battle} value={team} onChange={setTeam} all={t('battle.message.all')} />
          <Textarea
            label={t('battle.message.words')}
            required
            autosize
            minRows={2}
            maxLength={MESSAGE_MAX}
            value={text}
            onChange={({ target }) => setText(target.value)}
            error={asked && text.trim() === '' && t('form.error.missing')}
          />
        </Stack>
        <FormActions>
          <Button type="submit" loading={send.isPending}>
            {t('battle.message.send')}
          </Button>
        </FormActions>
      </form>
    </Panel>
  );
}
