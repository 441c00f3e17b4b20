import { repeatEarly } from '@puzzle-runs/web/early-input/repeat-early.ts';
import { Nothing, onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import { SkipLink } from '@puzzle-runs/web/ui/skip-link.tsx';
import { useNavigationReset } from '@puzzle-runs/web/ui/use-navigation-reset.ts';
import { type ComponentType, type ReactElement, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useMatches, useNavigationType } from 'react-router';
import { AlertToast } from './alerts/alert-toast.tsx';
import { useLoggedIn } from './login/use-logged-in.ts';
import { Brand } from './navigation/brand.tsx';
import { StudioMenu } from './navigation/studio-menu.tsx';
import { TopBar } from './navigation/top-bar.tsx';
import { PageBoundary } from './page-boundary.tsx';
import styles from './studio-shell.module.css';
import { UndoContext, type UndoOffer } from './undo/use-offer-undo.ts';

/**
 * Form of the dark bar on wide screens: a menu with names, a strip of icons for pages that need the room, or the trail
 * of the open run.
 */
export type BarForm = 'menu' | 'icons' | 'trail';

/** What a route says about its page: the `handle` of React Router. */
export interface PageHandle {
  bar: BarForm;
  /** File of the page. Addresses of one poi with the same file are one page, which opens its parts in place. */
  file: string;
}

/** What the address of the open page says about the bar beside it. */
function useBar() {
  const page = useMatches().at(-1);
  const handle = page?.handle as PageHandle | undefined;
  const at = { exploration: page?.params.exploration ?? '', poi: page?.params.poi };
  const part = at.poi === undefined ? '' : `${handle?.file} ${at.exploration} ${at.poi}`;
  return { form: handle?.bar ?? ('menu' as const), at, part };
}

export interface TrailProps {
  /** Slugs of the open run, and of the open poi if there is one. */
  at: { exploration: string; poi: string | undefined };
  /** Shown instead of the trail of a run that cannot be read. */
  menu: ReactElement;
}

/** No first screen offers to undo anything. */
const UndoToast = onDemand(() => import('./undo/undo-toast.tsx').then((file) => file.UndoToast), { onFail: Nothing });

/** Layout of every page: skip link, menu or `Trail` of a run, alerts, undo, and the page boundary. */
export function StudioShell({ Trail }: { Trail: ComponentType<TrailProps> }) {
  const { t } = useTranslation();
  const { pathname, state } = useLocation();
  // After a save, the address of a new record may be opened again for the next one (use-leaving.ts).
  const again: string = state?.again ?? '';
  const loggedIn = useLoggedIn();
  const { form, at, part } = useBar();
  useNavigationReset({
    pathname: (part || pathname) + again,
    kind: useNavigationType(),
    renamed: state?.renamed === true,
  });
  const { undo, offerUndo } = useUndo();

  return (
    <UndoContext value={offerUndo}>
      <div className={loggedIn ? styles.withBar : undefined} data-bar={form}>
        <SkipLink>{t('nav.skip')}</SkipLink>
        <TopBar loggedIn={loggedIn} />
        {loggedIn && form === 'trail' && (
          <Suspense fallback={<div className={styles.bar} />}>
            <Trail at={at} menu={<SideBar />} />
          </Suspense>
        )}
        {loggedIn && form !== 'trail' && <SideBar />}
        <main id="content" className={styles.content} tabIndex={-1}>
          <div className={styles.alerts}>
            <AlertToast />
            <Suspense fallback={null}>
              {loggedIn && undo.offer && <UndoToast key={undo.number} offer={undo.offer} onNext={offerUndo} />}
            </Suspense>
          </div>
          <PageBoundary key={again}>
            <Outlet />
            <EarlyInput />
          </PageBoundary>
        </main>
      </div>
    </UndoContext>
  );
}

/** The last offer to undo an act. Each has a number, so that its time begins anew. */
function useUndo() {
  const [undo, setUndo] = useState<{ offer?: UndoOffer | undefined; number: number }>({ number: 0 });
  const [offerUndo] = useState(
    () => (offer: UndoOffer | undefined) => setUndo(({ number }) => ({ offer, number: number + 1 })),
  );
  return { undo, offerUndo };
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
