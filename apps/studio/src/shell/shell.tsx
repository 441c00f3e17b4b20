import { useAccount } from '@puzzle-runs/web/account/use-account.ts';
import { SkipLink } from '@puzzle-runs/web/skip-link.tsx';
import { usePageStart } from '@puzzle-runs/web/use-page-start.ts';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { AlertToast } from './alert-toast.tsx';
import { PageBoundary } from './page-boundary.tsx';
import styles from './shell.module.css';
import { SideBar } from './side-bar.tsx';
import { TopBar } from './top-bar.tsx';

/** Around every page: the way past the menu, the menu, alerts, and one place for loading and failing. */
export function Shell() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  usePageStart({ pathname, kind: useNavigationType() });
  const loggedIn = useAccount() !== undefined;

  return (
    <div className={loggedIn ? styles.withMenu : undefined}>
      <SkipLink>{t('nav.skip')}</SkipLink>
      <TopBar loggedIn={loggedIn} />
      {loggedIn && <SideBar />}
      <main id="content" className={styles.content} tabIndex={-1}>
        <div className={styles.alerts}>
          <AlertToast />
        </div>
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </main>
    </div>
  );
}
