import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Filters, readFilters, writeFilters } from './filters.ts';
import { ListHead } from './list-head.tsx';
import styles from './list-page.module.css';
import { Pager } from './pager.tsx';

export interface ListProps {
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
}

interface Props extends ListProps {
  /** Rows of all pages, as a number and as text. */
  count: number;
  countLabel: string;
  /** The rows of this page. */
  children: ReactNode[];
}

/** One page of a list with head and pager, or an empty state with a button that clears the filters. */
export function ListPage({ filters, onChange, count, countLabel, children }: Props) {
  const { t } = useTranslation();
  const narrowed = writeFilters({ ...filters, page: 1 }) !== '';

  return (
    <>
      <ListHead filters={filters} count={countLabel} onClear={() => onChange({ postalCodes: [] })} />
      {children.length > 0 ? (
        <ul className={styles.rows}>{children}</ul>
      ) : (
        <EmptyState
          title={t('explore.empty.title')}
          text={t(narrowed || count > 0 ? 'explore.empty.filtered' : 'explore.empty.text')}
          action={
            (narrowed || count > 0) && (
              <Button variant="quiet" onClick={() => onChange(readFilters(new URLSearchParams()))}>
                {t('explore.empty.action')}
              </Button>
            )
          }
        />
      )}
      <Pager page={filters.page} count={count} onTurn={(page) => onChange({ page })} />
    </>
  );
}
