import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { GrantList } from '#features/licenses/granting/grant-list.tsx';
import { licensesTexts } from '#i18n/licenses.ts';
import { ListSearch } from '#shell/lists/list-search.tsx';
import { PageHeader } from '#shell/navigation/page-header.tsx';
import { to } from '#to.ts';

export default function GrantsPage() {
  const { t } = useTranslation(licensesTexts);
  return (
    <>
      <PageHeader
        title={t('nav.grants')}
        text={t('grants.text')}
        actions={
          <Button component={Link} to={to.newGrant()} leftSection={<IconPlus aria-hidden="true" size={20} />}>
            {t('grants.create')}
          </Button>
        }
      />
      <ListSearch label={t('grants.search')} />
      <GrantList />
    </>
  );
}
