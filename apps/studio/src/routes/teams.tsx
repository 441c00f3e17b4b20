import { lazy } from 'react';
import type { RouteObject } from 'react-router';
import { to } from '../to.ts';

const Teams = lazy(() => import('#pages/teams.page.tsx'));
const NewTeam = lazy(() => import('#pages/new-team.page.tsx'));
const Team = lazy(() => import('#pages/team.page.tsx'));
const DeleteTeam = lazy(() => import('#pages/delete-team.page.tsx'));
const Deleted = lazy(() => import('#pages/deleted.page.tsx'));

const TEAM = `${to.teams()}/:team`;

/** Teams of the account. */
export const teamsRoutes: RouteObject[] = [
  { path: to.teams(), element: <Teams /> },
  { path: to.newTeam(), element: <NewTeam /> },
  { path: TEAM, element: <Team /> },
  { path: `${TEAM}/delete`, element: <DeleteTeam /> },
  { path: `${TEAM}/delete/success`, element: <Deleted what="team" /> },
];
