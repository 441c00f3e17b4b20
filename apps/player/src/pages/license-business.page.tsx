import { LicenseOffer } from '#features/info/license/license-offer.tsx';

export default function LicenseBusinessPage() {
  return <LicenseOffer page="licenseBusiness" group="business" />;
}
