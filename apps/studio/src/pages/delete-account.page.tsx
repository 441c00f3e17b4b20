import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { DeleteAccount } from '#features/deletion/delete-account.tsx';
import { profileTexts } from '#i18n/profile.ts';
import { PageHeader } from '#shell/navigation/page-header.tsx';
import { to } from '#to.ts';
import { ReadableWidth } from '#ui/readable-width.tsx';

export default function DeleteAccountPage() {
  const { t } = useTranslation(profileTexts);
  const { code = '' } = useParams();
  return (
    <>
      <PageHeader title={t('deletion.code.title')} crumbs={[{ to: to.user(), label: t('nav.user') }]} />
      <ReadableWidth>
        <DeleteAccount code={code} />
      </ReadableWidth>
    </>
  );
}
