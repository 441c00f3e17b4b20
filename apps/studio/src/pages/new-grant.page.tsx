import { useTranslation } from 'react-i18next';
import { GrantForm } from '#features/licenses/granting/grant-form.tsx';
import { licensesTexts } from '#i18n/licenses.ts';
import { PageHeader } from '#shell/navigation/page-header.tsx';
import { to } from '#to.ts';
import { ReadableWidth } from '#ui/readable-width.tsx';

export default function NewGrantPage() {
  const { t } = useTranslation(licensesTexts);
  return (
    <>
      <PageHeader title={t('grants.create')} crumbs={[{ to: to.grants(), label: t('nav.grants') }]} />
      <ReadableWidth>
        <GrantForm />
      </ReadableWidth>
    </>
  );
}
