import '#i18n/contact.ts';
import { InfoMeta } from '#shell/info-meta.tsx';

export default function ContactPage() {
  return <InfoMeta page="contact" />;
}
