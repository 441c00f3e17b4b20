import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { LoginPanels } from '#features/login/login-panels.tsx';
import { profileTexts } from '#i18n/profile.ts';
import { returnAddressIn } from '#shell/login/return-address.ts';
import { PageHeader } from '#shell/navigation/page-header.tsx';
import { to } from '#to.ts';

export default function RegisterPage() {
  const { t } = useTranslation(profileTexts);
  const [params] = useSearchParams();
  const wanted = returnAddressIn(params);
  if (useAccount()) return <Navigate to={wanted ?? to.home()} replace />;
  return (
    <>
      <PageHeader title={t('login.title')} text={t(wanted === undefined ? 'login.text' : 'login.wanted')} />
      <LoginPanels />
    </>
  );
}
