import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { siteMap } from './routes.tsx';
import { to } from './to.ts';

const RUN = { exploration: 'grüne-türme' };
const SPOT = { ...RUN, poi: 'turm' };
const QUALIFIER = { ...SPOT, prerequisite: 7 };
const TEAM = { team: 'füchse' };

const addresses = [
  to.home(),
  to.register(),
  to.logout(),
  to.management(),
  to.runs(),
  to.newRun(),
  to.run(RUN),
  to.deleteRun(RUN),
  to.runDeleted(RUN),
  to.shareRun(RUN),
  to.spots(RUN),
  to.newSpot(RUN),
  to.spot(SPOT),
  to.deleteSpot(SPOT),
  to.spotDeleted(SPOT),
  to.qualifiers(SPOT),
  to.newQualifier(SPOT),
  to.qualifier(QUALIFIER),
  to.deleteQualifier(QUALIFIER),
  to.qualifierDeleted(QUALIFIER),
  to.teams(),
  to.newTeam(),
  to.team(TEAM),
  to.deleteTeam(TEAM),
  to.teamDeleted(TEAM),
  to.battles(),
  to.newBattle(),
  to.battle({ battle: 'ost-west' }),
  to.event({ battle: 'ost-west' }),
  to.battleProgress({ battle: 'ost-west' }),
  to.battleStatistic({ battle: 'ost-west' }),
  to.battleRanking({ battle: 'ost-west' }),
  to.shareBattle({ battle: 'ost-west' }),
  to.joinCode({ battle: 'ost-west', join: 'https://a.example/join?team_id=1' }),
  to.deleteBattle({ battle: 'ost-west' }),
  to.battleDeleted({ battle: 'ost-west' }),
  to.licenses(),
  to.licenseStatistic({ license: 7 }),
  to.licenseContingent({ license: 7 }),
  to.grants(),
  to.newGrant(),
  to.user(),
  to.account(),
  to.deletion(),
  to.deleteAccount({ code: 'a/b' }),
  to.accountDeleted(),
];

test('addresses are the ones of the specification', () => {
  expect(addresses).toMatchInlineSnapshot(`
    [
      "/",
      "/register",
      "/logout",
      "/management",
      "/management/exploration",
      "/management/exploration/create",
      "/management/exploration/gr%C3%BCne-t%C3%BCrme",
      "/management/exploration/gr%C3%BCne-t%C3%BCrme/delete",
      "/management/exploration/gr%C3%BCne-t%C3%BCrme/delete/success",
      "/management/exploration/gr%C3%BCne-t%C3%BCrme/share",
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
      "/management/team",
      "/management/team/create",
      "/management/team/f%C3%BCchse",
      "/management/team/f%C3%BCchse/delete",
      "/management/team/f%C3%BCchse/delete/success",
      "/management/battle",
      "/management/battle/create",
      "/management/battle/ost-west",
      "/management/battle/ost-west/event",
      "/management/battle/ost-west/progress",
      "/management/battle/ost-west/statistic",
      "/management/battle/ost-west/ranking",
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

test('whatever else is asked for leads to the not-found page', () => {
  for (const address of ['/nothing', '/management/user/nothing', '/register/success']) {
    expect(matchRoutes(siteMap, address)?.at(-1)?.route.path).toBe('*');
  }
});

test('the login remembers where somebody wanted to go, and what happened', () => {
  expect(to.register({ wanted: '/management/user?page=2', alert: 'session_ended' })).toBe(
    '/register?wanted=%2Fmanagement%2Fuser%3Fpage%3D2&alert=session_ended',
  );
});
