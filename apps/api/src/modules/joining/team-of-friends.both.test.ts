import { randomUUID } from 'node:crypto';
import { runTokenClaims } from '@puzzle-runs/contract/join.ts';
import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const { given, as, client, app } = await fileApp({ env: { PLAYER_URL: 'https://play.test' } });

async function createTeamOfFriends(code: string | null = null) {
  const exploration = await given.exploration({ code });
  const params = { exploration_id: exploration.id };
  const body = { name: ' Nachtfalter ', exploration_code: code };
  const made = done(await client.joining.together({ params, body }));
  const { team_id, team_code } = made.invitation;
  const join = { exploration_id: exploration.id, team_id, team_code };
  return { exploration, made, join, first: as(made.accessToken) };
}

test('creates a team of friends whose members join by code and share the progress', async () => {
  const { exploration, made, join, first } = await createTeamOfFriends();
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

test('shows the invitation to all members and refuses it to solo players and Versus teams', async () => {
  const { exploration, made, join, first } = await createTeamOfFriends();
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

test('asks the founder for the run code and later members for the team code', async () => {
  const { exploration, join } = await createTeamOfFriends('EICHE');
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

test('refuses a team of friends in another run or in a Versus', async () => {
  const { join } = await createTeamOfFriends();
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

test('keeps the progress of teams with the same name and of solo play separate', async () => {
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

test('refuses a team of friends for a draft, an unknown run or a blank name', async () => {
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

test('lets members rejoin without the team code and refuses other players', async () => {
  const { exploration, made, join } = await createTeamOfFriends();
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

test('removes a member who leaves and keeps their progress in the team', async () => {
  const { exploration, join, first } = await createTeamOfFriends();
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

test('deletes the team with its link and tokens when the last member leaves', async () => {
  const { join, first } = await createTeamOfFriends();
  expect(done(await first.progress.leave())).toEqual({ members: 0 });
  expect(await first.progress.leave()).toMatchObject(problem(401, 'unauthorized'));
  expect(await first.joined.pois()).toMatchObject(problem(401, 'unauthorized'));
  expect(await client.joining.instantInfo({ query: join })).toMatchObject(problem(404, 'not_found'));
  expect(await client.joining.instant({ body: join })).toMatchObject(problem(404, 'not_found'));
});

test('refuses to leave when playing solo or in a Versus', async () => {
  const exploration = await given.exploration();
  const battle = await given.battle(`Duell um ${exploration.slug}`, [{ exploration, team: 'Füchse' }]);
  for (const side of [{}, { battle_id: battle.id, team_id: battle.teamId(0) }]) {
    const { token } = await given.player(exploration, side);
    expect(await as(token).progress.leave()).toMatchObject(problem(404, 'not_found'));
    expect(await as(token).joined.pois()).toMatchObject({ status: 200 });
  }
});

test('keeps every token of a successful join valid when members leave concurrently', async () => {
  const { join, first } = await createTeamOfFriends();
  const joins = Array.from({ length: 6 }, () => client.joining.instant({ body: join }));
  const [left, ...joined] = await Promise.all([first.progress.leave(), ...joins]);
  expect(left.status).toBe(200);
  for (const answer of joined) {
    expect([200, 404]).toContain(answer.status);
    if (answer.status !== 200) continue;
    expect(await as(answer.body.accessToken).joined.pois()).toMatchObject({ status: 200 });
  }
});

test('founds a team once per submission, also when it is sent twice at the same time', async () => {
  const { id: exploration_id } = await given.exploration();
  const submission_id = randomUUID();
  const found = (name: string, over: { progressor_id?: string } = {}) =>
    client.joining.together({ params: { exploration_id }, body: { name, submission_id, ...over } });
  const teams = (await Promise.all([found('Nachtfalter'), found('Nachtfalter'), found('Nachtfalter')])).map(done);
  expect(new Set(teams.map(({ Team }) => Team.id)).size).toBe(1);
  expect(new Set(teams.map(({ invitation }) => JSON.stringify(invitation))).size).toBe(1);
  expect(teams[0]?.invitation.members).toBe(1);
  const again = done(await found('Nachtfalter'));
  expect(runTokenClaims.parse(app.jwt.verify(again.accessToken)).participation_id).toBe(
    runTokenClaims.parse(app.jwt.verify(teams[0]?.accessToken ?? '')).participation_id,
  );
  expect(await found('Tagpfauen')).toMatchObject(problem(409, 'conflict'));
  expect(done(await found('Nachtfalter', { progressor_id: randomUUID() })).Team.id).not.toBe(again.Team.id);
});
