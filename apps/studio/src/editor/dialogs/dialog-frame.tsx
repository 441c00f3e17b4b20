import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { editorTexts } from '#i18n/editor.ts';
import { Form } from '#ui/form.tsx';
import styles from './dialog-frame.module.css';

interface Props {
  title: string;
  /** Label of the confirm button. */
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
  /** Label and handler of the optional remove button. */
  remove?: { label: string; onClick: () => void } | undefined;
  busy?: boolean;
  children: ReactNode;
}

/** Modal form of the editor. */
export function DialogFrame({ title, confirm, onConfirm, onClose, remove, busy = false, children }: Props) {
  const { t } = useTranslation(editorTexts);
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      centered
      zIndex={400}
      closeButtonProps={{ 'aria-label': t('editor.close'), size: 'xl' }}
      classNames={{ title: styles.title ?? '' }}
    >
      <Form className={styles.form} onSubmit={onConfirm}>
        {children}
        <div className={styles.actions}>
          {remove && (
            <Button variant="subtle" color="flag" className={styles.remove ?? ''} onClick={remove.onClick}>
              {remove.label}
            </Button>
          )}
          <Button variant="subtle" onClick={onClose}>
            {t('editor.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {confirm}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}
