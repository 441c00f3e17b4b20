import '#i18n/contact.ts';
import '#i18n/info.ts';
import '#i18n/license.ts';
import { useTranslation } from 'react-i18next';
import { ContactForm } from '#features/info/contact/contact-form.tsx';
import { ExplainingPage } from '#features/info/explaining-page.tsx';
import { usePageTitle } from '#features/info/use-page-title.ts';
import { InfoMeta } from '#shell/info-meta.tsx';
import { to } from '#to.ts';

export default function ContactFormPage() {
  const { t } = useTranslation();
  const back = { to: to.page('contact'), label: t('info.backToContact') };
  return (
    <>
      <InfoMeta page="contactForm" />
      <ExplainingPage title={usePageTitle('contactForm')} lead={t('contact.form.lead')} back={back}>
        <ContactForm />
      </ExplainingPage>
    </>
  );
}
