import { Button, Modal, Textarea } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import type { TeamHelp } from '@puzzle-runs/contract/management/help.ts';
import { MESSAGE_MAX } from '@puzzle-runs/domain/game/organiser-acts.ts';
import { isBlank } from '@puzzle-runs/domain/text/blank.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import { accountCall } from '#shell/account-call.ts';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { useBattleAction } from '../../use-battle-action.ts';

/** Resolves a request in a dialog, with or without an answer to the team. */
export function ResolveHelp({ battle, request: { id, Team, text } }: { battle: ManagedBattle; request: TeamHelp }) {
  const { t } = useTranslation(eventTexts);
  const [open, setOpen] = useState(false);
  const [answer, setAnswer] = useState('');
  const isSilent = isBlank(answer);
  const close = () => setOpen(false);
  const resolve = useBattleAction(
    battle,
    (sent: string, { params }) =>
      accountCall(routes.managedHelp.resolve, { params: { ...params, help_id: id }, body: { answer: sent } }),
    close,
  );

  function submit() {
    resolve.mutate(answer);
  }

  return (
    <>
      <Button aria-label={t('event.help.resolve.of', { team: Team.name })} onClick={() => setOpen(true)}>
        {t('event.help.resolve')}
      </Button>
      <Modal
        opened={open}
        onClose={close}
        title={t('event.help.title', { team: Team.name })}
        closeButtonProps={{ 'aria-label': t('action.close'), size: 'var(--target)' }}
        centered
      >
        <Form onSubmit={submit}>
          {text !== '' && <p>{text}</p>}
          <Textarea
            label={t('event.help.answer')}
            description={t('event.help.answer.hint')}
            autosize
            minRows={2}
            maxLength={MESSAGE_MAX}
            value={answer}
            onChange={({ target }) => setAnswer(target.value)}
            data-autofocus
          />
          <FormActions>
            <Button type="submit" variant={isSilent ? 'outline' : 'filled'} loading={resolve.isPending}>
              {t(isSilent ? 'event.help.resolve.silent' : 'event.help.resolve.send')}
            </Button>
          </FormActions>
        </Form>
      </Modal>
    </>
  );
}
