import '#i18n/account.ts';
import { useTranslation } from 'react-i18next';
import { ResultPage } from '#features/account/result-page.tsx';
import { to } from '#to.ts';

export default function PasswordResetSuccessPage() {
  const { t } = useTranslation();
  return (
    <ResultPage
      page="passwordResetSuccess"
      text={t('reset.success.text')}
      links={[{ to: to.page('register'), label: t('account.login') }]}
    />
  );
}
