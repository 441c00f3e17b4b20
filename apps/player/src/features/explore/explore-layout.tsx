import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { Button } from '@puzzle-runs/web/ui/button.tsx';
import { classNames } from '@puzzle-runs/web/ui/class-names.ts';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import type { FailureView } from '@puzzle-runs/web/ui/error-boundary.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureAlert } from '#shell/alerts/use-failure-alert.ts';
import styles from './explore-layout.module.css';

interface Props {
  title: string;
  map: ReactNode;
  filters: ReactNode;
  list: ReactNode;
  /** New rows are loading. */
  stale: boolean;
}

/**
 * Map above filters and list, from 900 px beside them. Last in the DOM, so that keyboard users reach the list before
 * the markers.
 */
export function ExploreLayout({ title, map, filters, list, stale }: Props) {
  return (
    <div className={styles.layout}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.results}>
        {filters}
        <div className={classNames(stale && styles.stale)} aria-busy={stale}>
          {list}
        </div>
      </div>
      <div className={styles.map}>{map}</div>
    </div>
  );
}

/** Replaces a list that failed to load: a message and a retry button. */
export const ListFailure: FailureView = function ListFailure({ error, onRetry }) {
  const { t } = useTranslation();
  useFailureAlert();
  return (
    <EmptyState
      title={t('explore.failed')}
      text={t(`problem.${failureCodeOf(error)}`)}
      action={<Button onClick={onRetry}>{t('action.retry')}</Button>}
    />
  );
};
