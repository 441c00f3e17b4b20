import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNotice } from '#ui/form-notice.tsx';
import {
  areValidPositions,
  movedPositions,
  moveRow,
  type PendingMoves,
  type PositionedRow,
  reorderedRows,
  typePosition,
} from '#ui/reorder-rows.ts';
import { SaveBar } from '#ui/save-bar.tsx';
import { type SortableRow, SortableRows } from '#ui/sortable-rows.tsx';
import { useAlert } from '../alerts/use-alert.ts';
import { LeaveGuard } from '../form/leave-guard.tsx';
import { useSave } from '../form/use-save.ts';
import styles from './reorder-form.module.css';

interface Props<Row extends SortableRow & PositionedRow> {
  /** Accessible name of the list. */
  label: string;
  /** Rows of the current page; pending moves of other pages are kept. */
  rows: readonly Row[];
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

/** List that can be reordered and saved. Positions must be exactly 1…n; otherwise the alert `nochange` appears. */
export function ReorderForm<Row extends SortableRow & PositionedRow>(props: Props<Row>) {
  const { label, rows, send, onSaved, children, actions, pager } = props;
  const { t } = useTranslation();
  const showAlert = useAlert();
  const [wishes, setWishes] = useState<PendingMoves>({});
  const shown = reorderedRows(rows, wishes);
  const changed = movedPositions(wishes);
  const sound = areValidPositions(wishes);

  const save = useSave({
    send,
    async onDone() {
      await onSaved();
      setWishes({});
      showAlert('update');
    },
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (changed.length > 0 && sound) save.mutate(changed);
    else showAlert('nochange');
  }

  return (
    <form noValidate className={styles.form} aria-label={t('order.form', { list: label })} onSubmit={submit}>
      <LeaveGuard changed={changed.length > 0} onDiscard={() => setWishes({})} />
      <SortableRows
        label={label}
        rows={shown}
        numberOf={({ id, position }) => wishes[id]?.text ?? String(position)}
        onNumber={(row, typed) => setWishes(typePosition(wishes, row, typed))}
        onMove={(from, to) => setWishes(moveRow(wishes, shown, from, to))}
        actions={actions}
      >
        {children}
      </SortableRows>
      <FormNotice text={sound ? undefined : t('order.gap')} />
      {pager}
      <SaveBar changed={changed.length > 0} busy={save.isPending} action={t('order.save')} />
    </form>
  );
}
