import { useTranslation } from 'react-i18next';
import { ProfileForm } from '#features/profile/profile-form.tsx';
import { profileTexts } from '#i18n/profile.ts';
import { PageHeader } from '#shell/navigation/page-header.tsx';
import { to } from '#to.ts';
import { ReadableWidth } from '#ui/readable-width.tsx';

export default function AccountPage() {
  const { t } = useTranslation(profileTexts);
  return (
    <>
      <PageHeader title={t('account.title')} crumbs={[{ to: to.user(), label: t('nav.user') }]} />
      <ReadableWidth>
        <ProfileForm />
      </ReadableWidth>
    </>
  );
}
