import { slugify } from '@puzzle-runs/domain/exploration/slug.ts';
import { expect, test } from 'vitest';
import { shortKey } from '#secrets/unguessable-codes.ts';
import { done } from '#testing/creators.ts';
import { organiser } from '#testing/organisers.ts';
import { problem } from '#testing/problems.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp({ env: { PLAYER_URL: 'https://play.test' } });
const { client: visitor } = opened;

async function event() {
  const by = await organiser(opened);
  const { params, battle, client } = by;
  return {
    ...by,
    look: () => visitor.board.read({ params: { battle: battle.slug } }),
    show: (board: boolean) =>
      client.managedBattles.showBoard({ params: { battle: params.battle_id }, body: { board } }),
    freeze: (frozen: boolean) => client.managedBattles.freeze({ params, body: { frozen } }),
    solve: async (index: number) =>
      done(
        await (await by.phone(index)).progress.submit({
          body: answerTo({ id: by.firstTask.id, taskType: 'guess_number' }, 16),
        }),
      ),
  };
}

test('shows the big screen only while the organiser shows it', async () => {
  const { look, show, battle, exploration, side } = await event();
  expect(await look()).toMatchObject(problem(404, 'not_found'));
  expect(done(await show(true))).toMatchObject({ board: true });
  expect(done(await look())).toMatchObject({
    Battle: { name: battle.name, slug: battle.slug },
    schedule: { state: 'open', starts_at: null, ends_at: null },
    count: 2,
    rows: [{ Team: { name: side(1).team.name }, netPoints: 0 }, {}],
    frozen_at: null,
    short_url: `https://play.test/b/${shortKey(opened.deps.secret, 'board', battle.id)}`,
    join_url: `https://play.test/battle/${encodeURIComponent(battle.slug)}/exploration/${encodeURIComponent(exploration.slug)}/team`,
  });
  done(await show(false));
  expect(await look()).toMatchObject(problem(404, 'not_found'));
  expect(await visitor.board.read({ params: { battle: 'gibt-es-nicht' } })).toMatchObject(problem(404, 'not_found'));
});

test('its short address leads to the teams while the big screen is shown, and cannot be counted up', async () => {
  const { show, battle, exploration } = await event();
  const visit = (id: number | string) => opened.app.inject({ url: `/b/${id}` });
  const key = shortKey(opened.deps.secret, 'board', battle.id);
  expect((await visit(key)).statusCode).toBe(404);
  done(await show(true));
  const { statusCode, headers } = await visit(key.toUpperCase());
  const path = `/battle/${encodeURIComponent(battle.slug)}/exploration/${encodeURIComponent(exploration.slug)}/team`;
  expect({ statusCode, location: headers.location }).toEqual({ statusCode: 302, location: path });
  for (const wrong of ['0', 'x', '99999999999', '-1', battle.id, `${battle.id}-`, `${battle.id}-aaaaaa`])
    expect((await visit(wrong)).statusCode).toBe(404);
});

test('shows the frozen ranking to players and visitors until the organiser reveals the present one', async () => {
  const { look, show, freeze, solve, phone, client, battle, side } = await event();
  done(await show(true));
  await solve(0);
  const frozen = done(await freeze(true));
  expect(frozen.frozen_at).toEqual(expect.any(String));
  expect(await freeze(true)).toMatchObject(problem(409, 'nochange'));
  await solve(1);

  const [fox, badger] = [side(0).team.name, side(1).team.name];
  const standing = {
    rows: [
      { place: 1, Team: { name: fox }, netPoints: 10 },
      { Team: { name: badger }, netPoints: 0 },
    ],
  };
  expect(done(await look())).toMatchObject({ ...standing, frozen_at: frozen.frozen_at });
  const player = await phone(1);
  expect(done(await player.progress.ranking())).toMatchObject({ ...standing, frozen_at: frozen.frozen_at });
  expect(done(await player.progress.points()).netPoints).toBe(10);
  expect(done(await client.managedProgress.ranking({ query: { battle_name: battle.slug } })).rows).toMatchObject([
    { netPoints: 10 },
    { netPoints: 10 },
  ]);

  done(await freeze(false));
  expect(done(await look())).toMatchObject({ rows: [{ netPoints: 10 }, { netPoints: 10 }], frozen_at: null });
});

test('links the big screen to a search for the Versus when its teams play several runs', async () => {
  const [exploration, other] = [await opened.given.exploration(), await opened.given.exploration()];
  const name = 'Ost & West: „Alle Neune“ (2026)';
  await opened.given.battle(name, [
    { exploration, team: 'Füchse' },
    { exploration: other, team: 'Dachse' },
  ]);
  await opened.deps.store.transact((tx) => tx.update(tx.t.battles).set({ board: true }));
  const { join_url } = done(await visitor.board.read({ params: { battle: slugify(name) } }));
  const { origin, pathname, searchParams } = new URL(join_url);
  expect([origin, pathname]).toEqual(['https://play.test', '/battle']);
  const battle = searchParams.get('battle') ?? '';
  expect(done(await visitor.battles.list({ query: { battle } })).rows).toMatchObject([{ name }]);
});

test('counts down to the end of the last team with extra minutes', async () => {
  const { look, show, client, params, side, phone } = await event();
  done(await show(true));
  const extra = (index: number) => {
    const participant = { ...params, participant_id: side(index).id };
    return client.managedBattles.giveTime({ params: participant, body: { extra_minutes: 10 } });
  };
  opened.clock.passMinutes(1);
  const ended = done(await client.managedBattles.end({ params })).ends_at ?? '';
  opened.clock.passMinutes(1);
  done(await extra(1)); // a team that never joined does not hold up the others
  expect(done(await look())).toMatchObject({ extra_time: false, schedule: { state: 'ended' } });
  done(await client.managedBattles.change({ params, body: { ends_at: null } }));
  await phone(0);
  done(await extra(0));
  done(await client.managedBattles.end({ params }));
  opened.clock.passMinutes(1);
  expect(done(await look())).toMatchObject({ extra_time: true, schedule: { state: 'open' } });
  expect(Date.parse(done(await look()).schedule.ends_at ?? '')).toBeGreaterThan(Date.parse(ended));
  opened.clock.passMinutes(10);
  expect(done(await look())).toMatchObject({ extra_time: false, schedule: { state: 'ended' } });
});
