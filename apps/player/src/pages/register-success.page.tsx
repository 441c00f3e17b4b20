import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ResultPage } from '#features/account/result-page.tsx';
import { accountPagesTexts } from '#i18n/account-pages.ts';
import { to } from '#to.ts';

export default function RegisterSuccessPage() {
  const { t } = useTranslation(accountPagesTexts);
  const { state } = useLocation() as { state: { email?: string } | null };
  return (
    <ResultPage
      page="registerSuccess"
      text={state?.email ? t('register.success.textTo', { email: state.email }) : t('register.success.text')}
      links={[
        { to: to.explorations(), label: t('action.toExplorations') },
        { to: to.page('register'), label: t('register.again') },
      ]}
    >
      <p>{t('register.success.hint')}</p>
    </ResultPage>
  );
}
