import '#i18n/license.ts';
import { InfoMeta } from '#shell/info-meta.tsx';

export default function LicenseExtracurricularPage() {
  return <InfoMeta page="licenseExtracurricular" />;
}
