import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { IconMapPin, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Filters, pagesOf, readFilters, writeFilters } from './filters.ts';
import styles from './list-page.module.css';

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

interface PagerProps {
  page: number;
  /** Rows of all pages. */
  count: number;
  onTurn: (page: number) => void;
}

/** Pagination buttons (previous, next); renders nothing for a single page. */
function Pager({ page, count, onTurn }: PagerProps) {
  const { t } = useTranslation();
  const pages = pagesOf(count);
  if (pages === 1) return null;

  return (
    <nav className={styles.pager} aria-label={t('explore.pages')}>
      <Button variant="quiet" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {t('explore.previous')}
      </Button>
      <p>{t('explore.page', { page, pages })}</p>
      <Button variant="quiet" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        {t('explore.next')}
      </Button>
    </nav>
  );
}

interface ListHeadProps {
  filters: Filters;
  /** "11 Runs" */
  count: string;
  onClear: () => void;
}

/** Number of rows and the chosen postal codes. Scrolls up and takes the focus when the page number changes. */
function ListHead({ filters: { page, postalCodes }, count, onClear: onWiden }: ListHeadProps) {
  const { t } = useTranslation();
  const head = useRef<HTMLDivElement>(null);
  const before = useRef(page);
  const [first, ...others] = postalCodes;
  const label = first && (others.length === 0 ? first : t('explore.places', { count: postalCodes.length }));

  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    head.current?.scrollIntoView();
    head.current?.focus({ preventScroll: true });
  }, [page]);

  return (
    <div ref={head} className={styles.head} tabIndex={-1}>
      <p className={styles.count} role="status">
        {count}
      </p>
      {label && (
        <button
          type="button"
          className={styles.narrowed}
          aria-label={t('explore.widen', { places: label })}
          onClick={onWiden}
        >
          <IconMapPin size={20} aria-hidden="true" />
          {label}
          <IconX size={20} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
