import { Fragment, type ReactNode } from 'react';
import styles from './paged-table.module.css';
import { type Paging, TablePager } from './table-pager.tsx';

export interface Column<Row> {
  /** Above the column; on phones beside each value of it. */
  head: string;
  /** `index` counts from 1 through all pages. */
  cell: (row: Row, index: number) => ReactNode;
  /** What people write themselves: it may be one long word, which is broken rather than the table widened. */
  long?: boolean;
  /** A time or a number: it stays on one line. */
  short?: boolean;
  /** A few words: on a large screen they keep some room, rather than leave it all to the long ones. */
  wide?: boolean;
}

interface Props<Row extends { id: number }> {
  /** What the list is, for those who do not see it. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Something to be said about a row, below it; undefined for nothing. */
  note?: (row: Row) => ReactNode;
  /** Without it all rows stand below each other. */
  paging?: Paging;
  /** Stands in for a list without rows, e.g. an `EmptyState`. */
  empty: ReactNode;
}

/** A list as a table, one page of it with the way to the next; on phones each row becomes a card. */
export function PagedTable<Row extends { id: number }>(props: Props<Row>) {
  const { label, columns, rows, note, paging, empty } = props;
  if ((paging?.count ?? rows.length) === 0) return empty;
  return (
    <div className={styles.list}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ head }) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <Fragment key={row.id}>
              <tr>
                {columns.map(({ head, cell, long, short, wide }) => (
                  <td
                    key={head}
                    data-head={head}
                    data-long={long || undefined}
                    data-short={short || undefined}
                    data-wide={wide || undefined}
                  >
                    {cell(row, (paging?.offset ?? 0) + place + 1)}
                  </td>
                ))}
              </tr>
              <NoteRow columns={columns.length}>{note?.(row)}</NoteRow>
            </Fragment>
          ))}
        </tbody>
      </table>
      {paging && <TablePager {...paging} label={label} />}
    </div>
  );
}

/** A row across all columns; none where there is nothing to be said. */
function NoteRow({ columns, children }: { columns: number; children: ReactNode }) {
  if (children === undefined) return null;
  return (
    <tr data-note>
      <td colSpan={columns}>{children}</td>
    </tr>
  );
}
