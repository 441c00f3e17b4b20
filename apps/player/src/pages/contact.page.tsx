import '#i18n/contact.ts';
import { useTranslation } from 'react-i18next';
import { ContactWays } from '#features/info/contact/contact-ways.tsx';
import { ExplainingPage } from '#features/info/explaining-page.tsx';
import { Part } from '#features/info/part.tsx';
import { Prose } from '#features/info/prose.tsx';
import { ProviderCard } from '#features/info/provider-card.tsx';
import { InfoMeta } from '#shell/info-meta.tsx';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { SectionFailure } from '#shell/section-failure.tsx';
import { useInfoWords } from '#shell/use-info-words.ts';

export default function ContactPage() {
  const { t } = useTranslation();
  return (
    <>
      <InfoMeta page="contact" />
      <ExplainingPage title={useInfoWords('contact').title} lead={t('contact.lead')}>
        <Part title={t('contact.ways')}>
          <ContactWays />
        </Part>
        <Part title={t('contact.provider')}>
          <PageBoundary failure={SectionFailure}>
            <ProviderCard />
          </PageBoundary>
        </Part>
        <Part title={t('contact.help')}>
          <Prose text={t('contact.help.text')} />
        </Part>
      </ExplainingPage>
    </>
  );
}
