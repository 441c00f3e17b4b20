import { isValidElement } from 'react';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { siteMap } from '#routes.tsx';
import { to } from '#to.ts';
import { RequireLogin } from './require-login.tsx';

/** Returns the paths of all pages that need no login. */
function withoutLogin(routes: RouteObject[]): string[] {
  return routes.flatMap(({ path, element, children = [] }) => {
    if (isValidElement(element) && element.type === RequireLogin) return [];
    return [...(path === undefined ? [] : [path]), ...withoutLogin(children)];
  });
}

test('every page needs a login, except login, confirmation, logout, account deleted and not found', () => {
  expect(withoutLogin(siteMap)).toEqual([to.register(), to.verify(), to.logout(), to.accountDeleted(), '*']);
});
