import { Button, Modal } from '@mantine/core';
import type { GrantedSubscription } from '@puzzle-runs/contract/license.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { licensesTexts } from '#i18n/licenses.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import type { Act } from '#shell/form/use-acts.ts';
import { useSave } from '#shell/form/use-save.ts';
import { useLicenseName } from '../use-license-name.ts';
import { licensesChanged } from './all-licenses.ts';
import styles from './license-act.module.css';

interface Props {
  act: 'extend' | 'end';
  license: GrantedSubscription;
  /** Content of the dialog. */
  children: (close: () => void) => ReactNode;
}

/** Button of a licence, which opens a dialog. */
export function LicenseAct({ act, license: { License, User }, children }: Props) {
  const { t } = useTranslation(licensesTexts);
  const nameOf = useLicenseName();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const title = t(`grants.${act}.of`, { license: nameOf(License.name), name: User.name });
  return (
    <>
      <Button
        variant="subtle"
        {...(act === 'end' && { color: 'flag' })}
        className={styles.button}
        aria-label={title}
        onClick={() => setOpen(true)}
      >
        {t(`grants.${act}`)}
      </Button>
      <Modal
        opened={open}
        onClose={close}
        title={title}
        closeButtonProps={{ 'aria-label': t('action.close'), size: 'var(--target)' }}
        centered
      >
        {children(close)}
      </Modal>
    </>
  );
}

/** Changes a licence, then reads all licences again: it may have ended in the meantime. */
export function useLicenseChange(send: (act: Act) => Promise<unknown>, onDone: () => void) {
  const client = useQueryClient();
  const showAlert = useAlert();
  return useSave({
    send: (_: undefined, act) => send(act),
    onDone() {
      onDone();
      showAlert('update');
      void licensesChanged(client);
    },
    onRefused() {
      void licensesChanged(client);
      return false;
    },
  });
}
