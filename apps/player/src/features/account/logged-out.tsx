import { logOut } from '@puzzle-runs/web/account/log-out.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { accountPagesTexts } from '#i18n/account-pages.ts';
import { forgetAccountGames } from '#offline/forget-games.ts';
import { to } from '#to.ts';
import { ResultPage } from './result-page.tsx';

/** Logs out on mount, and shows a confirmation. */
export function LoggedOut() {
  const { t } = useTranslation(accountPagesTexts);
  useEffect(() => {
    void logOut();
    void forgetAccountGames();
  }, []);
  return (
    <ResultPage
      page="logout"
      text={t('logout.text')}
      links={[
        { to: to.home(), label: t('action.home') },
        { to: to.page('register'), label: t('logout.again') },
      ]}
    />
  );
}
