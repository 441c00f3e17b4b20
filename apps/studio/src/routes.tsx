import { onDemand } from '@puzzle-runs/web/on-demand/on-demand.tsx';
import type { ComponentType } from 'react';
import { Navigate, type RouteObject, useLocation } from 'react-router';
import { RequireLogin, RequireOwner } from '#shell/login/require-login.tsx';
import { type BarForm, type PageHandle, StudioShell, type TrailProps } from '#shell/studio-shell.tsx';
import { to } from './to.ts';

interface PageProps {
  /** Form of the dark bar beside the page; the menu by default. All other properties are the page's. */
  bar?: BarForm;
  [name: string]: string | undefined;
}

/** A path, its file in `pages`, and the properties of the page. */
type Row = readonly [path: string, file: string, props?: PageProps];

const RUN = `${to.explorations()}/:exploration`;
const POIS = `${RUN}/poi`;
const PREREQUISITES = `${POIS}/:poi/prerequisite`;
const TASKS = `${POIS}/:poi/task`;
const TEAM = `${to.teams()}/:team`;
const BATTLE = `${to.battles()}/:battle`;
const LICENSE = `${to.licenses()}/:license`;

const WITHOUT_LOGIN: readonly Row[] = [
  [to.register(), 'register'],
  [to.verify(), 'verify'],
  [to.logout(), 'logout'],
  [to.accountDeleted(), 'account-deleted'],
];

const WITH_LOGIN: readonly Row[] = [
  [to.explorations(), 'explorations'],
  [to.newExploration(), 'new-exploration'],
  [`${RUN}/delete/success`, 'deleted', { what: 'exploration' }],
  [to.teams(), 'teams'],
  [to.newTeam(), 'new-team'],
  [TEAM, 'team'],
  [`${TEAM}/delete`, 'delete-team'],
  [`${TEAM}/delete/success`, 'deleted', { what: 'team' }],
  [to.battles(), 'battles'],
  [to.newBattle(), 'new-battle'],
  [BATTLE, 'battle', { bar: 'icons' }],
  [`${BATTLE}/event`, 'battle-event', { bar: 'icons' }],
  [`${BATTLE}/registration`, 'battle-area', { tab: 'registration', bar: 'icons' }],
  [`${BATTLE}/photos`, 'battle-area', { tab: 'photos', bar: 'icons' }],
  [`${BATTLE}/progress`, 'battle-area', { tab: 'progress', bar: 'icons' }],
  [`${BATTLE}/statistic`, 'battle-statistic', { bar: 'icons' }],
  [`${BATTLE}/ranking`, 'battle-area', { tab: 'ranking', bar: 'icons' }],
  [`${BATTLE}/certificates`, 'battle-area', { tab: 'certificates', bar: 'icons' }],
  [`${BATTLE}/share`, 'battle-area', { tab: 'share', bar: 'icons' }],
  [`${BATTLE}/share/:join`, 'join-code'],
  [`${BATTLE}/delete`, 'delete-battle'],
  [`${BATTLE}/delete/success`, 'deleted', { what: 'battle' }],
  [to.licenses(), 'licenses'],
  [`${LICENSE}/statistic`, 'license-statistic'],
  [`${LICENSE}/contingent`, 'license-contingent'],
  [to.user(), 'user'],
  [to.account(), 'account'],
  [to.deletion(), 'deletion'],
  [`${to.deletion()}/:code`, 'delete-account'],
];

/** Pages of a run, beside its trail. */
const IN_RUN: readonly Row[] = [
  [RUN, 'exploration'],
  [`${RUN}/delete`, 'delete-exploration'],
  [`${RUN}/insights`, 'insights'],
  [`${RUN}/photos`, 'photos'],
  [`${RUN}/language`, 'languages'],
  [`${RUN}/language/:lang`, 'translation'],
  [`${RUN}/language/:lang/file`, 'translation-file'],
  [`${RUN}/language/:lang/:section`, 'translation'],
  [`${RUN}/ways`, 'ways'],
  [`${RUN}/map`, 'poi-map'],
  [`${RUN}/share`, 'share-exploration'],
  [`${RUN}/overview`, 'overview'],
  [POIS, 'pois'],
  [`${POIS}/create`, 'new-poi'],
  [`${POIS}/:poi`, 'poi'],
  [`${POIS}/:poi/delete`, 'delete-poi'],
  [`${POIS}/:poi/delete/success`, 'deleted', { what: 'poi' }],
  [PREREQUISITES, 'prerequisites'],
  [`${PREREQUISITES}/:prerequisite`, 'poi'],
  [`${PREREQUISITES}/:prerequisite/delete`, 'delete-prerequisite'],
  [`${PREREQUISITES}/:prerequisite/delete/success`, 'deleted', { what: 'prerequisite' }],
  [TASKS, 'tasks'],
  [`${TASKS}/create`, 'poi', { open: 'new-task' }],
  [`${TASKS}/:task`, 'poi'],
  [`${TASKS}/:task/delete`, 'delete-task'],
  [`${TASKS}/:task/delete/success`, 'deleted', { what: 'task' }],
];

const OF_OWNERS: readonly Row[] = [
  [to.grants(), 'grants'],
  [to.newGrant(), 'new-grant'],
];

const FILES = import.meta.glob<{ default: ComponentType }>('./pages/*.page.tsx');
const PAGES = new Map(
  Object.entries(FILES).map(([path, load]) => [path, onDemand(() => load().then((file) => file.default))]),
);

function page([path, file, { bar = 'menu', ...props } = {}]: Row): RouteObject {
  const Page = PAGES.get(`./pages/${file}.page.tsx`);
  if (!Page) throw new Error(`pages has no file ${file}`);
  return { path, element: <Page {...props} />, handle: { bar, file } satisfies PageHandle };
}

/** Leads to the list of runs, with the alert of the address. */
function ToExplorations() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: to.explorations(), search }} replace />;
}

/** The trail of a run, or the menu if its code cannot be loaded. */
const Trail = onDemand<TrailProps>(
  () => import('#features/explorations/trail/run-trail.tsx').then((file) => file.RunTrail),
  { onFail: ({ menu }) => menu },
);

/** Site map: paths and their pages. */
export const siteMap: RouteObject[] = [
  {
    element: <StudioShell Trail={Trail} />,
    children: [
      ...WITHOUT_LOGIN.map(page),
      {
        element: <RequireLogin />,
        children: [
          { path: to.home(), element: <ToExplorations /> },
          { path: to.management(), element: <ToExplorations /> },
          ...WITH_LOGIN.map(page),
          ...IN_RUN.map(([path, file, props]) => page([path, file, { ...props, bar: 'trail' }])),
          { element: <RequireOwner />, children: OF_OWNERS.map(page) },
        ],
      },
      page(['*', 'not-found']),
    ],
  },
];
