import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { rowCounts } from '#testing/database/row-counts.ts';
import { numberTask, poi } from '#testing/given.ts';
import { problem } from '#testing/problems.ts';
import { answerTo, payFor } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';

const { given, as, client, clock, deps } = await fileApp();
const tasks = [numberTask, { ...numberTask, name: 'Pfeiler' }, { ...numberTask, name: 'Stufen' }];
const place = { location_type: 'hint', location: [{ hint_type: 'text', hint_value: 'Am Ufer', cost: 4 }] } as const;
const newExploration = () =>
  given.exploration({ pois: [poi('Brücke', tasks, { ...place, location: [...place.location] })] });
let accounts = 0;
let battles = 0;

/** A guest of this device who has logged in to a new account. */
async function guestWithAccount() {
  const guest_id = randomUUID();
  const user = as(await given.session(++accounts));
  return {
    guest_id,
    user,
    play: async (exploration: { id: number }, side = {}) =>
      as((await given.player(exploration, { progressor_id: guest_id, ...side })).token),
    playAsUser: async (exploration: { id: number }, side = {}) => {
      const answer = await user.joining.exploration({ body: { exploration_id: exploration.id, ...side } });
      if (answer.status !== 200) throw new Error(`joining returned ${answer.status}`);
      return as(answer.body.accessToken);
    },
    takeOver: () => user.progress.takeOver({ body: { guest_id } }),
    mine: async () => {
      const answer = await user.progress.myself({ query: {} });
      return answer.status === 200 ? answer.body.rows : [];
    },
  };
}

async function sideOf(exploration: { id: number }) {
  const battle = await given.battle(`Übernahme ${++battles}`, [{ exploration, team: 'Füchse' }]);
  return { battle_id: battle.id, team_id: battle.teamId(0) };
}

function takeoverResult(taken_over: number, kept = 0) {
  return { status: 200, body: { taken_over, kept } };
}

test('moves the guest’s progress to the account, and both devices play on', async () => {
  const exploration = await newExploration();
  const { play, playAsUser, takeOver, mine, guest_id, user } = await guestWithAccount();
  const phone = await play(exploration);
  await phone.progress.submit({ body: answerTo(exploration.task('Bögen'), 16) });
  await phone.progress.submit({ body: answerTo(exploration.task('Pfeiler'), 1) });
  await phone.progress.submit({ body: payFor(exploration.hints[0] ?? { id: 0 }) });
  const [before] = [await phone.joined.pois()];
  clock.passMinutes(1);

  expect(await takeOver()).toMatchObject(takeoverResult(1));
  expect((await phone.joined.pois()).body).toEqual(before.body);
  expect(await mine()).toMatchObject([
    {
      progressor_type: 'user',
      Exploration: { id: exploration.id },
      earnedPoints: 10,
      spentPoints: 4,
      tasks_completed: 1,
    },
  ]);
  expect(await client.progress.myself({ query: { guest_id } })).toMatchObject({ body: { count: 0 } });

  const tablet = await playAsUser(exploration);
  expect((await tablet.joined.pois()).body).toEqual((await phone.joined.pois()).body);
  expect(await phone.progress.submit({ body: answerTo(exploration.task('Bögen'), 16) })).toMatchObject(
    problem(409, 'task_already_progressed'),
  );
  expect(await phone.progress.submit({ body: answerTo(exploration.task('Pfeiler'), 16) })).toMatchObject({
    status: 200,
  });
  expect(await tablet.progress.submit({ body: answerTo(exploration.task('Pfeiler'), 16) })).toMatchObject(
    problem(409, 'duplicated_answer'),
  );
  expect(await tablet.progress.submit({ body: answerTo(exploration.task('Stufen'), 16) })).toMatchObject({
    status: 200,
  });
  expect(await phone.progress.points()).toMatchObject({ body: { netPoints: 26 } });

  expect(await takeOver()).toMatchObject(takeoverResult(0));
  expect(
    await user.progress.remove({ body: { progressor_type: 'user', exploration_id: exploration.id } }),
  ).toMatchObject({
    status: 200,
    body: { deleted: 1 },
  });
  expect(await phone.progress.points()).toMatchObject(problem(401, 'unauthorized'));
});

test('keeps both participations when the account already plays the same run', async () => {
  const [both, guestOnly, userOnly] = [await newExploration(), await newExploration(), await newExploration()];
  const { play, playAsUser, takeOver, mine, guest_id } = await guestWithAccount();
  const guest = await play(both);
  await guest.progress.submit({ body: answerTo(both.task('Bögen'), 16) });
  await play(guestOnly);
  const user = await playAsUser(both);
  await playAsUser(userOnly);
  const before = await rowCounts(deps.store);

  expect(await takeOver()).toMatchObject(takeoverResult(1, 1));
  expect(await takeOver()).toMatchObject(takeoverResult(0, 1));
  expect(await guest.progress.points()).toMatchObject({ body: { netPoints: 10 } });
  expect(await user.progress.points()).toMatchObject({ body: { netPoints: 0 } });
  expect(new Set((await mine()).map(({ Exploration: { id } }) => id))).toEqual(
    new Set([both.id, guestOnly.id, userOnly.id]),
  );
  expect(await client.progress.myself({ query: { guest_id } })).toMatchObject({
    body: { rows: [{ Exploration: { id: both.id } }] },
  });
  expect(await rowCounts(deps.store)).toEqual(before);
});

test('moves the guest’s membership of a team and keeps what they solved', async () => {
  const exploration = await newExploration();
  const side = await sideOf(exploration);
  const { play, playAsUser, takeOver, mine, guest_id } = await guestWithAccount();
  const mate = as((await given.player(exploration, side)).token);
  const phone = await play(exploration, side);
  await play(exploration);
  await phone.progress.submit({ body: answerTo(exploration.task('Bögen'), 16) });

  expect(await takeOver()).toMatchObject(takeoverResult(2));
  expect((await mine()).map(({ progressor_type }) => progressor_type).toSorted()).toEqual(['team', 'user']);
  expect(await client.progress.myself({ query: { guest_id } })).toMatchObject({ body: { count: 0 } });
  expect(await phone.progress.submit({ body: answerTo(exploration.task('Bögen'), 16) })).toMatchObject(
    problem(409, 'task_already_progressed'),
  );
  expect(await phone.progress.submit({ body: answerTo(exploration.task('Pfeiler'), 16) })).toMatchObject({
    status: 200,
  });
  expect(await mate.progress.points()).toMatchObject({ body: { netPoints: 20 } });
  expect(await (await playAsUser(exploration, side)).progress.points()).toMatchObject({ body: { netPoints: 20 } });
  expect(await takeOver()).toMatchObject(takeoverResult(0));
});

test('merges guest and account in one team but keeps them in different teams of a Versus', async () => {
  const exploration = await newExploration();
  const side = await sideOf(exploration);
  const one = await guestWithAccount();
  await one.play(exploration, side);
  await one.playAsUser(exploration, side);
  expect(await one.takeOver()).toMatchObject(takeoverResult(1));
  expect(await one.takeOver()).toMatchObject(takeoverResult(0));
  expect(await one.mine()).toHaveLength(1);

  const duel = await given.battle('Zwei Seiten', [
    { exploration, team: 'Otter' },
    { exploration, team: 'Eulen' },
  ]);
  const other = await guestWithAccount();
  await other.play(exploration, { battle_id: duel.id, team_id: duel.teamId(0) });
  await other.playAsUser(exploration, { battle_id: duel.id, team_id: duel.teamId(1) });
  expect(await other.takeOver()).toMatchObject(takeoverResult(0, 1));
});

test('moves a team of friends even when the account plays the same run solo', async () => {
  const exploration = await newExploration();
  const { guest_id, playAsUser, takeOver, mine } = await guestWithAccount();
  await playAsUser(exploration);
  const body = { name: 'Nachtfalter', progressor_id: guest_id };
  expect(await client.joining.together({ params: { exploration_id: exploration.id }, body })).toMatchObject({
    status: 200,
  });
  expect(await takeOver()).toMatchObject(takeoverResult(1));
  expect((await mine()).map(({ progressor_type }) => progressor_type).toSorted()).toEqual(['team', 'user']);
});

test('removes the account from its friends when a token from before the takeover leaves', async () => {
  const exploration = await newExploration();
  const { guest_id, takeOver, mine, playAsUser } = await guestWithAccount();
  const body = { name: 'Nachtfalter', progressor_id: guest_id };
  const made = done(await client.joining.together({ params: { exploration_id: exploration.id }, body }));
  const { team_id, team_code, members } = made.invitation;
  expect(members).toBe(1);
  const side = { team_id, team_code };
  const mate = as((await given.player(exploration, side)).token);
  const phone = as(made.accessToken);
  expect(await takeOver()).toMatchObject(takeoverResult(1));

  expect(done(await phone.progress.leave())).toEqual({ members: 1 });
  expect(await mine()).toEqual([]);
  expect(done(await mate.progress.invitation()).members).toBe(1);

  await playAsUser(exploration, side);
  expect(done(await phone.progress.leave())).toEqual({ members: 2 });
  expect(await mine()).toHaveLength(1);
});

test('deletes the team when one of two taken-over phones leaves for the account', async () => {
  const exploration = await newExploration();
  const { guest_id, takeOver, user } = await guestWithAccount();
  const body = { name: 'Nachtfalter', progressor_id: guest_id };
  const made = done(await client.joining.together({ params: { exploration_id: exploration.id }, body }));
  const { team_id, team_code } = made.invitation;
  const other = randomUUID();
  const tablet = as((await given.player(exploration, { team_id, team_code, progressor_id: other })).token);
  expect(await takeOver()).toMatchObject(takeoverResult(1));
  expect(await user.progress.takeOver({ body: { guest_id: other } })).toMatchObject(takeoverResult(1));
  expect(done(await tablet.progress.invitation()).members).toBe(1);
  expect(done(await as(made.accessToken).progress.leave())).toEqual({ members: 0 });
  expect(await tablet.joined.pois()).toMatchObject(problem(401, 'unauthorized'));
});

test('gives all progress of a guest to one of four accounts that take over concurrently', async () => {
  const explorations = [await newExploration(), await newExploration(), await newExploration()];
  const { play, guest_id } = await guestWithAccount();
  for (const exploration of explorations) await play(exploration);
  const rivals = await Promise.all([1, 2, 3, 4].map(async () => as(await given.session(++accounts))));
  const answers = await Promise.all(rivals.map((rival) => rival.progress.takeOver({ body: { guest_id } })));
  const counts = answers.map(({ body }) => ('taken_over' in body ? body.taken_over : -1));
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 3]);
});

test('accepts a join of the account that is concurrent with the takeover', async () => {
  const exploration = await newExploration();
  for (let round = 0; round < 5; round++) {
    const { play, playAsUser, takeOver, mine } = await guestWithAccount();
    await play(exploration);
    const [answer] = await Promise.all([takeOver(), playAsUser(exploration)]);
    expect(answer.status).toBe(200);
    expect(await mine()).toHaveLength(1);
  }
});

test('moves nothing for an unknown guest and refuses an invalid guest id', async () => {
  const { user } = await guestWithAccount();
  expect(await user.progress.takeOver({ body: { guest_id: randomUUID() } })).toMatchObject(takeoverResult(0));
  expect(await user.progress.takeOver({ body: { guest_id: '1' } })).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'invalid_request', path: 'guest_id' }] },
  });
});
