import '#i18n/legal.ts';
import { InfoMeta } from '#shell/info-meta.tsx';

export default function LegalPage() {
  return <InfoMeta page="legal" />;
}
