import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { GUESSES_AT_ONCE } from '#http/limits/guesses.ts';
import { makeChallenge } from '#modules/captcha/captcha.service.ts';
import { shortKey } from '#secrets/unguessable-codes.ts';
import { creator, done, freshName, NUMBER } from '#testing/creators.ts';
import { rowCounts } from '#testing/database/row-counts.ts';
import { problem } from '#testing/problems.ts';
import { openRegistration } from '#testing/registering.ts';
import { solved } from '#testing/solve-captcha.ts';
import { fileApp, testApp } from '#testing/test-app.ts';

const opened = await fileApp({ env: { PLAYER_URL: 'https://play.test' } });
const { client, as, deps } = opened;

test('a visitor registers a team and plays at once', async () => {
  const { register, info, exploration, battle, firstTask } = await openRegistration(opened, { approval: false });
  const phone = await register('Die Dachse');
  expect(phone).toMatchObject({
    Team: { name: 'Die Dachse', slug: 'team-1' },
    Battle: { id: battle.id, slug: battle.slug },
    Exploration: { id: exploration.id, slug: exploration.slug },
    exploration_code: null,
    team_code: expect.stringMatching(/^[2-9A-Z]{6}$/),
  });
  expect(await phone.joined.pois()).toMatchObject({
    body: { team: { name: 'Die Dachse' }, battle: { id: battle.id } },
  });
  const answer = { progress_type: 'task', progress_id: firstTask.id, task_type: 'guess_number', answer: 16 } as const;
  const right = { ...answer, answer: NUMBER.task.answer };
  expect(await phone.progress.submit({ body: right })).toMatchObject({ status: 200 });
  expect(await info()).toMatchObject({ body: { state: 'open', places_left: 19 } });
});

test('mates join a registered team with its code, and others are refused', async () => {
  const { register, exploration, battle } = await openRegistration(opened);
  const { Team, team_code } = await register('Die Dachse');
  const team = { exploration_id: exploration.id, battle_id: battle.id, team_id: Team.id };
  expect(await client.joining.instant({ body: { ...team, team_code: 'falsch' } })).toMatchObject(
    problem(403, 'wrong_team_code'),
  );
  const mate = as(done(await client.joining.instant({ body: { ...team, team_code } })).accessToken);
  expect(await mate.joined.pois()).toMatchObject({ body: { team: { name: 'Team 1' } } });
});

test('returns the codes for mates with a run that needs one', async () => {
  const event = await openRegistration(opened);
  done(
    await event.client.managedExplorations.change({
      params: { exploration_id: event.exploration.id },
      body: { code: 'EICHE' },
    }),
  );
  expect(await event.register('Die Dachse')).toMatchObject({ exploration_code: 'EICHE' });
});

test('a team plays the listed run with the fewest teams', async () => {
  const event = await openRegistration(opened);
  const second = (await event.publishedExploration({ name: freshName('Zweiter Run') })).exploration;
  await event.change({ explorations: [event.exploration.id, second.id, event.exploration.id] });
  const played: string[] = [];
  for (const name of ['Dachse', 'Luchse', 'Wölfe']) played.push((await event.register(name)).Exploration.slug);
  expect(played).toEqual([second.slug, event.exploration.slug, second.slug]);
});

test('refuses a captcha that was used before, and one that is wrong', async () => {
  const { tryToRegister, captcha } = await openRegistration(opened);
  const used = await captcha();
  done(await tryToRegister('Die Dachse', { captcha: used }));
  const wrong = problem(400, 'incorrect_entry');
  expect(await tryToRegister('Die Luchse', { captcha: used })).toMatchObject(wrong);
  expect(await tryToRegister('Die Luchse', { captcha: 'x' })).toMatchObject(wrong);
});

test('a captcha remains valid after a refused name', async () => {
  const { tryToRegister, captcha } = await openRegistration(opened);
  const body = { captcha: await captcha(), submission_id: randomUUID() };
  expect(await tryToRegister('Scheiße', body)).toMatchObject(problem(422, 'name_refused'));
  expect(await tryToRegister('Die Dachse', body)).toMatchObject({ status: 200 });
});

test.each([
  ['a name with one character', 'X', problem(400, 'invalid_request')],
  ['a name with 41 characters', 'x'.repeat(41), problem(400, 'invalid_request')],
  ['a name of signs', '!!! 🦊', problem(400, 'nameless')],
  ['a name that the battle has already, in other letters', 'die  DA\u00ADCHSE', problem(409, 'name_taken')],
  ['a name like the neutral ones', 'Team 7', problem(409, 'name_taken')],
  ['a word of the list', 'F u c k', problem(422, 'name_refused')],
])('refuses %s', async (_, name, refusal) => {
  const { tryToRegister, register } = await openRegistration(opened);
  await register('Die Dachse');
  expect(await tryToRegister(name)).toMatchObject(refusal);
});

test('refuses the name of a team that the organiser brought, and allows a name of another Versus', async () => {
  const [one, other] = [await openRegistration(opened), await openRegistration(opened)];
  expect(await one.tryToRegister(one.side(0).team.name)).toMatchObject(problem(409, 'name_taken'));
  await one.register('Die Dachse');
  expect(await other.tryToRegister('Die Dachse')).toMatchObject({ status: 200 });
});

test('refuses while the registration is closed, and after the end of the Versus', async () => {
  const event = await openRegistration(opened);
  const { params } = event;
  await event.change({ open: false });
  expect(await event.tryToRegister('Dachse')).toMatchObject(problem(409, 'registration_closed'));
  expect(await event.info()).toMatchObject({ body: { state: 'closed' } });
  await event.change({ open: true });
  done(await event.client.managedBattles.end({ params }));
  expect(await event.tryToRegister('Dachse')).toMatchObject(problem(409, 'battle_not_open'));
  expect(await event.info()).toMatchObject({ body: { schedule: { state: 'ended' } } });
});

test('responds not_found for a Versus whose registration was never opened', async () => {
  const event = await openRegistration(opened);
  const id = event.battle.id + 1_000;
  const [params, check] = [{ battle_id: id }, shortKey(deps.secret, 'registration', id).split('-')[1]];
  expect(await client.registrations.info({ params, query: { check } })).toMatchObject(problem(404, 'not_found'));
  const body = { name: 'Dachse', check, submission_id: randomUUID(), captcha: await event.captcha() };
  expect(await client.registrations.register({ params, body })).toMatchObject(problem(404, 'not_found'));
});

test('cannot be counted up: an id alone, or with the check of another Versus, finds no registration', async () => {
  const [event, other] = [await openRegistration(opened), await openRegistration(opened)];
  const { params, check } = event;
  expect(await event.registration()).toMatchObject({ url: `https://play.test/v/${event.battle.id}-${check}` });
  for (const wrong of [undefined, '', 'aaaaaa', other.check]) {
    const query = wrong === undefined ? {} : { check: wrong };
    expect(await client.registrations.info({ params, query })).toMatchObject(problem(404, 'not_found'));
    const body = { name: 'Dachse', ...query, submission_id: randomUUID(), captcha: await event.captcha() };
    expect(await client.registrations.register({ params, body })).toMatchObject(problem(404, 'not_found'));
  }
  const query = { check: ` ${check.toUpperCase()}` };
  expect(await client.registrations.info({ params, query })).toMatchObject({ body: { state: 'open' } });
});

test('counts a registered team without its removed ones, and closes when no listed run is published', async () => {
  const event = await openRegistration(opened, { limit: 1 });
  const { params } = event;
  await event.register('Dachse');
  expect(await event.info()).toMatchObject({ body: { state: 'full', places_left: 0 } });
  const [, side] = (await event.read()).Participants ?? [];
  const registered = (await event.read()).Participants?.find(({ team }) => team.slug === 'team-1') ?? side;
  done(
    await event.client.managedBattles.removeParticipant({ params: { ...params, participant_id: registered?.id ?? 0 } }),
  );
  expect(await event.info()).toMatchObject({ body: { state: 'open', places_left: 1 } });
  const unpublished = { params: { exploration_id: event.exploration.id }, body: { published: false } };
  done(await event.client.managedExplorations.publish(unpublished));
  expect(await event.info()).toMatchObject({ body: { state: 'closed', Explorations: [] } });
});

test('refuses runs of other creators', async () => {
  const event = await openRegistration(opened);
  const { exploration } = await (await creator(opened)).publishedExploration();
  const body = { ...event.settings, explorations: [exploration.id] };
  expect(await event.client.managedRegistrations.change({ params: event.params, body })).toMatchObject(
    problem(404, 'not_found'),
  );
});

test('registered teams are not among the own teams of the organiser', async () => {
  const event = await openRegistration(opened);
  await event.register('Dachse');
  const teams = done(await event.client.managedTeams.list({ query: { limit: 100 } }));
  expect(teams.rows.map(({ name }) => name)).toEqual([event.side(0).team.name]);
});

test('the board leads to the open registration', async () => {
  const event = await openRegistration(opened);
  done(await event.client.managedBattles.showBoard({ params: { battle: event.battle.id }, body: { board: true } }));
  const board = async () => done(await client.board.read({ params: { battle: event.battle.slug } }));
  expect(await board()).toMatchObject({ join_url: (await event.registration()).url });
  await event.change({ open: false });
  expect((await board()).join_url).not.toContain('/v/');
});

test('the captcha costs more after 300 teams from one address, and no phone is locked out', async () => {
  const limited = await testApp({ env: { RATE_LIMIT: 'on' } });
  const event = await openRegistration(limited);
  const { params } = event;
  const request = { ip: '127.0.0.1', params, routeOptions: { config: {} } };
  for (let team = 0; team < 299; team++) await limited.deps.rateLimits('registered')(request as never);
  const challenge = async () => done(await limited.client.captcha.challenge({ query: params }));
  expect((await challenge()).parameters.cost).toBe(1_000);
  await event.register('Dachse');
  const { parameters } = await challenge();
  expect(parameters.cost).toBe(2_000);
  const cheap = await solved(await makeChallenge(limited.deps, { cost: 500 }));
  expect(await event.tryToRegister('Luchse', { captcha: cheap })).toMatchObject(problem(429, 'captcha_required'));
  expect(await event.tryToRegister('Luchse', { captcha: await solved(await challenge()) })).toMatchObject({
    status: 200,
  });
});

test('teams that one address registers at once pay like those that follow each other', async () => {
  const limited = await testApp({ env: { RATE_LIMIT: 'on' } });
  const event = await openRegistration(limited, { limit: 100 });
  const request = { ip: '127.0.0.1', params: event.params, routeOptions: { config: {} } };
  for (let team = 0; team < 595; team++) await limited.deps.rateLimits('registered')(request as never);
  // Enough for the first 600 teams only.
  const captchas = await Promise.all(Array.from({ length: 18 }, () => makeChallenge(limited.deps, { cost: 1_000 })));
  const solutions = await Promise.all(captchas.map(solved));
  const answers = await Promise.all(
    solutions.map((captcha, team) => event.tryToRegister(`Luchse ${team}`, { captcha })),
  );
  const registered = answers.filter(({ status }) => status === 200).length;
  expect(registered).toBeGreaterThanOrEqual(5);
  expect(registered).toBeLessThan(5 + GUESSES_AT_ONCE);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(18 - registered);
});

test('one device registers at most ten times in ten minutes', async () => {
  const limited = await testApp({ env: { RATE_LIMIT: 'on' } });
  const event = await openRegistration(limited);
  const body = { progressor_id: randomUUID(), captcha: 'x' };
  const statuses: number[] = [];
  for (let time = 0; time < 11; time++) statuses.push((await event.tryToRegister('Dachse', body)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
});

test('a refused registration writes nothing', async () => {
  const event = await openRegistration(opened, { limit: 1 });
  await event.register('Dachse');
  const before = await rowCounts(deps.store);
  await event.tryToRegister('Luchse');
  await event.tryToRegister('Scheiße');
  expect(await rowCounts(deps.store)).toEqual(before);
});
