import { isInfoPage } from '@puzzle-runs/site/info-pages.ts';
import { PAGES, type PageName, pagePath } from '@puzzle-runs/site/pages.ts';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { siteMap } from './routes.tsx';
import { to } from './to.ts';

const solo = { exploration: 'grüner-weg' };
const battle = { ...solo, battle: 'elbe-cup' };
const team = { ...battle, team: 'möwen' };
const friends = { ...solo, team: 'nachtfalter-7' };
const trial = { ...solo, trial: true };

const addresses = [
  to.home(),
  to.explorations(),
  to.battles(),
  to.progress(),
  to.join(),
  to.board({ battle: battle.battle }),
  ...[solo, battle].flatMap((place) => [to.exploration(place), to.teams(place)]),
  ...[solo, team].flatMap((place) => [
    to.pois(place),
    to.poi({ ...place, poi: 'dom-st-peter' }),
    to.ranking(place),
    to.share(place),
  ]),
  to.pois(friends),
  to.poi({ ...friends, poi: 'dom-st-peter' }),
  to.share(friends),
  to.pois(trial),
  to.poi({ ...trial, poi: 'dom-st-peter' }),
];

function pathsOf(routes: RouteObject[]): string[] {
  return routes.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)]);
}

test('the site shows the pages that the server knows, and no other', () => {
  const known = Object.values(PAGES).map(({ path }) => path);
  expect(pathsOf(siteMap).toSorted()).toEqual([...known, '*'].toSorted());
});

test('the site and the server build the same addresses', () => {
  const slugs = { ...team, poi: 'dom-st-peter' };
  // No page links to the short addresses of team cards and registrations: they are printed.
  const others: PageName[] = ['feature', 'teamCard', 'registration'];
  const ofExplorations = (Object.keys(PAGES) as PageName[]).filter(
    (page) => !isInfoPage(page) && !others.includes(page),
  );
  const known = ofExplorations.map((page) =>
    pagePath(page, page.startsWith('friends') ? { ...slugs, ...friends } : slugs),
  );
  expect(known.toSorted()).toEqual(addresses.toSorted());
});

test('every address leads to a page', () => {
  for (const address of addresses) {
    const page = matchRoutes(siteMap, address)?.at(-1)?.route;
    expect(page?.element, address).toBeDefined();
    expect(page?.path, address).not.toBe('*');
  }
});

test('addresses of runs, Versus, teams, friends and trials', () => {
  expect(addresses.map(decodeURI)).toMatchInlineSnapshot(`
    [
      "/",
      "/exploration",
      "/battle",
      "/progress",
      "/join",
      "/battle/elbe-cup/board",
      "/exploration/grüner-weg",
      "/exploration/grüner-weg/team",
      "/battle/elbe-cup/exploration/grüner-weg",
      "/battle/elbe-cup/exploration/grüner-weg/team",
      "/exploration/grüner-weg/poi",
      "/exploration/grüner-weg/poi/dom-st-peter",
      "/exploration/grüner-weg/ranking",
      "/exploration/grüner-weg/share",
      "/battle/elbe-cup/exploration/grüner-weg/team/möwen/poi",
      "/battle/elbe-cup/exploration/grüner-weg/team/möwen/poi/dom-st-peter",
      "/battle/elbe-cup/exploration/grüner-weg/team/möwen/ranking",
      "/battle/elbe-cup/exploration/grüner-weg/team/möwen/share",
      "/exploration/grüner-weg/team/nachtfalter-7/poi",
      "/exploration/grüner-weg/team/nachtfalter-7/poi/dom-st-peter",
      "/exploration/grüner-weg/team/nachtfalter-7/share",
      "/trial/exploration/grüner-weg/poi",
      "/trial/exploration/grüner-weg/poi/dom-st-peter",
    ]
  `);
});

test('every other address leads to the not-found page', () => {
  for (const address of ['/nothing', '/exploration/a/b/c', '/battle/cup/team']) {
    expect(matchRoutes(siteMap, address)?.at(-1)?.route.path).toBe('*');
  }
});

test.each(['/EXPLORATION', '/Battle', '/exploration/grüner-weg/POI', '/Register'])('%s is not found', (address) => {
  expect(matchRoutes(siteMap, encodeURI(address))?.at(-1)?.route.path).toBe('*');
});
