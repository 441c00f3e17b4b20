import '#i18n/legal.ts';
import { useTranslation } from 'react-i18next';
import { ExplainingPage } from '#features/info/explaining-page.tsx';
import { LegalWays } from '#features/info/legal/legal-ways.tsx';
import { usePageTitle } from '#features/info/use-page-title.ts';
import { InfoMeta } from '#shell/info-meta.tsx';

export default function LegalPage() {
  const { t } = useTranslation();
  return (
    <>
      <InfoMeta page="legal" />
      <ExplainingPage title={usePageTitle('legal')} lead={t('legal.lead')}>
        <LegalWays />
      </ExplainingPage>
    </>
  );
}
