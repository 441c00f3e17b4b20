import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { Menu, type PopoverProps } from '@mantine/core';
import {
  IconArrowBarToDown,
  IconArrowBarToRight,
  IconArrowsJoin,
  IconArrowsSplit,
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
import { editorTexts } from '#i18n/editor.ts';
import { tableChanges } from '../plugins/table-changes.ts';
import { updateSelection } from '../plugins/update-selection.ts';
import type { SelectionFormat } from './selection-format.ts';
import type { TableState } from './table-state.ts';
import { ToolButton } from './tool-button.tsx';
import styles from './toolbar.module.css';
import { TOOLBAR_ICON } from './toolbar-icon.ts';

const CHANGE_ICONS = {
  rowAbove: IconRowInsertTop,
  rowBelow: IconRowInsertBottom,
  columnLeft: IconColumnInsertLeft,
  columnRight: IconColumnInsertRight,
  merge: IconArrowsJoin,
  mergeRight: IconArrowBarToRight,
  mergeBelow: IconArrowBarToDown,
  split: IconArrowsSplit,
  deleteRow: IconRowRemove,
  deleteColumn: IconColumnRemove,
  deleteTable: IconTrash,
} as const;
type Name = keyof typeof CHANGE_ICONS;
const NAMES = Object.keys(CHANGE_ICONS) as readonly Name[];
const HEADERS = ['headerRow', 'headerColumn'] as const;

/** Uses the height available on the side with more room. On a phone that fits half of the list; the rest scrolls. */
const MENU_HEIGHT: NonNullable<PopoverProps['middlewares']> = {
  shift: true,
  flip: { padding: 8 },
  size: {
    padding: 8,
    apply: ({ availableHeight, elements }) => {
      elements.floating.style.maxHeight = `${Math.max(availableHeight, 200)}px`;
    },
  },
};

/** Whether a change is offered: rows and columns always; for cells it depends on the selection. */
function isOffered(name: Name, table: TableState): boolean {
  return name in table ? table[name as keyof TableState] : true;
}

/** Inserts a table; inside a table it also edits rows, columns and cells. */
export function TableMenu({ look, onInsert }: { look: SelectionFormat; onInsert: () => void }) {
  const { t } = useTranslation(editorTexts);
  return (
    <Menu
      position="bottom-start"
      zIndex={300}
      returnFocus
      withinPortal
      middlewares={MENU_HEIGHT}
      checkIcon={<IconCheck aria-hidden size={18} />}
    >
      <Menu.Target>
        <ToolButton label={t('editor.table')} active={look.table !== undefined}>
          <IconTable {...TOOLBAR_ICON} />
        </ToolButton>
      </Menu.Target>
      <Menu.Dropdown className={styles.menu ?? ''}>
        <Menu.Item className={styles.item ?? ''} leftSection={<IconTablePlus {...TOOLBAR_ICON} />} onClick={onInsert}>
          {t('editor.table.insert')}
        </Menu.Item>
        {look.table && <TableItems table={look.table} />}
      </Menu.Dropdown>
    </Menu>
  );
}

function TableItems({ table }: { table: TableState }) {
  const { t } = useTranslation(editorTexts);
  const [editor] = useLexicalComposerContext();
  return (
    <>
      {HEADERS.map((name) => (
        <Menu.CheckboxItem
          key={name}
          checked={table[name]}
          closeMenuOnClick
          className={styles.item ?? ''}
          onChange={() => updateSelection(editor, tableChanges[name])}
        >
          {t(`editor.table.${name}`)}
        </Menu.CheckboxItem>
      ))}
      {NAMES.filter((name) => isOffered(name, table)).map((name) => {
        const Icon = CHANGE_ICONS[name];
        return (
          <Menu.Item
            key={name}
            className={styles.item ?? ''}
            leftSection={<Icon {...TOOLBAR_ICON} />}
            onClick={() => updateSelection(editor, tableChanges[name])}
          >
            {t(`editor.table.${name}`)}
          </Menu.Item>
        );
      })}
    </>
  );
}
