import { useTranslation } from 'react-i18next';
import { LicenseList } from '#features/licenses/license-list.tsx';
import { licensesTexts } from '#i18n/licenses.ts';
import { PageHeader } from '#shell/navigation/page-header.tsx';

export default function LicensesPage() {
  const { t } = useTranslation(licensesTexts);
  return (
    <>
      <PageHeader title={t('nav.licenses')} text={t('licenses.text')} />
      <LicenseList />
    </>
  );
}
