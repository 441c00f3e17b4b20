import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { pagesOf } from './filters.ts';
import styles from './pager.module.css';

interface Props {
  page: number;
  /** Rows of all pages. */
  count: number;
  onTurn: (page: number) => void;
}

/** Pagination buttons (previous, next); renders nothing for a single page. */
export function Pager({ page, count, onTurn }: Props) {
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
