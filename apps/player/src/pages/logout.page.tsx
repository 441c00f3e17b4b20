import '#i18n/account.ts';
import { InfoMeta } from '#shell/info-meta.tsx';

export default function LogoutPage() {
  return <InfoMeta page="logout" />;
}
