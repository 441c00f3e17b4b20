import { IconMapPin, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Filters } from './filters.ts';
import styles from './list-head.module.css';

interface Props {
  filters: Filters;
  /** "11 Runs" */
  count: string;
  onClear: () => void;
}

/** How many rows there are, and the postal codes they are narrowed to. A turned page brings reader and focus back up to here. */
export function ListHead({ filters: { page, postalCodes }, count, onClear: onWiden }: Props) {
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
