import '#i18n/contact.ts';
import '#i18n/info.ts';
import '#i18n/license.ts';
import { useTranslation } from 'react-i18next';
import { ContactForm } from '#features/info/contact/contact-form.tsx';
import { InfoArticlePage } from '#features/info/info-article-page.tsx';
import { InfoPageMeta } from '#shell/info-page-meta.tsx';
import { useInfoPageText } from '#shell/use-info-page-text.ts';
import { to } from '#to.ts';

export default function ContactFormPage() {
  const { t } = useTranslation();
  const back = { to: to.page('contact'), label: t('info.backToContact') };
  return (
    <>
      <InfoPageMeta page="contactForm" />
      <InfoArticlePage title={useInfoPageText('contactForm').title} lead={t('contact.form.lead')} back={back}>
        <ContactForm />
      </InfoArticlePage>
    </>
  );
}
