import '#i18n/contact.ts';
import '#i18n/info.ts';
import '#i18n/license.ts';
import { useTranslation } from 'react-i18next';
import { ContactForm } from '#features/info/contact/contact-form.tsx';
import { ExplainingPage } from '#features/info/explaining-page.tsx';
import { InfoMeta } from '#shell/info-meta.tsx';
import { useInfoWords } from '#shell/use-info-words.ts';
import { to } from '#to.ts';

export default function ContactFormPage() {
  const { t } = useTranslation();
  const back = { to: to.page('contact'), label: t('info.backToContact') };
  return (
    <>
      <InfoMeta page="contactForm" />
      <ExplainingPage title={useInfoWords('contactForm').title} lead={t('contact.form.lead')} back={back}>
        <ContactForm />
      </ExplainingPage>
    </>
  );
}
