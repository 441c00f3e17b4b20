import { ActionIcon, TextInput } from '@mantine/core';
import { useSortable } from '@puzzle-runs/web/drag/use-sortable.ts';
import { LiveRegion } from '@puzzle-runs/web/ui/live-region.tsx';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './sortable-rows.module.css';

export interface SortableRow {
  id: number;
  name: string;
}

interface Props<Row extends SortableRow> {
  /** What the list is, for those who do not see it. */
  label: string;
  /** In the order in which they are shown. */
  rows: readonly Row[];
  /** What a row's field says. */
  numberOf: (row: Row) => string;
  onNumber: (row: Row, typed: string) => void;
  /** Places in `rows`, counted from 0. */
  onMove: (from: number, to: number) => void;
  /** What a row shows of itself. */
  children: (row: Row) => ReactNode;
  /** What can be done with a row: links. */
  actions: (row: Row) => ReactNode;
}

/** Rows that are put in order by dragging, by buttons, or by the number in the field of each. */
export function SortableRows<Row extends SortableRow>(props: Props<Row>) {
  const { label, rows, numberOf, onNumber, onMove, children, actions } = props;
  const { t } = useTranslation();
  const [news, setNews] = useState('');
  const last = rows.length - 1;

  function move(from: number, to: number) {
    const [row, other] = [rows[from], rows[to]];
    if (!row || !other) return;
    onMove(from, to);
    setNews(t('order.moved', { name: row.name, place: to + 1, all: rows.length }));
  }

  const list = useSortable<HTMLOListElement>(move);
  return (
    <>
      <ol ref={list} className={styles.rows} aria-label={label}>
        {rows.map((row, place) => (
          <li key={row.id} className={styles.row}>
            <span className={styles.handle} data-drag-handle title={t('order.drag')}>
              <IconGripVertical aria-hidden="true" />
            </span>
            <TextInput
              className={styles.number}
              aria-label={t('order.position', { name: row.name })}
              inputMode="numeric"
              autoComplete="off"
              value={numberOf(row)}
              onChange={({ target }) => onNumber(row, target.value)}
              onFocus={({ target }) => target.select()}
            />
            <div className={styles.content}>{children(row)}</div>
            <div className={styles.moves}>
              <ActionIcon
                variant="subtle"
                size="var(--target)"
                aria-label={t('order.up', { name: row.name })}
                aria-disabled={place === 0}
                onClick={() => move(place, place - 1)}
              >
                <IconArrowUp aria-hidden="true" />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                size="var(--target)"
                aria-label={t('order.down', { name: row.name })}
                aria-disabled={place === last}
                onClick={() => move(place, place + 1)}
              >
                <IconArrowDown aria-hidden="true" />
              </ActionIcon>
            </div>
            <div className={styles.actions}>{actions(row)}</div>
          </li>
        ))}
      </ol>
      <LiveRegion>{news}</LiveRegion>
    </>
  );
}
