import '#i18n/legal.ts';
import { Privacy } from '#features/info/legal/privacy.tsx';

export default function PrivacyPage() {
  return <Privacy />;
}
