import { LicenseOffer } from '#features/info/license/license-offer.tsx';

export default function LicenseExtracurricularPage() {
  return <LicenseOffer page="licenseExtracurricular" group="extracurricular" />;
}
