import { $findTableNode } from '@lexical/table';
import type { LexicalNode } from 'lexical';
import { $hasHeaderColumn, $hasHeaderRow } from '../lexical/table-headers.ts';
import { $neighbourOf, $selectedCells } from '../plugins/table-cells.ts';

/** What the table around the selection is like, and what can be done with its cells. */
export interface TableState {
  readonly headerRow: boolean;
  readonly headerColumn: boolean;
  /** Several cells are selected. */
  readonly merge: boolean;
  /** One cell is selected, and there is another beside it, or below. */
  readonly mergeRight: boolean;
  readonly mergeBelow: boolean;
  /** A selected cell reaches over several rows or columns. */
  readonly split: boolean;
}

/** Undefined outside of tables; call it inside a read. */
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
