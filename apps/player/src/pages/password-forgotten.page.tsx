import '#i18n/account.ts';
import { InfoMeta } from '#shell/info-meta.tsx';

export default function PasswordForgottenPage() {
  return <InfoMeta page="passwordForgotten" />;
}
