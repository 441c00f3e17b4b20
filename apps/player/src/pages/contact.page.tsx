import { useTranslation } from 'react-i18next';
import { ContactLinks } from '#features/info/contact/contact-links.tsx';
import { InfoArticlePage } from '#features/info/info-article-page.tsx';
import { InfoSection } from '#features/info/info-section.tsx';
import { Prose } from '#features/info/prose.tsx';
import { ProviderCard } from '#features/info/provider-card.tsx';
import { contactTexts } from '#i18n/contact.ts';
import { InfoPageMeta } from '#shell/info-page-meta.tsx';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { SectionFailure } from '#shell/section-failure.tsx';
import { useInfoPageText } from '#shell/use-info-page-text.ts';

export default function ContactPage() {
  const { t } = useTranslation(contactTexts);
  return (
    <>
      <InfoPageMeta page="contact" />
      <InfoArticlePage title={useInfoPageText('contact').title} lead={t('contact.lead')}>
        <InfoSection title={t('contact.ways')}>
          <ContactLinks />
        </InfoSection>
        <InfoSection title={t('contact.provider')}>
          <PageBoundary failure={SectionFailure}>
            <ProviderCard />
          </PageBoundary>
        </InfoSection>
        <InfoSection title={t('contact.help')}>
          <Prose text={t('contact.help.text')} />
        </InfoSection>
      </InfoArticlePage>
    </>
  );
}
