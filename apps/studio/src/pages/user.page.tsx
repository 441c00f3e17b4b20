import { useTranslation } from 'react-i18next';
import { AccountOverview } from '#features/profile/account-overview.tsx';
import { PageHeader } from '#shell/navigation/page-header.tsx';

export default function UserPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('user.title')} text={t('user.text')} />
      <AccountOverview />
    </>
  );
}
