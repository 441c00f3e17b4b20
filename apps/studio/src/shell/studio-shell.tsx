import { repeatEarly } from '@puzzle-runs/web/early-input/repeat-early.ts';
import { SkipLink } from '@puzzle-runs/web/ui/skip-link.tsx';
import { useNavigationReset } from '@puzzle-runs/web/ui/use-navigation-reset.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useMatches, useNavigationType } from 'react-router';
import { AlertToast } from './alerts/alert-toast.tsx';
import { useLoggedIn } from './login/use-logged-in.ts';
import { Brand } from './navigation/brand.tsx';
import { StudioMenu } from './navigation/studio-menu.tsx';
import { TopBar } from './navigation/top-bar.tsx';
import { PageBoundary } from './page-boundary.tsx';
import styles from './studio-shell.module.css';

/** Form of the dark bar on wide screens: a menu with names, or a strip of icons, for pages that need the room. */
export type BarForm = 'menu' | 'icons';

/** What a route says about its page: the `handle` of React Router. */
export interface PageHandle {
  bar: BarForm;
}

/** The form of the bar that the open page asks for. */
function useBarForm(): BarForm {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  return handle?.bar ?? 'menu';
}

/** Layout of every page: skip link, menu, alerts, and the page boundary. */
export function StudioShell() {
  const { t } = useTranslation();
  const { pathname, state } = useLocation();
  // After a save, the address of a new record may be opened again for the next one (use-leaving.ts).
  const again: string = state?.again ?? '';
  useNavigationReset({ pathname: pathname + again, kind: useNavigationType() });
  const loggedIn = useLoggedIn();
  const bar = useBarForm();

  return (
    <div className={loggedIn ? styles.withBar : undefined} data-bar={bar}>
      <SkipLink>{t('nav.skip')}</SkipLink>
      <TopBar loggedIn={loggedIn} />
      {loggedIn && <SideBar />}
      <main id="content" className={styles.content} tabIndex={-1}>
        <div className={styles.alerts}>
          <AlertToast />
        </div>
        <PageBoundary key={again}>
          <Outlet />
          <EarlyInput />
        </PageBoundary>
      </main>
    </div>
  );
}

/**
 * Once the first page is shown: repeats the creator's actions on the screen that the server has drawn, and starts what
 * can wait until now.
 */
function EarlyInput(): null {
  useEffect(() => {
    repeatEarly();
    // Without this code the pages work, and lose the focus where an element disappears.
    import('@puzzle-runs/web/on-demand/after-first-screen.ts')
      .then(({ startAfterFirstScreen }) => startAfterFirstScreen())
      .catch(() => undefined);
  }, []);
  return null;
}

/** Menu on the left of wide screens. */
function SideBar() {
  return (
    <header className={styles.bar}>
      <Brand />
      <StudioMenu />
    </header>
  );
}
