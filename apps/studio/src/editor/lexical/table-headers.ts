import { $computeTableMapSkipCellCheck, type TableNode } from '@lexical/table';

/** Whether all cells of a table's first row are headers. */
export function $hasHeaderRow(table: TableNode): boolean {
  const [map] = $computeTableMapSkipCellCheck(table, null, null);
  return map[0]?.every(({ cell }) => cell.hasHeader()) ?? false;
}

/** Whether all cells of a table's first column are headers. */
export function $hasHeaderColumn(table: TableNode): boolean {
  const [map] = $computeTableMapSkipCellCheck(table, null, null);
  return map.every(([first]) => first?.cell.hasHeader());
}
