import { LicenseOffer } from '#features/info/license/license-offer.tsx';

export default function LicenseUniversityPage() {
  return <LicenseOffer page="licenseUniversity" group="university" />;
}
