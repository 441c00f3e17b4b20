import { IconBulb, IconForms, IconReceipt } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { InfoArticlePage, InfoSection } from '#features/info/info-article-page.tsx';
import { LinkCards } from '#features/info/link-cards.tsx';
import { Prose } from '#features/info/prose.tsx';
import { ProviderCard } from '#features/info/provider-card.tsx';
import { contactTexts } from '#i18n/contact.ts';
import { InfoPageMeta, useInfoPageText } from '#shell/info-page-meta.tsx';
import { PageBoundary } from '#shell/page-boundary.tsx';
import { SectionFailure } from '#shell/section-failure.tsx';
import { to } from '#to.ts';

const PAGES = [
  { key: 'form', page: 'contactForm', Icon: IconForms },
  { key: 'proposal', page: 'featureProposal', Icon: IconBulb },
  { key: 'license', page: 'licenseBusiness', Icon: IconReceipt },
] as const;

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

/** Links to the pages with a contact form. */
function ContactLinks() {
  const { t } = useTranslation(contactTexts);
  return (
    <LinkCards
      ways={PAGES.map(({ key, page, Icon }) => ({
        to: to.page(page),
        title: t(`contact.way.${key}`),
        text: t(`contact.way.${key}.text`),
        icon: <Icon size={28} aria-hidden="true" />,
      }))}
    />
  );
}
