import { Button } from '@mantine/core';
import { EmptyState } from '@puzzle-runs/web/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { to } from '#to.ts';
import { PageTitle } from '../navigation/page-title.tsx';

/** Shown instead of an owners-only page to all other accounts. */
export function Forbidden() {
  const { t } = useTranslation();
  const title = t('state.forbidden.title');
  return (
    <>
      <PageTitle title={title} />
      <EmptyState
        level={1}
        title={title}
        text={t('state.forbidden.text')}
        action={
          <Button component={Link} to={to.home()}>
            {t('action.home')}
          </Button>
        }
      />
    </>
  );
}
