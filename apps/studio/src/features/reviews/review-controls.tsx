import { Button, NativeSelect } from '@mantine/core';
import type { Reviews } from '@puzzle-runs/contract/management/review.ts';
import { isolated } from '@puzzle-runs/domain/text/isolated.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { download } from '@puzzle-runs/web/ui/download.ts';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { reviewsTexts } from '#i18n/reviews.ts';
import { accountFile } from '#shell/account-call.ts';
import { useSave } from '#shell/form/use-save.ts';
import { REVIEW_STATES, type ReviewFilters, type ReviewScope } from './review-filters.ts';
import styles from './reviews.module.css';

interface Props {
  data: Reviews;
  filters: ReviewFilters;
  onFilter: (filters: ReviewFilters) => void;
  scope: ReviewScope;
  file: string;
}

/** Number of open photos, the filters, and the download. */
export function ReviewControls({ data, filters, onFilter, scope, file }: Props) {
  const { t } = useTranslation(reviewsTexts);
  const zip = useSave({
    send: () => accountFile(routes.managedReviews.zip, { query: scope }),
    onDone: (content) => download(content, `${file}.zip`),
  });
  const tasks = data.tasks.map(({ id, name, Poi }) => ({
    value: String(id),
    label: `${isolated(Poi.name)}: ${isolated(name)}`,
  }));
  return (
    <div className={styles.controls}>
      <p className={styles.count} role="status">
        {t('reviews.open', { count: data.open })}
      </p>
      <div className={styles.states} role="group" aria-label={t('reviews.filter')}>
        {REVIEW_STATES.map((state) => (
          <button
            key={state}
            type="button"
            className={styles.state}
            aria-pressed={filters.state === state}
            onClick={() => onFilter({ ...filters, state })}
          >
            {t(`reviews.filter.${state}`)}
          </button>
        ))}
      </div>
      <NativeSelect
        className={styles.task ?? ''}
        aria-label={t('reviews.task')}
        value={String(filters.task ?? '')}
        data={[{ value: '', label: t('reviews.task.all') }, ...tasks]}
        onChange={({ target }) =>
          onFilter({ ...filters, task: target.value === '' ? undefined : Number(target.value) })
        }
      />
      <Button
        variant="outline"
        loading={zip.isPending}
        leftSection={<IconDownload aria-hidden="true" size={20} />}
        onClick={() => zip.mutate(undefined)}
      >
        {t('reviews.zip')}
      </Button>
    </div>
  );
}
