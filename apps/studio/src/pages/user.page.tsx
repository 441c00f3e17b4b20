import { useTranslation } from 'react-i18next';
import { AccountOverview } from '#features/profile/account-overview.tsx';
import { profileTexts } from '#i18n/profile.ts';
import { PageHeader } from '#shell/navigation/page-header.tsx';

export default function UserPage() {
  const { t } = useTranslation(profileTexts);
  return (
    <>
      <PageHeader title={t('user.title')} text={t('user.text')} />
      <AccountOverview />
    </>
  );
}
