import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { accountTexts } from '@puzzle-runs/web/i18n/account.ts';
import { useTranslation } from 'react-i18next';
import { ResultPage } from '#features/account/result-page.tsx';
import { accountPagesTexts } from '#i18n/account-pages.ts';
import { to } from '#to.ts';

/** After confirming a new account, or the new address of an account that may be logged in here. */
export default function VerifySuccessPage() {
  const { t } = useTranslation(accountPagesTexts);
  const { t: tAccount } = useTranslation(accountTexts);
  const account = useAccount();
  return (
    <ResultPage
      page="verifySuccess"
      text={t(account ? 'verify.success.address' : 'verify.success.text')}
      links={[
        account
          ? { to: to.home(), label: t('action.home') }
          : { to: to.page('register'), label: tAccount('account.login') },
      ]}
    />
  );
}
