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

/** Returns the selected cells, or the cell that contains the caret; empty outside tables. */
export function $selectedCells(): TableCellNode[] {
  const selection = $getSelection();
  if ($isTableSelection(selection)) return selection.getNodes().filter($isTableCellNode);
  if (!$isRangeSelection(selection)) return [];
  const cell = $findMatchingParent(selection.anchor.getNode(), $isTableCellNode);
  return cell ? [cell] : [];
}

/** Returns the cell to the right of a cell, or below it; undefined at the edge. */
export function $neighbourOf(cell: TableCellNode, side: 'right' | 'below'): TableCellNode | undefined {
  const [map, { startRow, startColumn }] = $computeTableMap($getTableNodeFromLexicalNodeOrThrow(cell), cell, cell);
  const neighbour =
    side === 'right'
      ? map[startRow]?.[startColumn + cell.getColSpan()]
      : map[startRow + cell.getRowSpan()]?.[startColumn];
  return neighbour?.cell;
}

/** Merges the cells and their content into one; call it inside an update. */
export function $merge(cells: TableCellNode[]): void {
  const merged = cells.length > 1 ? $mergeCells(cells) : null;
  if (!merged) return;
  $dropEmptyRows($getTableNodeFromLexicalNodeOrThrow(merged));
  merged.selectEnd();
}

/** Returns all cells of the smallest rectangle that contains both cells. */
export function $cellsBetween(one: TableCellNode, other: TableCellNode): TableCellNode[] {
  const [map, from, to] = $computeTableMap($getTableNodeFromLexicalNodeOrThrow(one), one, other);
  const { minRow, maxRow, minColumn, maxColumn } = $computeTableCellRectBoundary(map, from, to);
  const rows = map.slice(minRow, maxRow + 1).map((row) => row.slice(minColumn, maxColumn + 1));
  return [...new Set(rows.flat().map(({ cell }) => cell))];
}

/**
 * Removes rows in which no cell starts, because they are invisible; cells that span such a row get a smaller row span.
 */
function $dropEmptyRows(table: TableNode): void {
  const [map] = $computeTableMapSkipCellCheck(table, null, null);
  for (const [index, row] of table.getChildren().filter($isTableRowNode).entries()) {
    if (row.getChildrenSize() > 0) continue;
    for (const cell of new Set(map[index]?.map((place) => place.cell))) cell.setRowSpan(cell.getRowSpan() - 1);
    row.remove();
  }
}
