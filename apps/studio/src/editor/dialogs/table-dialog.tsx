import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { INSERT_TABLE_COMMAND } from '@lexical/table';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editorTexts } from '#i18n/editor.ts';
import { WholeNumberField } from '#ui/clamped-number-field.tsx';
import { updateSelection } from '../plugins/update-selection.ts';
import styles from './dialog-frame.module.css';
import { DialogFrame } from './dialog-frame.tsx';

const ROWS_MAX = 50;
const COLUMNS_MAX = 12;

/** Asks for the size of a new table and inserts it. */
export function TableDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(editorTexts);
  const [editor] = useLexicalComposerContext();
  const [rows, setRows] = useState<number | ''>(3);
  const [columns, setColumns] = useState<number | ''>(2);
  const [header, setHeader] = useState(true);

  const confirm = () => {
    const size = { rows: String(rows || 1), columns: String(columns || 1) };
    onClose();
    updateSelection(editor, () =>
      editor.dispatchCommand(INSERT_TABLE_COMMAND, { ...size, includeHeaders: { rows: header, columns: false } }),
    );
  };
  return (
    <DialogFrame title={t('editor.table.insert')} confirm={t('editor.insert')} onConfirm={confirm} onClose={onClose}>
      <div className={styles.pair}>
        <WholeNumberField
          min={1}
          label={t('editor.table.rows')}
          max={ROWS_MAX}
          value={rows}
          onChange={setRows}
          data-autofocus
        />
        <WholeNumberField
          min={1}
          label={t('editor.table.columns')}
          max={COLUMNS_MAX}
          value={columns}
          onChange={setColumns}
        />
      </div>
      <Checkbox
        size="md"
        label={t('editor.table.headerRow')}
        checked={header}
        onChange={(event) => setHeader(event.currentTarget.checked)}
      />
    </DialogFrame>
  );
}
