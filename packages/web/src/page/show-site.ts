import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { ApiProblem, isCodeNotLoaded } from '../api/api-problem.ts';

const options: RootOptions = {
  // The boundary that caught an API refusal shows it. Any other caught error is a bug.
  onCaughtError: (error) => {
    if (!(error instanceof ApiProblem || isCodeNotLoaded(error))) reportError(error);
  },
};

/** Shows a site in its root, or takes over the screen that the server has drawn. */
export function showSite(root: HTMLElement, { site, isDrawn }: { site: ReactNode; isDrawn: boolean }): void {
  // In a transition React works in slices, so that taps are handled in between.
  startTransition(() => {
    if (isDrawn) hydrateRoot(root, site, options);
    else createRoot(root, options).render(site);
  });
}
