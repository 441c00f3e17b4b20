import { ActionIcon } from '@mantine/core';
import { IconCheck, IconGripVertical, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { tasksTexts } from '#i18n/tasks.ts';
import { MoveButtons } from '#ui/sorting/move-buttons.tsx';
import { EntryInput, type EntryInputHandle } from './entry-input.tsx';
import styles from './entry-list.module.css';

interface Props {
  text: string;
  /** Counted from 0. */
  place: number;
  /** Place of the last entry. */
  last: number;
  edited: boolean;
  onEdit: (on: boolean) => void;
  onText: (text: string) => void;
  /** Why a text is refused; undefined if it is valid. */
  refuse: (text: string) => string | undefined;
  onRemove: () => void;
  onMove?: ((to: number) => void) | undefined;
  removeLabel: string;
  extra: ReactNode;
}

/** Row of an entry: number, text and actions. */
export function EntryRow(props: Props) {
  const { text, place, last, edited, onEdit, onText, refuse, onRemove, onMove, removeLabel, extra } = props;
  const { t } = useTranslation(tasksTexts);
  const input = useRef<EntryInputHandle>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);

  useEffect(() => {
    // The focused input was unmounted: return the focus to the row.
    if (wasEdited.current && document.activeElement === document.body) button.current?.focus();
    wasEdited.current = edited;
  }, [edited]);

  function moveByKey(event: KeyboardEvent) {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!onMove || !event.altKey || step === 0) return;
    event.preventDefault();
    onMove(place + step);
  }

  const icon = { variant: 'subtle', size: 'var(--target)' } as const;

  return (
    <li className={styles.entry} data-edited={edited || undefined}>
      <span className={styles.handle} data-drag-handle={onMove && ''} title={onMove && t('order.drag')}>
        {onMove && <IconGripVertical aria-hidden="true" size={20} />}
        <b>{place + 1}</b>
      </span>
      {edited ? (
        <EntryInput ref={input} text={text} place={place} onText={onText} refuse={refuse} onEnd={() => onEdit(false)} />
      ) : (
        <button
          ref={button}
          type="button"
          data-entry
          className={styles.text}
          aria-label={t('task.entry.edit', { text: text || t('task.entry.blank') })}
          onClick={() => onEdit(true)}
          onKeyDown={moveByKey}
        >
          {text || <i>{t('task.entry.blank')}</i>}
        </button>
      )}
      <span className={styles.actions}>
        {!edited && extra}
        {edited && (
          <ActionIcon {...icon} aria-label={t('task.entry.confirm')} onClick={() => input.current?.confirm()}>
            <IconCheck aria-hidden="true" />
          </ActionIcon>
        )}
        {!edited && onMove && <MoveButtons name={text} place={place} last={last} onMove={onMove} />}
        <ActionIcon key="remove" {...icon} color="flag" aria-label={removeLabel} onClick={onRemove}>
          <IconX aria-hidden="true" />
        </ActionIcon>
      </span>
    </li>
  );
}
