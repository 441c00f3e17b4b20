import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageTitle } from './page-title.tsx';

interface Props {
  /** Where somebody goes from here: the list it was in. */
  back: string;
  action: string;
}

/** Something was deleted; its name came along as `state.name` of the navigation. */
export function Deleted({ back, action }: Props) {
  const { t } = useTranslation();
  const { state } = useLocation();
  const name: unknown = state?.name;
  const title = typeof name === 'string' ? t('deleted.named', { name }) : t('alert.delete');
  return (
    <>
      <PageTitle title={t('alert.delete')} />
      <EmptyState
        level={1}
        title={title}
        text={t('deleted.text')}
        action={
          <Button component={Link} to={back}>
            {action}
          </Button>
        }
      />
    </>
  );
}
