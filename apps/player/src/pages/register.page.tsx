import { session } from '@puzzle-runs/web/session/session.ts';
import { Card } from '@puzzle-runs/web/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AccountRegistrationForm } from '#features/account/account-registration-form.tsx';
import { LoginForm } from '#features/account/login-form.tsx';
import { ResultPage } from '#features/account/result-page.tsx';
import { useFormAlert } from '#features/account/use-form-alert.ts';
import { accountPagesTexts } from '#i18n/account-pages.ts';
import { InfoPageMeta } from '#shell/info-page-meta.tsx';
import { useAccountName } from '#shell/use-account-name.ts';
import { to } from '#to.ts';
import { PageHeader } from '#ui/page-header.tsx';
import styles from './register.module.css';

export default function RegisterPage() {
  const { t } = useTranslation(accountPagesTexts);
  const navigate = useNavigate();
  const alert = useFormAlert();
  const name = useAccountName();

  /** Players with a guest's progress go to the progress page, where they can take it over. */
  function leaveAfterLogin() {
    void navigate(session.unansweredGuestId() === undefined ? to.home() : to.progress(), { replace: true });
  }

  if (name !== undefined) {
    return (
      <ResultPage
        page="register"
        title={t('register.already.title')}
        text={t('register.already.text', { name })}
        links={[
          { to: to.home(), label: t('action.home') },
          { to: to.page('logout'), label: t('nav.logout') },
        ]}
      />
    );
  }
  return (
    <>
      <InfoPageMeta page="register" />
      <PageHeader title={t('register.title')} subtitle={t('register.subtitle')} />
      <div className={styles.ways}>
        <Card as="section" className={styles.way}>
          <h2>{t('register.login')}</h2>
          <LoginForm onDone={leaveAfterLogin} onAlert={alert} />
        </Card>
        <Card as="section" className={styles.way}>
          <h2>{t('register.new')}</h2>
          <AccountRegistrationForm
            onDone={({ email }) => void navigate(to.page('registerSuccess'), { state: { email } })}
            onAlert={alert}
          />
        </Card>
      </div>
    </>
  );
}
