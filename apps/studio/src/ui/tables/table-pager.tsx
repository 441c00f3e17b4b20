import { Button } from '@mantine/core';
import { PAGE_SIZE } from '@puzzle-runs/domain/wire-sizes.ts';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './table-pager.module.css';

export interface Paging {
  /** Number of rows on all pages. */
  count: number;
  /** Number of rows before this page. */
  offset: number;
  /** Opens the page with this offset; `replace` replaces the entry of the browser's history. */
  onGo: (offset: number, replace?: boolean) => void;
}

/**
 * Pagination buttons (previous, next); renders nothing when everything fits on one page. A page after the last one
 * leads to the last one.
 */
export function TablePager({ count, offset, onGo, label }: Paging & { label: string }) {
  const { t } = useTranslation();
  const page = Math.floor(offset / PAGE_SIZE) + 1;
  const pages = Math.ceil(count / PAGE_SIZE);
  const goToLast = useEffectEvent(() => onGo((pages - 1) * PAGE_SIZE, true));
  const beyond = count > 0 && page > pages;
  useEffect(() => {
    if (beyond) goToLast();
  }, [beyond]);

  if (count <= PAGE_SIZE) return null;
  return (
    <nav className={styles.pager} aria-label={t('list.pages', { list: label })}>
      <Button
        variant="outline"
        disabled={page <= 1}
        leftSection={<IconArrowLeft aria-hidden="true" />}
        onClick={() => onGo(offset - PAGE_SIZE)}
      >
        {t('action.previous')}
      </Button>
      <span role="status">{t('list.page', { page, pages })}</span>
      <Button
        variant="outline"
        disabled={page >= pages}
        rightSection={<IconArrowRight aria-hidden="true" />}
        onClick={() => onGo(offset + PAGE_SIZE)}
      >
        {t('action.next')}
      </Button>
    </nav>
  );
}
