import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { Menu } from '@mantine/core';
import {
  IconCheck,
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconTable,
  IconTablePlus,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { perform } from '../plugins/perform.ts';
import { tableChanges } from '../plugins/table-changes.ts';
import { ICON } from './icon.ts';
import type { Look } from './look.ts';
import { ToolButton } from './tool-button.tsx';
import styles from './toolbar.module.css';

const CHANGES = {
  rowAbove: IconRowInsertTop,
  rowBelow: IconRowInsertBottom,
  columnLeft: IconColumnInsertLeft,
  columnRight: IconColumnInsertRight,
  deleteRow: IconRowRemove,
  deleteColumn: IconColumnRemove,
  deleteTable: IconTrash,
} as const;
const NAMES = Object.keys(CHANGES) as readonly (keyof typeof CHANGES)[];

/** A new table; inside of one also its rows and columns. */
export function TableMenu({ look, onInsert }: { look: Look; onInsert: () => void }) {
  const { t } = useTranslation();
  const [editor] = useLexicalComposerContext();
  const inTable = look.headerRow !== undefined;
  return (
    <Menu position="bottom-start" zIndex={300} returnFocus withinPortal checkIcon={<IconCheck aria-hidden size={18} />}>
      <Menu.Target>
        <ToolButton label={t('editor.table')} active={inTable}>
          <IconTable {...ICON} />
        </ToolButton>
      </Menu.Target>
      <Menu.Dropdown className={styles.menu ?? ''}>
        <Menu.Item className={styles.item ?? ''} leftSection={<IconTablePlus {...ICON} />} onClick={onInsert}>
          {t('editor.table.insert')}
        </Menu.Item>
        {inTable && (
          <>
            <Menu.CheckboxItem
              checked={look.headerRow ?? false}
              closeMenuOnClick
              className={styles.item ?? ''}
              onChange={() => perform(editor, tableChanges.headerRow)}
            >
              {t('editor.table.header')}
            </Menu.CheckboxItem>
            {NAMES.map((name) => {
              const Icon = CHANGES[name];
              return (
                <Menu.Item
                  key={name}
                  className={styles.item ?? ''}
                  leftSection={<Icon {...ICON} />}
                  onClick={() => perform(editor, tableChanges[name])}
                >
                  {t(`editor.table.${name}`)}
                </Menu.Item>
              );
            })}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
