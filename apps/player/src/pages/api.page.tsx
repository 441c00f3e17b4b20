import { ApiGuide } from '#features/info/developer/api-guide.tsx';
import { InfoPageMeta } from '#shell/info-page-meta.tsx';

export default function ApiPage() {
  return (
    <>
      <InfoPageMeta page="api" />
      <ApiGuide />
    </>
  );
}
