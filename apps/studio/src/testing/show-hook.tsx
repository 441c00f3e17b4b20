import { queryClient } from '@puzzle-runs/web/api/query-client.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished } from 'vitest';
import type { AlertCode } from '#shell/alerts/alerts.ts';
import { AlertContext } from '#shell/alerts/use-alert.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Does something, and lets it be rendered. TanStack Query tells its components in the next turn of the event loop, and
 * again in the one after.
 */
async function settled(what: () => unknown): Promise<void> {
  await act(async () => void (await what()));
  for (let turn = 0; turn < 3; turn++) await act(nextTurn);
}

/** A hook on a page of the studio. */
interface ShownHook<Props, Result> {
  /** What the hook returned last. */
  readonly now: Result;
  /** The alerts that were shown. */
  alerts: AlertCode[];
  /** The address of the page. */
  readonly path: string;
  /** Renders again with other props. */
  render: (props: Props) => Promise<void>;
  /** Carries out what a creator does, or what a response brings, and waits until the page has rendered it. */
  do: (what: () => unknown) => Promise<void>;
  /** Opens another page of the studio by a link. */
  open: (path: string) => Promise<void>;
  /** Closes the page, as a reload does, in one go with what is done last. */
  close: (last?: () => void) => Promise<void>;
}

/** Shows a hook on the page `/form`; requires happy-dom. */
export async function showHook<Props, Result>(
  useHook: (props: Props) => Result,
  first: Props,
): Promise<ShownHook<Props, Result>> {
  let result: { now: Result } | undefined;
  let props = first;
  let renderAgain = () => undefined as void;
  const alerts: AlertCode[] = [];

  function Form() {
    const [, count] = useState(0);
    renderAgain = () => count((before) => before + 1);
    result = { now: useHook(props) };
    return null;
  }

  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const router = createMemoryRouter(
    [
      { path: '/form', element: <Form /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/form'] },
  );

  await act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <AlertContext value={(alert) => alert && alerts.push(alert)}>
          <RouterProvider router={router} />
        </AlertContext>
      </QueryClientProvider>,
    ),
  );
  let isOpen = true;
  async function close(last?: () => void) {
    if (!isOpen) return;
    isOpen = false;
    await act(async () => {
      last?.();
      root.unmount();
    });
    router.dispose();
    element.remove();
  }
  onTestFinished(() => close());

  return {
    get now() {
      if (!result) throw new Error('not rendered');
      return result.now;
    },
    alerts,
    get path() {
      return router.state.location.pathname;
    },
    async render(next) {
      props = next;
      await act(async () => renderAgain());
    },
    do: (what) => settled(what),
    open: (path) => settled(() => router.navigate(path)),
    close,
  };
}
