import '#i18n/account.ts';
import { logOut } from '@puzzle-runs/web/account/log-out.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Result } from '#features/account/result.tsx';
import { to } from '#to.ts';

export default function LogoutPage() {
  const { t } = useTranslation();
  useEffect(() => void logOut(), []);
  return (
    <Result
      page="logout"
      text={t('logout.text')}
      ways={[
        { to: to.home(), label: t('action.home') },
        { to: to.page('register'), label: t('logout.again') },
      ]}
    />
  );
}
