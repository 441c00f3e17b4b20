import { session } from '@puzzle-runs/web/session/session.ts';
import { wasSessionRefused } from '@puzzle-runs/web/session/session-refused.ts';
import { SkipLink } from '@puzzle-runs/web/ui/skip-link.tsx';
import { useNavigationReset } from '@puzzle-runs/web/ui/use-navigation-reset.ts';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigate, useNavigationType } from 'react-router';
import { betweenPages } from '#offline/between-pages.ts';
import { to } from '#to.ts';
import { withAlert } from './alerts/alerts.ts';
import { PageBoundary } from './page-boundary.tsx';
import styles from './shell.module.css';

/** Wraps every page: skip link, navigation reset, and loading and failure states. */
export function Shell() {
  const { t } = useTranslation();
  return (
    <div className={styles.shell}>
      <SkipLink>{t('nav.skip')}</SkipLink>
      <NavigationReset />
      <SessionEndRedirect />
      <PageBoundary>
        <Outlet />
      </PageBoundary>
    </div>
  );
}

/** Resets scroll position and focus on navigation. */
function NavigationReset() {
  const { pathname, state } = useLocation();
  useNavigationReset({ pathname, kind: useNavigationType(), renamed: state?.renamed === true });
  useEffect(() => betweenPages(pathname), [pathname]);
  return null;
}

/** Redirects to the start page with an alert when the API no longer accepts the login. */
function SessionEndRedirect() {
  const navigate = useNavigate();
  const leave = useEffectEvent(() => void navigate(withAlert(to.home(), 'session_ended'), { replace: true }));

  useEffect(() => {
    if (wasSessionRefused()) leave(); // by a call from before this page was on the screen
    return session.subscribe((event) => {
      // Synchronously: pages for accounts redirect home, too, but without an alert.
      if (event === 'refused') flushSync(() => leave());
    });
  }, []);
  return null;
}
