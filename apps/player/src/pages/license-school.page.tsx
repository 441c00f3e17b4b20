import { LicenseOffer } from '#features/info/license/license-offer.tsx';

export default function LicenseSchoolPage() {
  return <LicenseOffer page="licenseSchool" group="school" />;
}
