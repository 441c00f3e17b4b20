import { describe, expect, test } from 'vitest';
import { ACTS, prepareAct } from '../acts.ts';
import { creator, done } from '../creators.ts';
import { everyRoute } from '../every-route.ts';
import { organiser } from '../organisers.ts';
import { liveAccount, useLicences } from './account.ts';
import { registerTeams, runBattle } from './battle.ts';
import { playAlone, playTogether, searchRuns } from './play.ts';
import { keepRecords, writeRun } from './run.ts';
import { twinApp } from './twin-app.ts';

/* SQLite and PostgreSQL answer every call of the contract alike, so other tests need only one of them (docs/decisions/0130). */

const OWNER_ID = 1_000;
const OWNER_EMAILS = Array.from({ length: 500 }, (_, index) => `user-${OWNER_ID + index}@example.org`).join();
const env = { OWNER_EMAILS, PLAYER_URL: 'https://play.test', STUDIO_URL: 'https://studio.test' };
const opened = await twinApp({ env });

describe('both databases give the same responses to', () => {
  test('the life of an account', () => liveAccount(opened));
  test('licences', () => useLicences(opened, OWNER_ID));
  test('a run that is written, translated, copied and deleted', () => writeRun(opened));
  test('media and teams', () => keepRecords(opened));
  test('a guest who plays every kind of quest', () => playAlone(opened));
  test('friends who play together, and to the insights of their creator', () => playTogether(opened));
  test('a Versus with photos', () => runBattle(opened));
  test('the registration of teams', () => registerTeams(opened));
  test('searches for names with umlauts, signs and numbers', () => searchRuns(opened));

  test.each(Object.keys(ACTS))('%s, and to the same act with other values', async (name) => {
    const { send, sendOther } = await prepareAct(opened, name);
    expect(await send()).toMatchObject({ status: 200 });
    await sendOther();
  });

  test('calls without a token, by a stranger, with unknown ids and with an empty body', async () => {
    const by = await organiser(opened, ['Füchse']);
    const { token } = await by.phone(0);
    const stranger = await opened.given.session((await creator(opened)).userId);
    const own: Record<string, number | string> = {
      exploration_id: by.exploration.id,
      poi_id: by.poiId,
      task_id: by.firstTask.id,
      battle_id: by.battle.id,
      battle: by.battle.slug,
      team_id: by.side(0).team.id,
      participant_id: by.side(0).id,
    };
    for (const { name, method, path, body } of everyRoute) {
      if (name.startsWith('live.')) continue;
      for (const bearer of [undefined, stranger, token]) {
        for (const ids of [own, {} as typeof own]) {
          await opened.app.inject({
            method: method as 'GET',
            url: path.replace(/:(\w+)/g, (_, key: string) => String(ids[key] ?? 2_147_483_647)),
            headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
            ...(body && { payload: {} }),
          });
        }
      }
    }
  });

  test('the site itself', async () => {
    for (const call of [opened.client.site.settings, opened.client.site.health, opened.client.site.ready])
      done((await call()) as never);
  });
});

test('every call of the contract was answered', () => {
  expect(everyRoute.map(({ name }) => name).filter((name) => !opened.answered.has(name))).toEqual([]);
});
