import { SkipLink } from '@puzzle-runs/web/ui/skip-link.tsx';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { PageBoundary } from './page-boundary.tsx';
import { NavigationReset } from './page-start.tsx';
import { SessionEndRedirect } from './session-end.tsx';
import styles from './shell.module.css';

/** Around every page: the way past the menu, and one place for loading and failing. */
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
