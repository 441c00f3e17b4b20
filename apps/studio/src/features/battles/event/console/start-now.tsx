import { Button, Modal } from '@mantine/core';
import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { serverNow } from '@puzzle-runs/web/live/server-clock.ts';
import { IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#i18n/event.ts';
import { accountCall } from '#shell/account-call.ts';
import { FormActions } from '#ui/form-actions.tsx';
import styles from '../event.module.css';
import { useBattleAction } from '../use-battle-action.ts';

/** Starts a waiting battle after the organiser confirmed it in a dialog. */
export function StartNow({ battle }: { battle: ManagedBattle }) {
  const { t } = useTranslation(eventTexts);
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const start = useBattleAction(battle, (_: undefined, of) => accountCall(routes.managedEvents.start, of), close);
  const isOver = battle.ends_at !== null && Date.parse(battle.ends_at) <= serverNow();
  return (
    <>
      <button type="button" className={styles.act} data-main onClick={() => setAsking(true)}>
        <IconFlag aria-hidden="true" size={20} />
        {t('event.start')}
      </button>
      <Modal
        opened={asking}
        onClose={close}
        title={t('event.start.title')}
        closeButtonProps={{ 'aria-label': t('action.close'), size: 'var(--target)' }}
        centered
      >
        <p>{t(isOver ? 'event.start.over' : 'event.start.text')}</p>
        <FormActions>
          {!isOver && (
            <Button loading={start.isPending} onClick={() => start.mutate(undefined)}>
              {t('event.start')}
            </Button>
          )}
          <Button variant="subtle" data-autofocus onClick={close}>
            {t('action.cancel')}
          </Button>
        </FormActions>
      </Modal>
    </>
  );
}
