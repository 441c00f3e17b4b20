import { withLoginEmail } from '@puzzle-runs/web/account/login-address.ts';
import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { query } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { accountTexts } from '@puzzle-runs/web/i18n/account.ts';
import { buttonClass } from '@puzzle-runs/web/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ResultPage } from '#features/account/result-page.tsx';
import { accountPagesTexts } from '#i18n/account-pages.ts';
import { to } from '#to.ts';

/** The studio's login, which then opens the form of a new run: visitors register to build one. */
const NEW_RUN = `/register?wanted=${encodeURIComponent('/management/exploration/create')}`;

/** After confirming a new account, or the new address of an account that may be logged in here. */
export default function VerifySuccessPage() {
  const { t } = useTranslation(accountPagesTexts);
  const { t: tAccount } = useTranslation(accountTexts);
  const account = useAccount();
  const { state } = useLocation() as { state: { email?: string } | null };
  const studio = useQuery(query(routes.site.settings)).data?.studio_url;
  return (
    <ResultPage
      page="verifySuccess"
      text={t(account ? 'verify.success.address' : 'verify.success.text')}
      links={[
        account
          ? { to: to.home(), label: t('action.home') }
          : { to: to.page('register'), label: tAccount('account.login'), state: { email: state?.email } },
      ]}
      first={
        !account &&
        studio !== undefined && (
          <a href={withLoginEmail(studio + NEW_RUN, state?.email ?? '')} className={buttonClass()}>
            {t('verify.success.build')}
          </a>
        )
      }
    />
  );
}
