import '#i18n/legal.ts';
import { useTranslation } from 'react-i18next';
import { ExplainingPage } from '#features/info/explaining-page.tsx';
import { LegalWays } from '#features/info/legal/legal-ways.tsx';
import { InfoMeta } from '#shell/info-meta.tsx';
import { useInfoWords } from '#shell/use-info-words.ts';

export default function LegalPage() {
  const { t } = useTranslation();
  return (
    <>
      <InfoMeta page="legal" />
      <ExplainingPage title={useInfoWords('legal').title} lead={t('legal.lead')}>
        <LegalWays />
      </ExplainingPage>
    </>
  );
}
