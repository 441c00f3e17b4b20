import { IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { carryTexts } from '#i18n/carry.ts';
import { RowActs } from './row-acts.tsx';
import styles from './trail-row.module.css';
import type { Selection } from './use-selection.ts';

interface Row {
  id: number;
  name: string;
}

interface Props {
  row: Row;
  /** All rows of its list. */
  rows: readonly Row[];
  what: 'pois' | 'tasks';
  address: string;
  /** Address of the page that deletes it. */
  deletion: string;
  /** Whether the spot is open, also on the page of one of its quests. */
  isOpen?: boolean;
  keyed: (event: KeyboardEvent<HTMLElement>) => void;
  selection: Selection;
  /** Moves it by one place. */
  onStep: (step: number) => void;
  onDuplicate: () => void;
  onAsk: (verb: 'copy' | 'move') => void;
  className: string;
  children: ReactNode;
}

/** A spot or quest on the trail: a link with a menu and a handle, or a checkbox while rows are being selected. */
export function TrailRow(props: Props) {
  const { row, rows, what, address, isOpen, keyed, selection, onStep, onAsk, className, children } = props;
  const { t } = useTranslation(carryTexts);
  const { selected } = selection;
  const place = rows.findIndex(({ id }) => id === row.id);

  function select(event: MouseEvent) {
    if (!event.shiftKey) return;
    event.preventDefault();
    selection.extend(what, rows, row.id);
  }

  const isSelected = selected?.what === what && selected.ids.has(row.id);
  return (
    <div className={styles.row} data-selected={isSelected || undefined}>
      {selected ? (
        <label className={className} data-row>
          <input
            type="checkbox"
            className="visually-hidden"
            aria-label={t('carry.select.one', { name: row.name })}
            checked={isSelected}
            data-move={row.id}
            onKeyDown={keyed}
            onChange={() => selection.toggle(what, row.id)}
          />
          {children}
        </label>
      ) : (
        <NavLink
          to={address}
          className={className}
          data-row
          data-move={row.id}
          title={row.name}
          onKeyDown={keyed}
          onClick={select}
          {...(isOpen !== undefined && { 'aria-current': isOpen ? 'true' : undefined })}
        >
          {children}
        </NavLink>
      )}
      <span className={styles.tools}>
        {!selected && (
          <span className={styles.menu}>
            <RowActs
              name={row.name}
              onUp={place > 0 ? () => onStep(-1) : undefined}
              onDown={place < rows.length - 1 ? () => onStep(1) : undefined}
              onDuplicate={props.onDuplicate}
              onAsk={onAsk}
              onSelect={() => selection.toggle(what, row.id)}
              deletion={props.deletion}
            />
          </span>
        )}
        <span className={styles.handle} data-drag-handle title={t('order.drag')}>
          <IconGripVertical aria-hidden="true" size={18} />
        </span>
      </span>
    </div>
  );
}
