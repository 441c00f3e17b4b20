import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readAll } from '#media-storage/media-storage.ts';
import { deleteUnusedPictures } from '#modules/media/delete-unused-pictures.service.ts';
import { storePicture } from '#modules/media/media.service.ts';
import { creator, done } from '#testing/creators.ts';
import { rowCounts } from '#testing/database/row-counts.ts';
import { numberTask, poi } from '#testing/given.ts';
import { uploadPhoto } from '#testing/photo-runs.ts';
import { problem } from '#testing/problems.ts';
import { appWithMail, linkIn } from '#testing/servers/with-mail.ts';
import { solvedCaptcha } from '#testing/solve-captcha.ts';
import { answerTo } from '#testing/submissions.ts';

async function accountToDelete() {
  const app = await appWithMail();
  const ada = app.as(await (await app.account()).login());
  const { users } = app.deps.store.db.t;
  const [user] = await app.deps.store.db.select().from(users).where(eq(users.email, 'ada@example.org'));
  async function ask() {
    await ada.users.forfeit({ body: { confirmation: true, captcha: await solvedCaptcha(app.client) } });
    const { code, digits } = linkIn(await app.newMail());
    return { code, deletion: digits, confirmation: true as boolean | string };
  }
  return { ...app, ada, userId: user?.id ?? 0, ask };
}

test('mails a deletion code once, and only with a confirmation', async () => {
  const { ada, newMails, clock, client } = await accountToDelete();
  const forfeit = async (confirmation: boolean | string) =>
    ada.users.forfeit({ body: { confirmation, captcha: await solvedCaptcha(client) } });
  expect(await forfeit('false')).toMatchObject(problem(400, 'incorrect_entry'));
  expect(await forfeit('true')).toMatchObject({ status: 200 });
  expect(await forfeit(true)).toMatchObject(problem(409, 'code_already_created'));
  clock.passMinutes(60);
  expect(await forfeit(true)).toMatchObject({ status: 200 });
  expect(await newMails()).toHaveLength(2);
});

test('refuses an unconfirmed, wrong, foreign or expired deletion code', async () => {
  const { ada, ask, account, as, clock } = await accountToDelete();
  const eve = as(await (await account('eve@example.org', 'Eve')).login());
  const right = await ask();
  const refused = problem(400, 'invalid_delete_code');
  const wrong = right.deletion === '000000' ? '000001' : '000000';
  expect(await ada.users.remove({ body: { ...right, confirmation: '' } })).toMatchObject(
    problem(400, 'incorrect_entry'),
  );
  expect(await eve.users.remove({ body: right })).toMatchObject(refused);
  for (const over of [{ code: 'x' }, { deletion: wrong }, { deletion: '' }, { deletion: '12345' }]) {
    expect(await ada.users.remove({ body: { ...right, ...over } })).toMatchObject(refused);
  }
  clock.passMinutes(60);
  expect(await ada.users.remove({ body: right })).toMatchObject(refused);
  expect(await ada.users.myself()).toMatchObject({ status: 200 });
});

test('expires a deletion code after five wrong digits and sends another on request', async () => {
  const { ada, ask } = await accountToDelete();
  const right = await ask();
  const wrong = right.deletion === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < 5; tries++) await ada.users.remove({ body: { ...right, deletion: wrong } });
  expect(await ada.users.remove({ body: right })).toMatchObject(problem(400, 'invalid_delete_code'));
  expect(await ada.users.remove({ body: await ask() })).toMatchObject({ status: 200 });
});

test('deletes all personal data with an account and keeps what others play', async () => {
  const { ada, ask, userId, given, as, deps } = await accountToDelete();
  const { db } = deps.store;
  const tasks = { pois: [poi('Brücke', [numberTask, { ...numberTask, name: 'Zwei' }])] };
  const [alone, played, draft, playedDraft] = [
    await given.exploration(tasks),
    await given.exploration(tasks),
    await given.exploration({ published: false }),
    await given.exploration(),
  ];
  await deps.store.transact(async (tx) => {
    const { explorations: e } = tx.t;
    for (const { id } of [played, draft, playedDraft])
      await tx.update(e).set({ creatorId: userId }).where(eq(e.id, id));
  });
  const guestOfDraft = await given.player(playedDraft);
  await deps.store.transact((tx) =>
    tx.update(tx.t.explorations).set({ published: false }).where(eq(tx.t.explorations.id, playedDraft.id)),
  );
  const battle = await given.battle('Duell', [{ exploration: played, team: 'Füchse' }]);
  const side = { battle_id: battle.id, team_id: battle.teamId(0) };
  const mate = as((await given.player(played, side)).token);
  const joined = await ada.joining.exploration({ body: { exploration_id: played.id, ...side } });
  const fox = as(joined.status === 200 ? joined.body.accessToken : '');
  await fox.progress.submit({ body: answerTo(played.task('Bögen'), 16) });
  const own = await ada.joining.exploration({ body: { exploration_id: alone.id } });
  const solo = as(own.status === 200 ? own.body.accessToken : '');
  await solo.progress.submit({ body: answerTo(alone.task('Bögen'), 16) });

  expect(await ada.users.remove({ body: await ask() })).toMatchObject({ status: 200 });

  expect(await solo.progress.points()).toMatchObject(problem(401, 'unauthorized'));
  expect(await mate.progress.points()).toMatchObject({ status: 200, body: { earnedPoints: 10 } });
  expect(await mate.progress.submit({ body: answerTo(played.task('Zwei'), 16) })).toMatchObject({ status: 200 });
  expect(await as(guestOfDraft.token).progress.points()).toMatchObject({ status: 200 });
  const left = await db
    .select({ id: db.t.explorations.id, creator: db.t.explorations.creatorId })
    .from(db.t.explorations);
  expect(left.toSorted((a, b) => a.id - b.id)).toEqual(
    [alone, played, playedDraft].map(({ id }) => ({ id, creator: null })),
  );
  const people = [
    ...(await db.select({ member: db.t.members.member }).from(db.t.members)),
    ...(await db.select({ member: db.t.solvedTasks.member }).from(db.t.solvedTasks)),
  ];
  expect(people.map(({ member }) => member)).not.toContain(`user:${userId}`);
  expect(await rowCounts(deps.store)).toMatchObject({
    users: 0,
    sessions: 0,
    codes: 0,
    mails: 0,
    exploration_search: 3,
  });
});

test('deletes the account’s pictures at the next clean-up unless others show or uploaded them', async () => {
  const { ada, ask, deps, userId, account, as } = await accountToDelete();
  const shade = (red: number) =>
    sharp({ create: { width: 9, height: 9, channels: 3, background: { r: 50 * red, g: 9, b: 9 } } })
      .png()
      .toBuffer();
  const eve = as(await (await account('eve@example.org', 'Eve')).login());
  const mine = await storePicture(deps, userId, await shade(1));
  const inMyDraft = await storePicture(deps, userId, await shade(2));
  const shownByEve = await storePicture(deps, userId, await shade(3));
  const both = await storePicture(deps, userId, await shade(4));
  await storePicture(deps, userId + 1, await shade(4));
  const exploration = { description: '<p>x</p>', postal_code: '93047' };
  await ada.managedExplorations.create({ body: { ...exploration, name: 'Mein Entwurf', image: inMyDraft.url } });
  await eve.managedExplorations.create({ body: { ...exploration, name: 'Eves Entwurf', image: shownByEve.url } });

  expect(await deleteUnusedPictures(deps)).toBe(0);
  expect(await ada.users.remove({ body: await ask() })).toMatchObject({ status: 200 });
  expect(await deleteUnusedPictures(deps)).toBe(2);
  const isThere = async ({ url }: { url: string }) => (await readAll(deps.media, url.replace('/media/', ''))) !== null;
  expect(await Promise.all([mine, inMyDraft, shownByEve, both].map(isThere))).toEqual([false, false, true, true]);
});

test('keeps the log of organised Versus without the name of the deleted account', async () => {
  const opened = await accountToDelete();
  const { ada, ask, userId, given, deps } = opened;
  const by = await creator(opened, userId);
  const { client } = by;
  const { exploration } = await by.publishedExploration();
  for (const name of ['Gelöschtes Duell', 'Laufendes Duell']) {
    const { id } = done(await client.managedBattles.create({ body: { name } }));
    const team = done(await client.managedTeams.create({ body: { name: `Füchse im ${name}` } }));
    const params = { battle_id: id };
    done(
      await client.managedBattles.addParticipant({
        params,
        body: { exploration_id: exploration.id, team_id: team.id },
      }),
    );
    await given.player(exploration, { battle_id: id, team_id: team.id });
    done(await client.managedBattles.sendMessage({ params, body: { text: 'Noch zehn Minuten' } }));
    if (name === 'Gelöschtes Duell') done(await client.managedBattles.remove({ params }));
  }
  expect(await ada.users.remove({ body: await ask() })).toMatchObject({ status: 200 });
  const { battleActs } = deps.store.db.t;
  const acts = await deps.store.db.select({ kind: battleActs.kind, actor: battleActs.actor }).from(battleActs);
  expect(acts.map(({ kind }) => kind).filter((kind) => kind === 'message')).toHaveLength(2);
  expect(new Set(acts.map(({ actor }) => actor))).toEqual(new Set(['']));
});

test('deletes requests for help with the account of the organiser', async () => {
  const { ada, ask, userId, given, deps, as } = await accountToDelete();
  const by = await creator({ given, as }, userId);
  const { exploration, poi: ownPoi } = await by.publishedExploration();
  const { id } = done(await by.client.managedBattles.create({ body: { name: 'Duell', help_requests: true } }));
  const team = done(await by.client.managedTeams.create({ body: { name: 'Füchse' } }));
  const body = { exploration_id: exploration.id, team_id: team.id };
  done(await by.client.managedBattles.addParticipant({ params: { battle_id: id }, body }));
  const fox = as((await given.player(exploration, { battle_id: id, team_id: team.id })).token);
  done(await fox.progress.help({ body: { poi_id: ownPoi.id, text: 'Wir stehen im Regen' } }));
  expect(await rowCounts(deps.store)).toMatchObject({ help_requests: 1 });
  expect(await ada.users.remove({ body: await ask() })).toMatchObject({ status: 200 });
  expect(await rowCounts(deps.store)).toMatchObject({ help_requests: 0, participations: 1 });
});

test('keeps the progress of a team that was removed from its Versus before', async () => {
  const { ada, ask, userId, given, deps, as } = await accountToDelete();
  const by = await creator({ given, as }, userId);
  const { exploration, task } = await by.publishedExploration();
  const { id } = done(await by.client.managedBattles.create({ body: { name: 'Duell' } }));
  const team = done(await by.client.managedTeams.create({ body: { name: 'Füchse' } }));
  const params = { battle_id: id };
  const body = { exploration_id: exploration.id, team_id: team.id };
  const side = done(await by.client.managedBattles.addParticipant({ params, body }));
  const fox = as((await given.player(exploration, { battle_id: id, team_id: team.id })).token);
  done(await fox.progress.submit({ body: answerTo({ id: task.id, taskType: 'guess_number' }, 16) }));
  done(await by.client.managedBattles.removeParticipant({ params: { ...params, participant_id: side.id } }));
  done(await by.client.managedBattles.create({ body: { name: 'Nie gespielt' } }));
  done(await by.client.managedTeams.create({ body: { name: 'Nie gespielt' } }));

  expect(await ada.users.remove({ body: await ask() })).toMatchObject({ status: 200 });
  expect(await fox.progress.points()).toMatchObject({ status: 200, body: { earnedPoints: 10 } });
  expect(await rowCounts(deps.store)).toMatchObject({ battles: 1, teams: 1 });
});

test('deletes the pictures that the account sent in teams, and the photos of others in its runs', async () => {
  const { ada, ask, deps, given, as, app, mediaFolder, userId } = await accountToDelete();
  const other = await creator({ given, as });
  const content = { task_type: 'photo', points: 20, task: { review: 'none' } } as const;
  const { exploration, poi: ownPoi } = await other.publishedExploration();
  const photo = await other.task(ownPoi, content);
  const team = done(
    await ada.joining.together({ params: { exploration_id: exploration.id }, headers: {}, body: { name: 'Runde' } }),
  );
  const own = await creator({ given, as }, userId);
  const run = await own.publishedExploration();
  const asked = await own.task(run.poi, content);
  const stranger = (await given.player(run.exploration)).token;
  for (const [token, { id }] of [
    [team.accessToken, photo],
    [stranger, asked],
  ] as const) {
    const { body } = await uploadPhoto(app, token);
    const answer = answerTo({ id, taskType: 'photo' }, body.photo_id);
    done((await as(token).progress.submit({ body: answer })) as { status: 200; body: unknown });
  }
  expect(readdirSync(mediaFolder)).toHaveLength(2);
  done(await ada.users.remove({ body: await ask() }));
  expect(readdirSync(mediaFolder)).toHaveLength(0);
  const [left, ...more] = await deps.store.db.select().from(deps.store.db.t.photos);
  expect([left, more]).toMatchObject([{ taskId: photo.id, file: null, member: expect.stringMatching(/^left:/) }, []]);
});

test('deletes the submissions of an account with it, and those of others that name its address', async () => {
  const { ada, ask, account, as, deps } = await accountToDelete();
  const eve = as(await (await account('eve@example.org', 'Eve')).login());
  const ID = '0b0c7f0e-6a0b-4b8e-9d62-0d6f4f6c8a11';
  done(await ada.managedTeams.create({ body: { name: 'Füchse', submission_id: ID } }));
  done(await eve.managedTeams.create({ body: { name: 'ada@example.org', submission_id: ID } }));
  done(await eve.managedBattles.create({ body: { name: 'Duell', submission_id: randomUUID() } }));
  const stored = () => deps.store.db.$count(deps.store.db.t.accountSubmissions);
  expect(await stored()).toBe(3);
  done(await ada.users.remove({ body: await ask() }));
  expect(await stored()).toBe(1);
});
