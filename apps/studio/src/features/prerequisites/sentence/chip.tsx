import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './sentence.module.css';

interface Props {
  /** Unique in the sentence: the focus returns to it by this name. */
  id: string;
  children: ReactNode;
  /** Accessible name, where the words of the chip need more. */
  label?: string;
  /** `add`: adds something; `default`: nothing is set. */
  look?: 'chosen' | 'add' | 'default';
  /** Whether its list is open. */
  isOpen: boolean;
  onOpen: () => void;
  /** What its second button takes out of the sentence. */
  remove?: { label: string; onRemove: () => void };
}

/** A word of the sentence that opens a list. */
export function Chip({ id, children, label, look = 'chosen', isOpen, onOpen, remove }: Props) {
  return (
    <span className={styles.chip} data-look={look}>
      <button
        type="button"
        data-chip={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        onClick={onOpen}
      >
        {children}
      </button>
      {remove && <RemoveButton {...remove} />}
    </span>
  );
}

export function RemoveButton({ label, onRemove }: NonNullable<Props['remove']>) {
  return (
    <button type="button" className={styles.remove} aria-label={label} onClick={onRemove}>
      <IconX aria-hidden="true" size={18} />
    </button>
  );
}
