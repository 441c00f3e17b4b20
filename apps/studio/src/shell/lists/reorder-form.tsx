import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNotice } from '#ui/form-notice.tsx';
import {
  areValidPositions,
  changedPositions,
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
  /** What the list is, for those who do not see it. */
  label: string;
  /** The rows of the page that is shown; what is wished of other pages is kept. */
  rows: readonly Row[];
  /** Saves the rows that get another position. */
  send: (changed: PositionedRow[]) => Promise<unknown>;
  /** Called after saving; reads the list again. */
  onSaved: () => Promise<unknown>;
  /** What a row shows of itself. */
  children: (row: Row) => ReactNode;
  /** What can be done with a row: links. */
  actions: (row: Row) => ReactNode;
  /** Below the list: the way to its other pages. */
  pager?: ReactNode;
}

/** A list that is put in order and saved. Only exactly 1…n is taken, anything else is `nochange` (specification 2, part 4). */
export function ReorderForm<Row extends SortableRow & PositionedRow>(props: Props<Row>) {
  const { label, rows, send, onSaved, children, actions, pager } = props;
  const { t } = useTranslation();
  const showAlert = useAlert();
  const [wishes, setWishes] = useState<PendingMoves>({});
  const shown = reorderedRows(rows, wishes);
  const changed = changedPositions(wishes);
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
