import { isValidElement } from 'react';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { siteMap } from '#routes.tsx';
import { to } from '#to.ts';
import { RequireLogin } from './require-login.tsx';

/** Paths of all pages that are shown without a login. */
function withoutLogin(routes: RouteObject[]): string[] {
  return routes.flatMap(({ path, element, children = [] }) => {
    if (isValidElement(element) && element.type === RequireLogin) return [];
    return [...(path === undefined ? [] : [path]), ...withoutLogin(children)];
  });
}

test('every page needs a login, except login, logout, a deleted account and the not-found page', () => {
  expect(withoutLogin(siteMap)).toEqual([to.register(), to.logout(), to.accountDeleted(), '*']);
});
