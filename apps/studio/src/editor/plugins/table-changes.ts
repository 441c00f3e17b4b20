import {
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $findTableNode,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $isTableCellNode,
  $isTableRowNode,
  $isTableSelection,
  $setTableRowIsHeader,
  type TableNode,
} from '@lexical/table';
import { $createParagraphNode, $getSelection, $isRangeSelection } from 'lexical';

/** Changes of the table around the selection; to be called inside an update, outside of tables they do nothing. */
export const tableChanges = {
  rowAbove: () => $inTable(() => $insertTableRowAtSelection(false)),
  rowBelow: () => $inTable(() => $insertTableRowAtSelection(true)),
  columnLeft: () => $inTable(() => $insertTableColumnAtSelection(false)),
  columnRight: () => $inTable(() => $insertTableColumnAtSelection(true)),
  deleteRow: () => $inTable($deleteTableRowAtSelection),
  deleteColumn: () => $inTable($deleteTableColumnAtSelection),
  deleteTable: () => $inTable($deleteTable),
  headerRow: () => $inTable($toggleHeaderRow),
} as const;

function $inTable(change: (table: TableNode) => void): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) && !$isTableSelection(selection)) return;
  const table = $findTableNode(selection.anchor.getNode());
  if (table) change(table);
}

/** The caret goes to a line in the table's place. */
function $deleteTable(table: TableNode): void {
  const paragraph = $createParagraphNode();
  table.replace(paragraph);
  paragraph.select();
}

function $toggleHeaderRow(table: TableNode): void {
  const first = table.getFirstChild();
  if (!$isTableRowNode(first)) return;
  const isHeader = first
    .getChildren()
    .filter($isTableCellNode)
    .every((cell) => cell.hasHeader());
  $setTableRowIsHeader(table, 0, !isHeader);
}
