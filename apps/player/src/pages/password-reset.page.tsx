import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ResetForm } from '#features/account/reset-form.tsx';
import { ResultPage } from '#features/account/result-page.tsx';
import { useCode } from '#features/account/use-code.ts';
import { useFormAlert } from '#features/account/use-form-alert.ts';
import { accountPagesTexts } from '#i18n/account-pages.ts';
import { InfoPageMeta, useInfoPageText } from '#shell/info-page-meta.tsx';
import { to } from '#to.ts';
import { PageHeader } from '#ui/page-header.tsx';

export default function PasswordResetPage() {
  const { t } = useTranslation(accountPagesTexts);
  const navigate = useNavigate();
  const alert = useFormAlert();
  const { title } = useInfoPageText('passwordReset');
  const code = useCode();

  if (code === '') {
    return (
      <ResultPage
        page="passwordReset"
        title={t('verify.missing.title')}
        text={t('reset.missing.text')}
        links={[{ to: to.page('passwordForgotten'), label: t('recovery.again') }]}
      />
    );
  }
  return (
    <>
      <InfoPageMeta page="passwordReset" />
      <PageHeader title={title} subtitle={t('reset.subtitle')} />
      <ResetForm
        code={code}
        onDone={() => void navigate(to.page('passwordResetSuccess'), { replace: true })}
        onAlert={alert}
      />
    </>
  );
}
