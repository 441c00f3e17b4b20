import '#i18n/feature.ts';
import { InfoMeta } from '#shell/info-meta.tsx';

export default function FeaturesPage() {
  return <InfoMeta page="features" />;
}
