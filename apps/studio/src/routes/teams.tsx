import { lazyWithTexts } from '@puzzle-runs/web/on-demand/lazy-part.tsx';
import type { RouteObject } from 'react-router';
import { to } from '../to.ts';

const Teams = lazyWithTexts(() => import('#pages/teams.page.tsx'));
const NewTeam = lazyWithTexts(() => import('#pages/new-team.page.tsx'));
const Team = lazyWithTexts(() => import('#pages/team.page.tsx'));
const DeleteTeam = lazyWithTexts(() => import('#pages/delete-team.page.tsx'));
const Deleted = lazyWithTexts(() => import('#pages/deleted.page.tsx'));

const TEAM = `${to.teams()}/:team`;

/** Teams of the account. */
export const teamsRoutes: RouteObject[] = [
  { path: to.teams(), element: <Teams /> },
  { path: to.newTeam(), element: <NewTeam /> },
  { path: TEAM, element: <Team /> },
  { path: `${TEAM}/delete`, element: <DeleteTeam /> },
  { path: `${TEAM}/delete/success`, element: <Deleted what="team" /> },
];
