import { useTranslation } from 'react-i18next';
import { ContactForm } from '#features/info/contact/contact-form.tsx';
import { InfoArticlePage } from '#features/info/info-article-page.tsx';
import { contactTexts } from '#i18n/contact.ts';
import { infoTexts } from '#i18n/info.ts';
import { InfoPageMeta, useInfoPageText } from '#shell/info-page-meta.tsx';
import { to } from '#to.ts';

export default function ContactFormPage() {
  const { t } = useTranslation(infoTexts);
  const { t: tContact } = useTranslation(contactTexts);
  const back = { to: to.page('contact'), label: t('info.backToContact') };
  return (
    <>
      <InfoPageMeta page="contactForm" />
      <InfoArticlePage title={useInfoPageText('contactForm').title} lead={tContact('contact.form.lead')} back={back}>
        <ContactForm />
      </InfoArticlePage>
    </>
  );
}
