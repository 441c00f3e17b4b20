import { SkipLink } from '@puzzle-runs/web/ui/skip-link.tsx';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { NavigationReset } from './navigation-reset.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { SessionEndRedirect } from './session-end-redirect.tsx';
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
