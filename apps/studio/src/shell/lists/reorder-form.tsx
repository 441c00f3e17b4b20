import { joinNames } from '@puzzle-runs/domain/text/isolated.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '#ui/form.tsx';
import { FormNotice } from '#ui/form-notice.tsx';
import { SaveBar } from '#ui/save-bar.tsx';
import {
  insertAt,
  movedPositions,
  moveRow,
  type PendingMoves,
  type PositionedRow,
  reorderedRows,
  typePosition,
  wrongRows,
} from '#ui/sorting/reorder-rows.ts';
import { type SortableRow, SortableRows } from '#ui/sorting/sortable-rows.tsx';
import { useAlert } from '../alerts/use-alert.ts';
import { LeaveGuard } from '../form/leaving/leave-guard.tsx';
import { useSave } from '../form/use-save.ts';
import { InsertDialog } from './insert-dialog.tsx';
import styles from './reorder-form.module.css';

interface Props<Row extends SortableRow & PositionedRow> {
  /** Accessible name of the list. */
  label: string;
  /** Rows of the current page; pending moves of other pages are kept. */
  rows: readonly Row[];
  /** Number of rows on all pages. */
  count: number;
  /** Reads the rows of all pages. */
  readAll: () => Promise<readonly Row[]>;
  /** Saves the rows whose position changed. */
  send: (changed: PositionedRow[]) => Promise<unknown>;
  /** Called after saving; refetches the list. */
  onSaved: () => Promise<unknown>;
  /** Content of a row. */
  children: (row: Row) => ReactNode;
  /** Links of a row. */
  actions: (row: Row) => ReactNode;
  /** Pager below the list. */
  pager?: ReactNode;
}

/**
 * List that can be reordered and saved. Positions must be exactly 1…n; otherwise the alert `nochange` appears, and the
 * notice above the list names the rows.
 */
export function ReorderForm<Row extends SortableRow & PositionedRow>(props: Props<Row>) {
  const { label, rows, count, readAll, send, onSaved, children, actions, pager } = props;
  const { t } = useTranslation();
  const showAlert = useAlert();
  const [wishes, setWishes] = useState<PendingMoves>({});
  const shown = reorderedRows(rows, wishes);
  const changed = movedPositions(wishes);
  const wrong = wrongRows(wishes, rows);
  const [inserted, setInserted] = useState<Row>();

  const save = useSave({
    send,
    async onDone() {
      await onSaved();
      setWishes({});
      showAlert('update');
    },
  });

  const insertion = useSave({
    send: async (place: PositionedRow) => ({ place, all: await readAll() }),
    onDone({ place, all }) {
      setWishes(insertAt(wishes, all, place));
      setInserted(undefined);
    },
  });

  function submit() {
    if (changed.length > 0 && wrong.length === 0) save.mutate(changed);
    else showAlert('nochange', wrong.length > 0 ? 'order' : undefined);
  }

  const named = ({ name, text }: { name: string; text: string }) =>
    text === '' ? name : t('order.wrong.row', { name, position: text });

  return (
    <Form className={styles.form} aria-label={t('order.form', { list: label })} onSubmit={submit}>
      <FormNotice text={wrong.length > 0 ? t('order.wrong', { rows: joinNames(wrong.map(named), ', ') }) : undefined} />
      <LeaveGuard changed={changed.length > 0} saving={save.isPending} onDiscard={() => setWishes({})} />
      <InsertDialog
        row={inserted}
        count={count}
        busy={insertion.isPending}
        onCancel={() => setInserted(undefined)}
        onInsert={(row, position) => insertion.mutate({ id: row.id, position })}
      />
      <SortableRows
        label={label}
        rows={shown}
        numberOf={({ id, position }) => wishes[id]?.text ?? String(position)}
        onNumber={(row, typed) => setWishes(typePosition(wishes, row, typed))}
        isWrong={({ id }) => wrong.some((row) => row.id === id)}
        onInsert={setInserted}
        onMove={(from, to) => setWishes(moveRow(wishes, shown, from, to))}
        actions={actions}
      >
        {children}
      </SortableRows>
      {pager}
      <SaveBar changed={changed.length > 0} busy={save.isPending} action={t('order.save')} />
    </Form>
  );
}
