import { Button, Modal } from '@mantine/core';
import { clampNumber } from '@puzzle-runs/domain/clamp-number.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClampedNumberField } from '#ui/clamped-number-field.tsx';
import { Form } from '#ui/form.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import type { PositionedRow } from '#ui/sorting/reorder-rows.ts';
import type { SortableRow } from '#ui/sorting/sortable-rows.tsx';

interface Props<Row> {
  /** The row to insert elsewhere; undefined closes the dialog. */
  row: Row | undefined;
  /** Number of rows on all pages. */
  count: number;
  busy: boolean;
  onCancel: () => void;
  /** `position` is between 1 and `count`. */
  onInsert: (row: Row, position: number) => void;
}

/** Asks for the new position of a row. The rows in between move by one. */
export function InsertDialog<Row extends SortableRow & PositionedRow>(props: Props<Row>) {
  const { row, onCancel } = props;
  const { t } = useTranslation();
  return (
    <Modal
      opened={row !== undefined}
      onClose={onCancel}
      title={t('order.insert.title', { name: row?.name ?? '' })}
      withCloseButton={false}
      centered
    >
      {row && <InsertForm {...props} row={row} />}
    </Modal>
  );
}

function InsertForm<Row extends PositionedRow>({ row, count, busy, onCancel, onInsert }: Props<Row> & { row: Row }) {
  const { t } = useTranslation();
  const [position, setPosition] = useState(row.position);

  function submit() {
    onInsert(row, position);
  }

  return (
    <Form onSubmit={submit}>
      <ClampedNumberField
        data-autofocus
        label={t('order.insert.position', { count })}
        value={position}
        clamp={(typed) => Math.min(Math.max(clampNumber(typed), 1), count)}
        onChange={setPosition}
      />
      <FormActions>
        <Button type="submit" loading={busy}>
          {t('order.insert.action')}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}
