import '#i18n/legal.ts';
import { useTranslation } from 'react-i18next';
import { InfoArticlePage } from '#features/info/explaining-page.tsx';
import { LegalLinks } from '#features/info/legal/legal-ways.tsx';
import { InfoPageMeta } from '#shell/info-meta.tsx';
import { useInfoPageText } from '#shell/use-info-words.ts';

export default function LegalPage() {
  const { t } = useTranslation();
  return (
    <>
      <InfoPageMeta page="legal" />
      <InfoArticlePage title={useInfoPageText('legal').title} lead={t('legal.lead')}>
        <LegalLinks />
      </InfoArticlePage>
    </>
  );
}
