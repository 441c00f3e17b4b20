import '#i18n/developer.ts';
import { InfoMeta } from '#shell/info-meta.tsx';

export default function ApiPage() {
  return <InfoMeta page="api" />;
}
