import { Input } from '@mantine/core';
import { useSortable } from '@puzzle-runs/web/drag/use-sortable.ts';
import { LiveRegion } from '@puzzle-runs/web/ui/live-region.tsx';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import styles from './entry-list.module.css';
import { EntryRow } from './entry-row.tsx';

interface Props {
  label: string;
  /** Help text below the label. */
  hint?: string | undefined;
  texts: readonly string[];
  /** `place` counts from 0. */
  onText: (place: number, text: string) => void;
  /** Why a text is refused at a place; undefined if it is valid. */
  refuse?: (place: number, text: string) => string | undefined;
  onRemove: (place: number) => void;
  /** Makes the entries sortable. */
  onMove?: (from: number, to: number) => void;
  /** Additional content of a row. */
  extra?: (place: number) => ReactNode;
  /** Accessible name of the button that removes an entry. */
  removeLabel: (text: string) => string;
  /** Error text of the list. */
  error?: string | undefined;
  /** Shown below the entries: the field for a new entry. */
  children?: ReactNode;
}

/**
 * Numbered texts with inline editing, one row at a time. The check mark confirms, the cross removes the entry.
 */
export function EntryList({
  label,
  hint,
  texts,
  onText,
  refuse,
  onRemove,
  onMove,
  extra,
  removeLabel,
  error,
  children,
}: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [edited, setEdited] = useState<number>();
  const [news, setNews] = useState('');
  const rows = useRef<HTMLDivElement>(null);

  function focusOn(place: number) {
    rows.current?.querySelectorAll<HTMLElement>('[data-entry]')[place]?.focus();
  }

  /** Moves the focus along with a row that was moved by a key. React does not, because the key of a row is its place. */
  function follow(from: number, to: number) {
    const [here, there] = [from, to].map((place) => rows.current?.querySelectorAll('li')[place]);
    const focused = here?.contains(document.activeElement) ? document.activeElement : null;
    const way = focused?.getAttribute('data-move');
    if (way) there?.querySelector<HTMLElement>(`[data-move="${way}"]`)?.focus();
    else if (focused?.hasAttribute('data-entry')) focusOn(to);
  }

  function move(from: number, to: number) {
    if (!onMove || to < 0 || to >= texts.length) return;
    flushSync(() => {
      setEdited(undefined);
      onMove(from, to);
    });
    follow(from, to);
    setNews(t('order.moved', { name: texts[from] ?? '', place: to + 1, all: texts.length }));
  }

  function remove(place: number) {
    flushSync(() => {
      setEdited(undefined);
      onRemove(place);
    });
    focusOn(Math.min(place, texts.length - 2));
  }

  const list = useSortable<HTMLOListElement>(move);
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      description={hint}
      error={error}
      errorProps={{ id: `${id}-error` }}
    >
      <div ref={rows} className={styles.box} data-wrong={error !== undefined || undefined}>
        <ol
          ref={list}
          className={styles.entries}
          aria-labelledby={`${id}-label`}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        >
          {texts.map((text, place) => (
            <EntryRow
              key={place}
              text={text}
              place={place}
              last={texts.length - 1}
              edited={edited === place}
              onEdit={(on) => setEdited(on ? place : undefined)}
              onText={(changed) => onText(place, changed)}
              refuse={(changed) => refuse?.(place, changed)}
              onRemove={() => remove(place)}
              onMove={onMove && ((to) => move(place, to))}
              removeLabel={removeLabel(text)}
              extra={extra?.(place)}
            />
          ))}
        </ol>
        {children}
      </div>
      <LiveRegion>{news}</LiveRegion>
    </Input.Wrapper>
  );
}
