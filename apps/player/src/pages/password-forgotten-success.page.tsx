import '#i18n/account.ts';
import { InfoMeta } from '#shell/info-meta.tsx';

export default function PasswordForgottenSuccessPage() {
  return <InfoMeta page="passwordForgottenSuccess" />;
}
