import { Privacy } from '#features/info/legal/privacy.tsx';

export default function PrivacyPage() {
  return <Privacy />;
}
