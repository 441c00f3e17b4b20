import { ActionIcon, Menu, TextInput } from '@mantine/core';
import { useSortable } from '@puzzle-runs/web/drag/use-sortable.ts';
import { LiveRegion } from '@puzzle-runs/web/ui/live-region.tsx';
import { IconArrowsSort, IconDots, IconGripVertical } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoveButtons } from './move-buttons.tsx';
import styles from './sortable-rows.module.css';

export interface SortableRow {
  id: number;
  name: string;
}

interface Props<Row extends SortableRow> {
  /** Accessible name of the list. */
  label: string;
  /** In display order. */
  rows: readonly Row[];
  /** Text of a row's position field. */
  numberOf: (row: Row) => string;
  onNumber: (row: Row, typed: string) => void;
  /** Marks the row's position field as invalid. */
  isWrong: (row: Row) => boolean;
  /** Opens the dialog that moves the row to a position. */
  onInsert: (row: Row) => void;
  /** Indices in `rows`, from 0. */
  onMove: (from: number, to: number) => void;
  /** Content of a row. */
  children: (row: Row) => ReactNode;
  /** Links of a row. */
  actions: (row: Row) => ReactNode;
}

/** Rows that can be reordered by dragging, by buttons, or by typing a position. */
export function SortableRows<Row extends SortableRow>(props: Props<Row>) {
  const { label, rows, numberOf, onNumber, isWrong, onInsert, onMove, children, actions } = props;
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
              error={isWrong(row)}
              onChange={({ target }) => onNumber(row, target.value)}
              onFocus={({ target }) => target.select()}
            />
            <div className={styles.content}>{children(row)}</div>
            <div className={styles.moves}>
              <MoveButtons name={row.name} place={place} last={last} onMove={(to) => move(place, to)} />
              <SortMenu name={row.name} onInsert={() => onInsert(row)} />
            </div>
            <div className={styles.actions}>{actions(row)}</div>
          </li>
        ))}
      </ol>
      <LiveRegion>{news}</LiveRegion>
    </>
  );
}

interface SortMenuProps {
  /** Name of the row. */
  name: string;
  onInsert: () => void;
}

/** Menu of a sortable row. */
function SortMenu({ name, onInsert }: SortMenuProps) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" size="var(--target)" aria-label={t('order.menu', { name })}>
          <IconDots aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconArrowsSort aria-hidden="true" size={20} />} onClick={onInsert}>
          {t('order.insert')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
