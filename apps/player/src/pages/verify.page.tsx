import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ResultPage } from '#features/account/result-page.tsx';
import { useCode } from '#features/account/use-code.ts';
import { VerificationForm } from '#features/account/verification-form.tsx';
import { accountPagesTexts } from '#i18n/account-pages.ts';
import { useAlert } from '#shell/alerts/use-alert.ts';
import { InfoPageMeta, useInfoPageText } from '#shell/info-page-meta.tsx';
import { to } from '#to.ts';
import { PageHeader } from '#ui/page-header.tsx';

export default function VerifyPage() {
  const { t } = useTranslation(accountPagesTexts);
  const navigate = useNavigate();
  const alert = useAlert();
  const { title } = useInfoPageText('verify');
  const code = useCode();

  if (code === '') {
    return (
      <ResultPage
        page="verify"
        title={t('verify.missing.title')}
        text={t('verify.missing.text')}
        links={[{ to: to.page('register'), label: t('register.again') }]}
      />
    );
  }
  return (
    <>
      <InfoPageMeta page="verify" />
      <PageHeader title={title} subtitle={t('verify.subtitle')} />
      <VerificationForm
        code={code}
        onDone={({ email }) => void navigate(to.page('verifySuccess'), { replace: true, state: { email } })}
        onAlert={alert}
      />
    </>
  );
}
