import { IconX } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './sheet.module.css';

interface Props {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Bottom sheet. Escape, a click outside, and every link inside close it. */
export function Sheet({ open, title, onClose, children }: Props) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  function press({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    if (target === currentTarget || (target instanceof Element && target.closest('a'))) onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it by itself
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={id} onClose={onClose} onClick={press}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <button type="button" className={styles.close} aria-label={t('action.close')} onClick={onClose}>
          <IconX aria-hidden="true" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
