import { lazyWithTexts } from '@puzzle-runs/web/on-demand/lazy-part.tsx';
import { Navigate, type RouteObject, useLocation } from 'react-router';
import { RequireLogin } from '#shell/login/require-login.tsx';
import { StudioShell } from '#shell/studio-shell.tsx';
import { battleRoutes } from './routes/battles.tsx';
import { explorationsRoutes } from './routes/explorations.tsx';
import { licensesRoutes } from './routes/licenses.tsx';
import { poisRoutes } from './routes/pois.tsx';
import { tasksRoutes } from './routes/tasks.tsx';
import { teamsRoutes } from './routes/teams.tsx';
import { to } from './to.ts';

const Register = lazyWithTexts(() => import('#pages/register.page.tsx'));
const Verify = lazyWithTexts(() => import('#pages/verify.page.tsx'));
const Logout = lazyWithTexts(() => import('#pages/logout.page.tsx'));
const User = lazyWithTexts(() => import('#pages/user.page.tsx'));
const Account = lazyWithTexts(() => import('#pages/account.page.tsx'));
const Deletion = lazyWithTexts(() => import('#pages/deletion.page.tsx'));
const DeleteAccount = lazyWithTexts(() => import('#pages/delete-account.page.tsx'));
const AccountDeleted = lazyWithTexts(() => import('#pages/account-deleted.page.tsx'));
const NotFound = lazyWithTexts(() => import('#pages/not-found.page.tsx'));

/** Leads to the list of runs, with the alert of the address. */
function ToExplorations() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: to.explorations(), search }} replace />;
}

/** Site map: paths and their pages. */
export const siteMap: RouteObject[] = [
  {
    element: <StudioShell />,
    children: [
      { path: to.register(), element: <Register /> },
      { path: to.verify(), element: <Verify /> },
      { path: to.logout(), element: <Logout /> },
      { path: to.accountDeleted(), element: <AccountDeleted /> },
      {
        element: <RequireLogin />,
        children: [
          { path: to.home(), element: <ToExplorations /> },
          { path: to.management(), element: <ToExplorations /> },
          ...explorationsRoutes,
          ...poisRoutes,
          ...tasksRoutes,
          ...teamsRoutes,
          ...battleRoutes,
          ...licensesRoutes,
          { path: to.user(), element: <User /> },
          { path: to.account(), element: <Account /> },
          { path: to.deletion(), element: <Deletion /> },
          { path: `${to.deletion()}/:code`, element: <DeleteAccount /> },
        ],
      },
      { path: '*', element: <NotFound /> },
    ],
  },
];
