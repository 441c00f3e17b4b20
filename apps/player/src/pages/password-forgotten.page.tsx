import { accountTexts } from '@puzzle-runs/web/i18n/account.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { RecoveryForm } from '#features/account/recovery-form.tsx';
import { accountPagesTexts } from '#i18n/account-pages.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { InfoPageMeta, useInfoPageText } from '#shell/info-page-meta.tsx';
import { to } from '#to.ts';
import { PageHeader } from '#ui/page-header.tsx';

export default function PasswordForgottenPage() {
  const { t } = useTranslation(accountPagesTexts);
  const { t: tAccount } = useTranslation(accountTexts);
  const navigate = useNavigate();
  const alert = useAlert();
  const { title } = useInfoPageText('passwordForgotten');
  return (
    <>
      <InfoPageMeta page="passwordForgotten" />
      <PageHeader
        title={title}
        subtitle={t('recovery.subtitle')}
        back={{ to: to.page('register'), label: tAccount('account.login') }}
      />
      <RecoveryForm onDone={() => void navigate(to.page('passwordForgottenSuccess'))} onAlert={alert} />
    </>
  );
}
