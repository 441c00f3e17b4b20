import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './dialog.module.css';

interface Props {
  open: boolean;
  title: string;
  text: string;
  /** Label of the confirm button. */
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
  tone?: 'primary' | 'sun' | 'danger';
  busy?: boolean;
  /** Shown below the text, e.g. an error. */
  children?: ReactNode;
}

/** Confirmation dialog. Escape and "cancel" close it; the browser traps the focus and restores it. */
export function ConfirmDialog({ open, title, text, confirm, onConfirm, onClose, tone, busy, children }: Props) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      {children}
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <Button variant={tone ?? 'primary'} busy={busy ?? false} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}
