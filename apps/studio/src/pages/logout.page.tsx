import { logOut } from '@puzzle-runs/web/account/log-out.ts';
import { PageSpinner } from '@puzzle-runs/web/ui/page-spinner.tsx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { profileTexts } from '#i18n/profile.ts';
import { PageTitle } from '#shell/navigation/page-title.tsx';
import { to } from '#to.ts';

export default function LogoutPage() {
  const { t } = useTranslation(profileTexts);
  const navigate = useNavigate();

  useEffect(() => {
    void logOut();
    void navigate(to.register({ alert: 'logged_out' }), { replace: true });
  }, [navigate]);

  return (
    <>
      <PageTitle title={t('nav.logout')} />
      <PageSpinner label={t('logout.title')} />
    </>
  );
}
