import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { VerificationForm } from '#features/login/verification-form.tsx';
import { profileTexts } from '#i18n/profile.ts';
import { withAlert } from '#shell/alerts/alerts.ts';
import { PageHeader } from '#shell/navigation/page-header.tsx';
import { to } from '#to.ts';
import { Panel } from '#ui/panel.tsx';

/**
 * Confirms a new account or a new address of an account with the code of a mail, then leads to the login, with the
 * address filled in, or to the account.
 */
export default function VerifyPage() {
  const { t } = useTranslation(profileTexts);
  const navigate = useNavigate();
  const account = useAccount();
  const [params] = useSearchParams();
  const code = params.get('code')?.trim() ?? '';

  if (code === '') return <Navigate to={to.register({ alert: 'code' })} replace />;
  const next = account ? withAlert(to.user(), 'verified') : to.register({ alert: 'verified' });
  return (
    <>
      <PageHeader title={t('verify.title')} text={t('verify.text')} />
      <Panel title={t('account.verify.action')}>
        <VerificationForm
          code={code}
          onDone={({ email }) => void navigate(next, { replace: true, state: { email } })}
        />
      </Panel>
    </>
  );
}
