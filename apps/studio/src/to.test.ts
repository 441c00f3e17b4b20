import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { siteMap } from './routes.tsx';
import { to } from './to.ts';

const EXPLORATION = { exploration: 'grüne-türme' };
const POI = { ...EXPLORATION, poi: 'turm' };
const PREREQUISITE = { ...POI, prerequisite: 7 };
const TASK = { ...POI, task: 'wie-viele-glocken' };
const TEAM = { team: 'füchse' };

/** One address of each kind; the compiler reports missing ones. */
const named = {
  home: to.home(),
  register: to.register(),
  verify: to.verify(),
  logout: to.logout(),
  management: to.management(),
  explorations: to.explorations(),
  newExploration: to.newExploration(),
  exploration: to.exploration(EXPLORATION),
  deleteExploration: to.deleteExploration(EXPLORATION),
  explorationDeleted: to.explorationDeleted(EXPLORATION),
  shareExploration: to.shareExploration(EXPLORATION),
  insights: to.insights(EXPLORATION),
  explorationPhotos: to.explorationPhotos(EXPLORATION),
  languages: to.languages(EXPLORATION),
  translation: to.translation({ ...EXPLORATION, lang: 'de-simple', section: 'spot-7' }),
  translationFile: to.translationFile({ ...EXPLORATION, lang: 'en' }),
  ways: to.ways(EXPLORATION),
  poiMap: to.poiMap(EXPLORATION),
  overview: to.overview(EXPLORATION),
  pois: to.pois(EXPLORATION),
  newPoi: to.newPoi(EXPLORATION),
  poi: to.poi(POI),
  deletePoi: to.deletePoi(POI),
  poiDeleted: to.poiDeleted(POI),
  prerequisites: to.prerequisites(POI),
  newPrerequisite: to.newPrerequisite(POI),
  prerequisite: to.prerequisite(PREREQUISITE),
  deletePrerequisite: to.deletePrerequisite(PREREQUISITE),
  prerequisiteDeleted: to.prerequisiteDeleted(PREREQUISITE),
  tasks: to.tasks(POI),
  newTask: to.newTask(POI),
  task: to.task(TASK),
  deleteTask: to.deleteTask(TASK),
  taskDeleted: to.taskDeleted(TASK),
  teams: to.teams(),
  newTeam: to.newTeam(),
  team: to.team(TEAM),
  deleteTeam: to.deleteTeam(TEAM),
  teamDeleted: to.teamDeleted(TEAM),
  battles: to.battles(),
  newBattle: to.newBattle(),
  battle: to.battle({ battle: 'ost-west' }),
  event: to.event({ battle: 'ost-west' }),
  battleRegistration: to.battleRegistration({ battle: 'ost-west' }),
  battlePhotos: to.battlePhotos({ battle: 'ost-west' }),
  battleProgress: to.battleProgress({ battle: 'ost-west' }),
  battleStatistic: to.battleStatistic({ battle: 'ost-west' }),
  battleRanking: to.battleRanking({ battle: 'ost-west' }),
  certificates: to.certificates({ battle: 'ost-west' }),
  shareBattle: to.shareBattle({ battle: 'ost-west' }),
  joinCode: to.joinCode({ battle: 'ost-west', join: 'https://a.example/join?team_id=1' }),
  deleteBattle: to.deleteBattle({ battle: 'ost-west' }),
  battleDeleted: to.battleDeleted({ battle: 'ost-west' }),
  licenses: to.licenses(),
  licenseStatistic: to.licenseStatistic({ license: 7 }),
  licenseContingent: to.licenseContingent({ license: 7 }),
  grants: to.grants(),
  newGrant: to.newGrant(),
  user: to.user(),
  account: to.account(),
  deletion: to.deletion(),
  deleteAccount: to.deleteAccount({ code: 'a/b' }),
  accountDeleted: to.accountDeleted(),
} satisfies Record<keyof typeof to, string>;
const addresses = Object.values(named);

test('keeps every address unchanged', () => {
  expect(addresses).toMatchInlineSnapshot(`
    [
      "/",
      "/register",
      "/register/verify",
      "/logout",
      "/management",
      "/management/exploration",
      "/management/exploration/create",
      "/management/exploration/gr%C3%BCne-t%C3%BCrme",
      "/management/exploration/gr%C3%BCne-t%C3%BCrme/delete",
      "/management/exploration/gr%C3%BCne-t%C3%BCrme/delete/success",
      "/management/exploration/gr%C3%BCne-t%C3%BCrme/share",
      "/management/exploration/gr%C3%BCne-t%C3%BCrme/insights",
      "/management/exploration/gr%C3%BCne-t%C3%BCrme/photos",
      "/management/exploration/gr%C3%BCne-t%C3%BCrme/language",
      "/management/exploration/gr%C3%BCne-t%C3%BCrme/language/de-simple/spot-7",
      "/management/exploration/gr%C3%BCne-t%C3%BCrme/language/en/file",
      "/management/exploration/gr%C3%BCne-t%C3%BCrme/ways",
      "/management/exploration/gr%C3%BCne-t%C3%BCrme/map",
      "/management/exploration/gr%C3%BCne-t%C3%BCrme/overview",
      "/management/exploration/gr%C3%BCne-t%C3%BCrme/poi",
      "/management/exploration/gr%C3%BCne-t%C3%BCrme/poi/create",
      "/management/exploration/gr%C3%BCne-t%C3%BCrme/poi/turm",
      "/management/exploration/gr%C3%BCne-t%C3%BCrme/poi/turm/delete",
      "/management/exploration/gr%C3%BCne-t%C3%BCrme/poi/turm/delete/success",
      "/management/exploration/gr%C3%BCne-t%C3%BCrme/poi/turm/prerequisite",
      "/management/exploration/gr%C3%BCne-t%C3%BCrme/poi/turm/prerequisite/create",
      "/management/exploration/gr%C3%BCne-t%C3%BCrme/poi/turm/prerequisite/7",
      "/management/exploration/gr%C3%BCne-t%C3%BCrme/poi/turm/prerequisite/7/delete",
      "/management/exploration/gr%C3%BCne-t%C3%BCrme/poi/turm/prerequisite/7/delete/success",
      "/management/exploration/gr%C3%BCne-t%C3%BCrme/poi/turm/task",
      "/management/exploration/gr%C3%BCne-t%C3%BCrme/poi/turm/task/create",
      "/management/exploration/gr%C3%BCne-t%C3%BCrme/poi/turm/task/wie-viele-glocken",
      "/management/exploration/gr%C3%BCne-t%C3%BCrme/poi/turm/task/wie-viele-glocken/delete",
      "/management/exploration/gr%C3%BCne-t%C3%BCrme/poi/turm/task/wie-viele-glocken/delete/success",
      "/management/team",
      "/management/team/create",
      "/management/team/f%C3%BCchse",
      "/management/team/f%C3%BCchse/delete",
      "/management/team/f%C3%BCchse/delete/success",
      "/management/battle",
      "/management/battle/create",
      "/management/battle/ost-west",
      "/management/battle/ost-west/event",
      "/management/battle/ost-west/registration",
      "/management/battle/ost-west/photos",
      "/management/battle/ost-west/progress",
      "/management/battle/ost-west/statistic",
      "/management/battle/ost-west/ranking",
      "/management/battle/ost-west/certificates",
      "/management/battle/ost-west/share",
      "/management/battle/ost-west/share/https%3A%2F%2Fa.example%2Fjoin%3Fteam_id%3D1",
      "/management/battle/ost-west/delete",
      "/management/battle/ost-west/delete/success",
      "/management/license",
      "/management/license/7/statistic",
      "/management/license/7/contingent",
      "/management/subscription",
      "/management/subscription/create",
      "/management/user",
      "/management/user/account",
      "/management/user/account/delete",
      "/management/user/account/delete/a%2Fb",
      "/management/user/account/delete/success",
    ]
  `);
});

test('every address leads to a page', () => {
  for (const address of addresses) {
    const page = matchRoutes(siteMap, address)?.at(-1)?.route;
    expect(page?.element, address).toBeDefined();
    expect(page?.path, address).not.toBe('*');
  }
});

test('an unknown address leads to the not-found page', () => {
  for (const address of ['/nothing', '/management/user/nothing', '/register/success']) {
    expect(matchRoutes(siteMap, address)?.at(-1)?.route.path).toBe('*');
  }
});

test('the login address contains the return address and the alert', () => {
  expect(to.register({ wanted: '/management/user?page=2', alert: 'session_ended' })).toBe(
    '/register?wanted=%2Fmanagement%2Fuser%3Fpage%3D2&alert=session_ended',
  );
});
