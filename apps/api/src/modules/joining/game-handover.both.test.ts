import { runTokenClaims } from '@puzzle-runs/contract/join.ts';
import { expect, test } from 'vitest';
import { deleteExpired } from '#jobs/delete-expired.ts';
import { creator, done } from '#testing/creators.ts';
import { rowCounts } from '#testing/database/row-counts.ts';
import { problem } from '#testing/problems.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const opened = await fileApp();
const { app, given, as, client, clock, deps } = opened;

const refused = problem(400, 'verification_failed');

const complete = (code: string) => client.gameHandover.complete({ body: { code } });

function claimsOf({ accessToken }: { accessToken: string }) {
  return runTokenClaims.parse(app.jwt.verify(accessToken));
}

async function playedAlone() {
  const exploration = await given.exploration();
  const { token } = await given.player(exploration);
  return { exploration, token, player: as(token) };
}

async function codeOf({ player }: Pick<Awaited<ReturnType<typeof playedAlone>>, 'player'>): Promise<string> {
  return done(await player.gameHandover.start()).code;
}

test('continues the game of a guest in another browser, with its progress and guest id', async () => {
  const game = await playedAlone();
  done(await game.player.progress.submit({ body: answerTo(game.exploration.task('Bögen'), 16) }));
  const pair = done(await complete(await codeOf(game)));
  expect(done(await as(pair.accessToken).joined.pois())).toMatchObject({ progress: { netPoints: 10 } });
  const [before, after] = [claimsOf({ accessToken: game.token }), claimsOf(pair)];
  expect(after).toEqual({ ...before, device: after.device });
  expect(after.device).not.toBe(before.device);
});

test('continues the game of a team of friends, and as the same member', async () => {
  const exploration = await given.exploration();
  const made = done(
    await client.joining.together({ params: { exploration_id: exploration.id }, body: { name: 'Nachtfalter' } }),
  );
  const pair = done(await complete(await codeOf({ player: as(made.accessToken) })));
  expect(done(await as(pair.accessToken).progress.invitation())).toMatchObject({ members: 1 });
});

test('continues the game of a team in a Versus', async () => {
  const exploration = await given.exploration();
  const battle = await given.battle('Duell der Browser', [{ exploration, team: 'Füchse' }]);
  const { token } = await given.player(exploration, { battle_id: battle.id, team_id: battle.teamId(0) });
  const pair = done(await complete(await codeOf({ player: as(token) })));
  expect(done(await as(pair.accessToken).joined.pois())).toMatchObject({
    battle: { id: battle.id },
    team: { name: 'Füchse' },
  });
});

test('a code works once in six concurrent calls', async () => {
  const code = await codeOf(await playedAlone());
  const answers = await Promise.all(Array.from({ length: 6 }, () => complete(code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const answer of answers) if (answer.status !== 200) expect(answer).toMatchObject(refused);
});

test('takes a code in small letters and without its hyphen, and refuses another', async () => {
  const game = await playedAlone();
  for (const wrong of ['', '23456-789AB', (await codeOf(game)).slice(1)])
    expect(await complete(wrong)).toMatchObject(refused);
  expect(await complete(` ${(await codeOf(game)).replace('-', '').toLowerCase()} `)).toMatchObject({ status: 200 });
});

test('refuses a code after a quarter of an hour, and when its game was deleted', async () => {
  const game = await playedAlone();
  const late = await codeOf(game);
  clock.passMinutes(15);
  expect(await complete(late)).toMatchObject(refused);
  await deleteExpired(deps);
  expect(await rowCounts(deps.store)).toMatchObject({ codes: 0 });
  const code = await codeOf(game);
  const { user } = claimsOf({ accessToken: game.token });
  const body = { progressor_type: 'guest', guest_id: user.user_id, exploration_id: game.exploration.id } as const;
  done(await client.progress.remove({ body }));
  expect(await complete(code)).toMatchObject(refused);
});

test('stores no code in plain text', async () => {
  const code = await codeOf(await playedAlone());
  const rows = JSON.stringify(await deps.store.db.select().from(deps.store.db.t.codes));
  expect(rows).not.toContain(code);
  expect(rows).not.toContain(code.replace('-', ''));
});

test('needs a run token, and makes no code for a trial', async () => {
  expect(await client.gameHandover.start()).toMatchObject(problem(401, 'unauthorized'));
  const ada = await creator(opened);
  const params = { exploration_id: (await ada.draft()).id };
  const { accessToken } = done(await ada.client.managedExplorations.tryOut({ params, body: { unlocked: true } }));
  expect(await as(accessToken).gameHandover.start()).toMatchObject(problem(404, 'not_found'));
});
