import { useTranslation } from 'react-i18next';
import { DeletionRequest } from '#features/deletion/deletion-request.tsx';
import { profileTexts } from '#i18n/profile.ts';
import { PageHeader } from '#shell/navigation/page-header.tsx';
import { to } from '#to.ts';
import { ReadableWidth } from '#ui/readable-width.tsx';

export default function DeletionPage() {
  const { t } = useTranslation(profileTexts);
  return (
    <>
      <PageHeader title={t('deletion.title')} crumbs={[{ to: to.user(), label: t('nav.user') }]} />
      <ReadableWidth>
        <DeletionRequest />
      </ReadableWidth>
    </>
  );
}
