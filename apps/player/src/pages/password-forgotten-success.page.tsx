import '#i18n/account.ts';
import { useTranslation } from 'react-i18next';
import { ResultPage } from '#features/account/result-page.tsx';
import { to } from '#to.ts';

export default function PasswordForgottenSuccessPage() {
  const { t } = useTranslation();
  return (
    <ResultPage
      page="passwordForgottenSuccess"
      text={t('recovery.success.text')}
      links={[
        { to: to.page('register'), label: t('account.login') },
        { to: to.page('passwordForgotten'), label: t('recovery.again') },
      ]}
    >
      <p>{t('recovery.success.hint')}</p>
    </ResultPage>
  );
}
