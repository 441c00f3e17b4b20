import '#i18n/developer.ts';
import { ApiGuide } from '#features/info/developer/api-guide.tsx';
import { InfoMeta } from '#shell/info-meta.tsx';

export default function ApiPage() {
  return (
    <>
      <InfoMeta page="api" />
      <ApiGuide />
    </>
  );
}
