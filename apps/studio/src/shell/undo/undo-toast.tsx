import { ActionIcon, Button } from '@mantine/core';
import { useOpenTime } from '@puzzle-runs/web/page/use-open-time.ts';
import { IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useClearOfBar } from '../alerts/use-clear-of-bar.ts';
import { useSave } from '../form/use-save.ts';
import styles from './undo-toast.module.css';
import type { UndoOffer } from './use-offer-undo.ts';

/** Milliseconds until an offer goes, unless the pointer or the focus is at it. */
const OPEN_MS = 8_000;

const EDITABLE = 'input, textarea, select, [contenteditable="true"]';

interface Props {
  offer: UndoOffer;
  /** Shows the next offer; undefined closes this one. */
  onNext: (offer: UndoOffer | undefined) => void;
}

/** Says what was done, with a button that undoes it; Ctrl+Z outside of a field does the same. */
export function UndoToast({ offer, onNext }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const toast = useRef<HTMLDivElement>(null);
  useClearOfBar(toast, true);
  const undoing = useSave({
    send: async (_: null, act) => (await offer.undo?.(act)) ?? '',
    onDone: (text) => onNext({ text }),
    onRefused({ code }) {
      void client.invalidateQueries();
      if (code !== 'not_found' && code !== 'nochange' && code !== 'conflict') return false;
      onNext({ text: t('undo.changed'), tone: 'warning' });
      return true;
    },
  });
  const holding = useOpenTime({ message: toast, time: OPEN_MS, onEnd: () => undoing.isPending || onNext(undefined) });

  const byKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as Element;
    if (event.key !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey) || !offer.undo) return;
    if (target.matches(EDITABLE)) return;
    event.preventDefault();
    undoing.mutate(null);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => byKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return (
    <div
      ref={toast}
      className={styles.toast}
      data-undo
      role={offer.tone === 'warning' ? 'alert' : 'status'}
      {...holding}
    >
      <span className={styles.text}>{offer.text}</span>
      {offer.undo && (
        <Button
          variant="subtle"
          className={styles.undo ?? ''}
          loading={undoing.isPending}
          onClick={() => undoing.mutate(null)}
        >
          {t('undo.action')}
        </Button>
      )}
      <ActionIcon
        variant="subtle"
        size="var(--target)"
        aria-label={t('action.close')}
        onClick={() => onNext(undefined)}
      >
        <IconX aria-hidden="true" size={20} />
      </ActionIcon>
    </div>
  );
}
