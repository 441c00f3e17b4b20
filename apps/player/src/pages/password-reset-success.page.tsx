import { accountTexts } from '@puzzle-runs/web/i18n/account.ts';
import { useTranslation } from 'react-i18next';
import { ResultPage } from '#features/account/result-page.tsx';
import { accountPagesTexts } from '#i18n/account-pages.ts';
import { to } from '#to.ts';

export default function PasswordResetSuccessPage() {
  const { t } = useTranslation(accountPagesTexts);
  const { t: tAccount } = useTranslation(accountTexts);
  return (
    <ResultPage
      page="passwordResetSuccess"
      text={t('reset.success.text')}
      links={[{ to: to.page('register'), label: tAccount('account.login') }]}
    />
  );
}
