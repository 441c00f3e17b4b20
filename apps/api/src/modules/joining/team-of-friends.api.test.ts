import { randomUUID } from 'node:crypto';
import { runTokenClaims } from '@puzzle-runs/contract/join.ts';
import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const { given, as, client, app } = await fileApp({ env: { PLAYER_URL: 'https://play.test' } });

async function friends(code: string | null = null) {
  const exploration = await given.exploration({ code });
  const params = { exploration_id: exploration.id };
  const body = { name: ' Nachtfalter ', exploration_code: code };
  const made = done(await client.joining.together({ params, body }));
  const { team_id, team_code } = made.invitation;
  const join = { exploration_id: exploration.id, team_id, team_code };
  return { exploration, made, join, first: as(made.accessToken) };
}

test('friends make a team for a run, and everybody with its code plays in it: all phones share the progress', async () => {
  const { exploration, made, join, first } = await friends();
  expect(made).toMatchObject({
    tokenType: 'Bearer',
    Team: { name: 'Nachtfalter', slug: `nachtfalter-${join.team_id}` },
  });
  expect(made.invitation.join_url).toBe(
    `https://play.test/join?exploration_id=${exploration.id}&team_id=${join.team_id}&team_code=${join.team_code}`,
  );
  expect(runTokenClaims.parse(app.jwt.verify(made.accessToken))).toMatchObject({
    adventure_type: 'exploration',
    progress: { progressor_type: 'team', progressor_id: String(join.team_id) },
    exploration: { Battles: [], Teams: [{ id: join.team_id, name: 'Nachtfalter' }] },
  });
  const second = as(done(await client.joining.instant({ body: join })).accessToken);
  done(await second.progress.submit({ body: answerTo(exploration.task('Bögen'), 16) }));
  expect(done(await first.joined.pois())).toMatchObject({
    battle: null,
    team: { name: 'Nachtfalter' },
    schedule: null,
    progress: { netPoints: 10 },
    rows: [{ Tasks: [{ progressed: true }] }],
  });
  expect(await first.progress.submit({ body: answerTo(exploration.task('Bögen'), 16) })).toMatchObject(
    problem(409, 'duplicated_answer'),
  );
  expect(done(await first.progress.ranking())).toMatchObject({ count: 0 });
});

test('every phone of the team can show the invitation again, and nobody else', async () => {
  const { exploration, made, join, first } = await friends();
  const second = as(done(await client.joining.exploration({ body: join })).accessToken);
  for (const phone of [first, second]) {
    expect(done(await phone.progress.invitation())).toEqual({ ...made.invitation, members: 2 });
  }
  const alone = as((await given.player(exploration)).token);
  expect(await alone.progress.invitation()).toMatchObject(problem(404, 'not_found'));
  const battle = await given.battle(`Duell um ${exploration.slug}`, [{ exploration, team: 'Füchse' }]);
  const side = await given.player(exploration, { battle_id: battle.id, team_id: battle.teamId(0) });
  expect(await as(side.token).progress.invitation()).toMatchObject(problem(404, 'not_found'));
});

test('the code of the run is asked of whoever makes the team, and its own code of everybody after', async () => {
  const { exploration, join } = await friends('EICHE');
  const params = { exploration_id: exploration.id };
  expect(await client.joining.together({ params, body: { name: 'Ohne' } })).toMatchObject(
    problem(403, 'wrong_exploration_code'),
  );
  expect(await client.joining.exploration({ body: join })).toMatchObject({ status: 200 });
  for (const team_code of [null, '', 'falsch', 'EICHE']) {
    const body = { ...join, team_code, exploration_code: 'EICHE' };
    expect(await client.joining.exploration({ body })).toMatchObject(problem(403, 'wrong_team_code'));
  }
  expect(done(await client.joining.instantInfo({ query: join }))).toMatchObject({
    battle: null,
    team: { name: 'Nachtfalter', members: 2 },
  });
});

test('a team of friends plays its run only, and no battle', async () => {
  const { join } = await friends();
  const other = await given.exploration();
  const battle = await given.battle(`Duell um ${other.slug}`, [{ exploration: other, team: 'Füchse' }]);
  for (const body of [
    { ...join, exploration_id: other.id },
    { ...join, battle_id: battle.id },
    { ...join, exploration_id: other.id, battle_id: battle.id },
  ]) {
    expect(await client.joining.exploration({ body })).toMatchObject(problem(404, 'not_found'));
  }
});

test('many teams may have one name, and their progress stays apart; a guest also plays alone beside it', async () => {
  const exploration = await given.exploration();
  const progressor_id = randomUUID();
  const params = { exploration_id: exploration.id };
  const body = { name: 'Wir', progressor_id };
  const [one, other] = await Promise.all([1, 2].map(async () => done(await client.joining.together({ params, body }))));
  expect(one?.Team.slug).not.toBe(other?.Team.slug);
  const alone = await given.player(exploration, { progressor_id });
  done(await as(one?.accessToken ?? '').progress.submit({ body: answerTo(exploration.task('Bögen'), 16) }));
  for (const token of [other?.accessToken ?? '', alone.token]) {
    expect(await as(token).progress.points()).toMatchObject({ body: { netPoints: 0 } });
  }
  expect(done(await client.progress.myself({ query: { guest_id: progressor_id } }))).toMatchObject({ count: 3 });
});

test('a draft, a run that is not there and a name of blanks are refused', async () => {
  const draft = await given.exploration({ published: false });
  for (const exploration_id of [draft.id, 2_147_483_647]) {
    expect(await client.joining.together({ params: { exploration_id }, body: { name: 'Wir' } })).toMatchObject(
      problem(404, 'not_found'),
    );
  }
  const exploration = await given.exploration();
  expect(
    await client.joining.together({ params: { exploration_id: exploration.id }, body: { name: '  ' } }),
  ).toMatchObject(problem(400, 'invalid_request'));
});

test('who is in the team comes back without its code, as guest or account, and nobody else does', async () => {
  const { exploration, made, join } = await friends();
  const { user } = runTokenClaims.parse(app.jwt.verify(made.accessToken));
  const account = as(await given.session(41));
  done(await account.joining.exploration({ body: join }));
  const body = { exploration_id: exploration.id, team_id: join.team_id };
  const again = done(await client.joining.exploration({ body: { ...body, progressor_id: user.user_id } }));
  expect(done(await as(again.accessToken).progress.invitation()).members).toBe(2);
  expect(await account.joining.exploration({ body })).toMatchObject({ status: 200 });
  for (const progressor_id of [randomUUID(), undefined]) {
    expect(await client.joining.exploration({ body: { ...body, progressor_id } })).toMatchObject(
      problem(403, 'wrong_team_code'),
    );
  }
});

test('whoever leaves is no longer in the team, and its progress stays with the others', async () => {
  const { exploration, join, first } = await friends();
  const progressor_id = randomUUID();
  const second = as(done(await client.joining.instant({ body: { ...join, progressor_id } })).accessToken);
  done(await second.progress.submit({ body: answerTo(exploration.task('Bögen'), 16) }));
  expect(done(await second.progress.leave())).toEqual({ members: 1 });
  expect(done(await client.progress.myself({ query: { guest_id: progressor_id } })).count).toBe(0);
  expect(done(await first.progress.points()).netPoints).toBe(10);
  expect(done(await first.progress.invitation()).members).toBe(1);
  done(await client.joining.instant({ body: { ...join, progressor_id } }));
  expect(done(await first.progress.invitation()).members).toBe(2);
});

test('whoever leaves last takes the team along: its link and its tokens hold no longer', async () => {
  const { join, first } = await friends();
  expect(done(await first.progress.leave())).toEqual({ members: 0 });
  expect(await first.progress.leave()).toMatchObject(problem(401, 'unauthorized'));
  expect(await first.joined.pois()).toMatchObject(problem(401, 'unauthorized'));
  expect(await client.joining.instantInfo({ query: join })).toMatchObject(problem(404, 'not_found'));
  expect(await client.joining.instant({ body: join })).toMatchObject(problem(404, 'not_found'));
});

test('alone and in a battle there is nothing to leave', async () => {
  const exploration = await given.exploration();
  const battle = await given.battle(`Duell um ${exploration.slug}`, [{ exploration, team: 'Füchse' }]);
  for (const side of [{}, { battle_id: battle.id, team_id: battle.teamId(0) }]) {
    const { token } = await given.player(exploration, side);
    expect(await as(token).progress.leave()).toMatchObject(problem(404, 'not_found'));
    expect(await as(token).joined.pois()).toMatchObject({ status: 200 });
  }
});

test('friends who leave while others join, all at once, leave nobody in a team that is gone', async () => {
  const { join, first } = await friends();
  const joins = Array.from({ length: 6 }, () => client.joining.instant({ body: join }));
  const [left, ...joined] = await Promise.all([first.progress.leave(), ...joins]);
  expect(left.status).toBe(200);
  for (const answer of joined) {
    expect([200, 404]).toContain(answer.status);
    if (answer.status !== 200) continue;
    expect(await as(answer.body.accessToken).joined.pois()).toMatchObject({ status: 200 });
  }
});
