import { expect, type Page, type Route } from '@playwright/test';

/** The routes of the running story that no request has matched. */
const idle = new Set<string>();
let isWatching = false;

/** What is done with requests that a page need not make. */
const precautions = new WeakSet<object>();

/** Marks what a route does as a precaution: the story may end without a request for it. */
export function precaution<Handle extends (route: Route) => unknown>(handle: Handle): Handle {
  precautions.add(handle);
  return handle;
}

/** Notes the routes of all pages of this process from now on. */
export function watchRoutes(page: Page): void {
  if (isWatching) return;
  isWatching = true;
  const pages = Object.getPrototypeOf(page) as Page;
  const { route: add } = pages;
  let count = 0;
  pages.route = function route(address, handle, options) {
    const name = `${typeof address === 'string' || address instanceof RegExp ? address : 'a function'} (${++count})`;
    if (!precautions.has(handle)) idle.add(name);
    return add.call(
      this,
      address,
      (...asked) => {
        idle.delete(name);
        return handle(...asked);
      },
      options,
    );
  };
}

/** Fails when a story has changed requests that the site does not make: it would prove nothing. */
export function expectNoIdleRoutes(): void {
  const names = [...idle];
  idle.clear();
  expect.soft(names, 'routes that no request matched').toEqual([]);
}
