import { useTranslation } from 'react-i18next';
import { InfoArticlePage } from '#features/info/info-article-page.tsx';
import { LegalLinks } from '#features/info/legal/legal-links.tsx';
import { legalTexts } from '#i18n/legal.ts';
import { InfoPageMeta } from '#shell/info-page-meta.tsx';
import { useInfoPageText } from '#shell/use-info-page-text.ts';

export default function LegalPage() {
  const { t } = useTranslation(legalTexts);
  return (
    <>
      <InfoPageMeta page="legal" />
      <InfoArticlePage title={useInfoPageText('legal').title} lead={t('legal.lead')}>
        <LegalLinks />
      </InfoArticlePage>
    </>
  );
}
