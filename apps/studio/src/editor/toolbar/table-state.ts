import { $findTableNode } from '@lexical/table';
import type { LexicalNode } from 'lexical';
import { $hasHeaderColumn, $hasHeaderRow } from '../lexical/table-headers.ts';
import { $neighbourOf, $selectedCells } from '../plugins/table-cells.ts';

/** State of the table around the selection, and which cell operations are possible. */
export interface TableState {
  readonly headerRow: boolean;
  readonly headerColumn: boolean;
  /** True when several cells are selected. */
  readonly merge: boolean;
  /** True when one cell is selected and has a neighbour to the right, or below. */
  readonly mergeRight: boolean;
  readonly mergeBelow: boolean;
  /** True when a selected cell spans several rows or columns. */
  readonly split: boolean;
}

/** Returns undefined outside tables; call it inside a read. */
export function $tableState(node: LexicalNode): TableState | undefined {
  const table = $findTableNode(node);
  const cells = $selectedCells();
  const [first] = cells;
  if (!table || !first) return undefined;
  const one = cells.length === 1 ? first : undefined;
  return {
    headerRow: $hasHeaderRow(table),
    headerColumn: $hasHeaderColumn(table),
    merge: !one,
    mergeRight: one !== undefined && $neighbourOf(one, 'right') !== undefined,
    mergeBelow: one !== undefined && $neighbourOf(one, 'below') !== undefined,
    split: cells.some((cell) => cell.getColSpan() > 1 || cell.getRowSpan() > 1),
  };
}
