import {
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $findTableNode,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $isTableSelection,
  $setTableColumnIsHeader,
  $setTableRowIsHeader,
  $unmergeCellNode,
  type TableNode,
} from '@lexical/table';
import { $createParagraphNode, $getSelection, $isRangeSelection } from 'lexical';
import { $hasHeaderColumn, $hasHeaderRow } from '../lexical/table-headers.ts';
import { $cellsBetween, $merge, $neighbourOf, $selectedCells } from './table-cells.ts';

/** Changes to the table around the selection; call them inside an update. Outside tables they do nothing. */
export const tableChanges = {
  rowAbove: () => $inTable(() => $insertTableRowAtSelection(false)),
  rowBelow: () => $inTable(() => $insertTableRowAtSelection(true)),
  columnLeft: () => $inTable(() => $insertTableColumnAtSelection(false)),
  columnRight: () => $inTable(() => $insertTableColumnAtSelection(true)),
  merge: () => $merge($selectedCells()),
  mergeRight: () => $mergeWith('right'),
  mergeBelow: () => $mergeWith('below'),
  split: () => $selectedCells().forEach($unmergeCellNode),
  deleteRow: () => $inTable($deleteTableRowAtSelection),
  deleteColumn: () => $inTable($deleteTableColumnAtSelection),
  deleteTable: () => $inTable($deleteTable),
  headerRow: () => $inTable((table) => $setTableRowIsHeader(table, 0, !$hasHeaderRow(table))),
  headerColumn: () => $inTable((table) => $setTableColumnIsHeader(table, 0, !$hasHeaderColumn(table))),
} as const;

function $inTable(change: (table: TableNode) => void): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) && !$isTableSelection(selection)) return;
  const table = $findTableNode(selection.anchor.getNode());
  if (table) change(table);
}

function $mergeWith(side: 'right' | 'below'): void {
  const [cell] = $selectedCells();
  const neighbour = cell && $neighbourOf(cell, side);
  if (neighbour) $merge($cellsBetween(cell, neighbour));
}

/** Replaces the table by an empty paragraph that holds the caret. */
function $deleteTable(table: TableNode): void {
  const paragraph = $createParagraphNode();
  table.replace(paragraph);
  paragraph.select();
}
