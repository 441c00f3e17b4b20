import { Fragment, type ReactNode, type RefCallback, useEffect, useState } from 'react';
import styles from './paged-table.module.css';
import { type Paging, TablePager } from './table-pager.tsx';

export interface Column<Row> {
  /** Column heading; on phones the label of each value. */
  head: string;
  /** `index` is the row's number across all pages, starting at 1. */
  cell: (row: Row, index: number) => ReactNode;
  /** User-written text, which may be one long word: it breaks instead of widening the table. */
  long?: boolean;
  /** Time or number: never wraps. */
  short?: boolean;
  /** Short text that keeps a minimum width on large screens, so that `long` columns do not take all the space. */
  wide?: boolean;
}

interface Props<Row extends { id: number }> {
  /** Accessible name of the list. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Optional note below a row; undefined for no note. */
  note?: (row: Row) => ReactNode;
  /** Without paging all rows are shown at once. */
  paging?: Paging;
  /** Shown instead of a list without rows, e.g. an `EmptyState`. */
  empty: ReactNode;
}

/** One page of a list as a table with a pager. On phones each row becomes a card. */
export function PagedTable<Row extends { id: number }>(props: Props<Row>) {
  const { label, columns, rows, note, paging, empty } = props;
  const [frame, isScrollable] = useScrollable<HTMLDivElement>();
  if ((paging?.count ?? rows.length) === 0) return empty;
  return (
    <div className={styles.list}>
      <div
        ref={frame}
        className={styles.frame}
        {...(isScrollable && { tabIndex: 0, role: 'region', 'aria-label': label })}
      >
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
      </div>
      {paging && <TablePager {...paging} label={label} />}
    </div>
  );
}

/** Note that spans all columns; renders nothing without content. */
function NoteRow({ columns, children }: { columns: number; children: ReactNode }) {
  if (children === undefined) return null;
  return (
    <tr data-note>
      <td colSpan={columns}>{children}</td>
    </tr>
  );
}

/** Whether an element is wider inside than outside, so that it scrolls sideways; then it must be reachable by key. */
function useScrollable<E extends Element>(): [RefCallback<E>, boolean] {
  const [element, setElement] = useState<E | null>(null);
  const [isScrollable, setIsScrollable] = useState(false);

  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(() => setIsScrollable(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);

  return [setElement, isScrollable];
}
