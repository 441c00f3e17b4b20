import {
  $computeTableCellRectBoundary,
  $computeTableMap,
  $computeTableMapSkipCellCheck,
  $getTableNodeFromLexicalNodeOrThrow,
  $isTableCellNode,
  $isTableRowNode,
  $isTableSelection,
  $mergeCells,
  type TableCellNode,
  type TableNode,
} from '@lexical/table';
import { $findMatchingParent } from '@lexical/utils';
import { $getSelection, $isRangeSelection } from 'lexical';

/** The selected cells: several, or the one in which the caret is; none outside of tables. */
export function $selectedCells(): TableCellNode[] {
  const selection = $getSelection();
  if ($isTableSelection(selection)) return selection.getNodes().filter($isTableCellNode);
  if (!$isRangeSelection(selection)) return [];
  const cell = $findMatchingParent(selection.anchor.getNode(), $isTableCellNode);
  return cell ? [cell] : [];
}

/** What stands beside a cell, or below it; undefined at the edge. */
export function $neighbourOf(cell: TableCellNode, side: 'right' | 'below'): TableCellNode | undefined {
  const [map, { startRow, startColumn }] = $computeTableMap($getTableNodeFromLexicalNodeOrThrow(cell), cell, cell);
  const neighbour =
    side === 'right'
      ? map[startRow]?.[startColumn + cell.getColSpan()]
      : map[startRow + cell.getRowSpan()]?.[startColumn];
  return neighbour?.cell;
}

/** Makes one cell of these, with the content of all of them; call it inside an update. */
export function $merge(cells: TableCellNode[]): void {
  const merged = cells.length > 1 ? $mergeCells(cells) : null;
  if (!merged) return;
  $dropEmptyRows($getTableNodeFromLexicalNodeOrThrow(merged));
  merged.selectEnd();
}

/** All cells of the smallest rectangle with both in it. */
export function $cellsBetween(one: TableCellNode, other: TableCellNode): TableCellNode[] {
  const [map, from, to] = $computeTableMap($getTableNodeFromLexicalNodeOrThrow(one), one, other);
  const { minRow, maxRow, minColumn, maxColumn } = $computeTableCellRectBoundary(map, from, to);
  const rows = map.slice(minRow, maxRow + 1).map((row) => row.slice(minColumn, maxColumn + 1));
  return [...new Set(rows.flat().map(({ cell }) => cell))];
}

/** A row in which no cell begins cannot be seen: the cells that reach over it become shorter. */
function $dropEmptyRows(table: TableNode): void {
  const [map] = $computeTableMapSkipCellCheck(table, null, null);
  for (const [index, row] of table.getChildren().filter($isTableRowNode).entries()) {
    if (row.getChildrenSize() > 0) continue;
    for (const cell of new Set(map[index]?.map((place) => place.cell))) cell.setRowSpan(cell.getRowSpan() - 1);
    row.remove();
  }
}
