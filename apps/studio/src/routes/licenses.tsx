import { lazyWithTexts } from '@puzzle-runs/web/on-demand/lazy-part.tsx';
import type { RouteObject } from 'react-router';
import { RequireOwner } from '#shell/login/require-owner.tsx';
import { to } from '../to.ts';

const Licenses = lazyWithTexts(() => import('#pages/licenses.page.tsx'));
const LicenseStatistic = lazyWithTexts(() => import('#pages/license-statistic.page.tsx'));
const LicenseContingent = lazyWithTexts(() => import('#pages/license-contingent.page.tsx'));
const Grants = lazyWithTexts(() => import('#pages/grants.page.tsx'));
const NewGrant = lazyWithTexts(() => import('#pages/new-grant.page.tsx'));

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
