import { Button } from '@mantine/core';
import { failureCodeOf } from '@puzzle-runs/web/api-problem.ts';
import type { FailureView } from '@puzzle-runs/web/catch.tsx';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { Forbidden } from './forbidden.tsx';
import { NotFound } from './not-found.tsx';
import { PageTitle } from './page-title.tsx';

/** What a page shows instead of itself when it cannot be loaded: a sentence and another try. */
export const Failure: FailureView = function Failure({ error, onRetry }) {
  const { t } = useTranslation();
  const code = failureCodeOf(error);
  if (code === 'not_found') return <NotFound />;
  if (code === 'forbidden') return <Forbidden />;

  const title = t(code === 'network' ? 'alert.network' : 'state.error.title');
  return (
    <>
      <PageTitle title={title} />
      <EmptyState
        level={1}
        title={title}
        text={t(`problem.${code}`)}
        action={<Button onClick={onRetry}>{t('action.retry')}</Button>}
      />
    </>
  );
};
