import { lazy } from 'react';
import type { RouteObject } from 'react-router';
import { RequireOwner } from '#shell/login/require-owner.tsx';
import { to } from '../to.ts';

const Licenses = lazy(() => import('#pages/licenses.page.tsx'));
const LicenseStatistic = lazy(() => import('#pages/license-statistic.page.tsx'));
const LicenseContingent = lazy(() => import('#pages/license-contingent.page.tsx'));
const Grants = lazy(() => import('#pages/grants.page.tsx'));
const NewGrant = lazy(() => import('#pages/new-grant.page.tsx'));

const LICENSE = `${to.licenses()}/:license`;

/** Licences of the account; for owners also those of all accounts. */
export const licensesRoutes: RouteObject[] = [
  { path: to.licenses(), element: <Licenses /> },
  { path: `${LICENSE}/statistic`, element: <LicenseStatistic /> },
  { path: `${LICENSE}/contingent`, element: <LicenseContingent /> },
  {
    element: <RequireOwner />,
    children: [
      { path: to.grants(), element: <Grants /> },
      { path: to.newGrant(), element: <NewGrant /> },
    ],
  },
];
