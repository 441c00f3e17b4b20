import { randomUUID } from 'node:crypto';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { Submission, SubmissionResult } from '@puzzle-runs/contract/play/submission.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { decodePackage } from '@puzzle-runs/web/offline-play/decode-package.ts';
import { judgeOffline } from '@puzzle-runs/web/offline-play/judge-offline.ts';
import { judgedBody } from '@puzzle-runs/web/offline-play/judged-body.ts';
import { replayQueue, viewWithQueue } from '@puzzle-runs/web/offline-play/replay-queue.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { done } from '#testing/creators.ts';
import { sent } from '#testing/every-task-type.ts';
import { numberTask, poi } from '#testing/given.ts';
import { OFFLINE_PHOTO_SCENARIOS } from '#testing/offline-photo-scenarios.ts';
import { OFFLINE_SCENARIOS, type OfflineStep } from '#testing/offline-scenarios.ts';
import { uploadPhoto } from '#testing/photo-runs.ts';
import { answerTo, arriveAt, payFor } from '#testing/submissions.ts';
import { type Client, type OpenApp, testApp } from '#testing/test-app.ts';

type Exploration = Awaited<ReturnType<OpenApp['given']['exploration']>>;
type Verdict = Extract<OfflineStep, { verdict: unknown }>['verdict'];
type AnsweredStep = Exclude<OfflineStep, { wait: number } | { verdict: unknown }>;

/** A phone with the offline package: judges by the rules in the browser, and keeps the submissions that it would send. */
async function offlinePhone({ joined: calls }: Client, now: () => number) {
  const content = decodePackage(done(await calls.offlinePackage()));
  const joined = done(await calls.pois());
  const queue: { body: Submission; queuedAt: number; outcome: unknown }[] = [];
  const clockOffset = 0;
  return {
    queue,
    view: () => viewWithQueue({ content, joined }, queue, { clockOffset, now: now() }),
    play(body: Submission): SubmissionResult | Problem {
      const progress = replayQueue({ content, joined }, queue, clockOffset);
      try {
        const { outcome } = judgeOffline({ game: { content, joined }, progress, at: now() }, body);
        queue.push({ body: judgedBody(body), queuedAt: now(), outcome: comparable(outcome) });
        return outcome;
      } catch (problem) {
        if (problem instanceof Problem) return problem;
        throw problem;
      }
    },
  };
}

/** An outcome of either side: its code and values, or its result. */
function comparable(outcome: SubmissionResult | Problem | { status: number; body: unknown }): unknown {
  if (outcome instanceof Problem) return { code: outcome.code, ...(outcome.params && { params: outcome.params }) };
  if (!('status' in outcome)) return outcome;
  const { errors } = outcome.body as { errors?: { code: string; params?: object }[] };
  return errors?.[0] ? { code: errors[0].code, ...(errors[0].params && { params: errors[0].params }) } : outcome.body;
}

/** The state without the order of choices and the ids of photos, which are each participation's own. */
function comparableState(joined: JoinedPois) {
  return JSON.parse(
    JSON.stringify(joined, (key, value) => {
      if (key === 'photo' && value) return { ...value, id: 0 };
      if (value?.task_type === 'photo') return { ...value, answer: value.answer === null ? null : 0 };
      return key === 'task' || key === 'team' ? undefined : value;
    }),
  );
}

/** The state without times, which are those of receipt on the server. */
function withoutTimes(joined: JoinedPois) {
  return JSON.parse(
    JSON.stringify(comparableState(joined), (key, value) => {
      if (key === 'finished_at') return value !== null;
      return /_at$|_from$|^now$/.test(key) ? undefined : value;
    }),
  );
}

/** The answer of a step. `photo`: id of the photo, on the server or on the phone. */
function submissionOf(exploration: Exploration, step: AnsweredStep, photo: () => number): Submission {
  if ('hint' in step) return payFor(exploration.hints[step.hint] ?? { id: 0 });
  if ('arrive' in step) return arriveAt({ id: exploration.task(step.arrive[0]).poiId }, step.arrive[1]);
  if ('photo' in step) return answerTo(exploration.task(step.photo), photo());
  const task = exploration.task(step.answer[0]);
  return answerTo(task, sent(task, step.answer[1]));
}

/** Two players of a run, with the photos that they upload, and its reviewer. */
async function playersOf({ given, as, app, deps }: OpenApp, exploration: Exploration) {
  const { store } = deps;
  const reviewer = as(await given.session(1));
  await store.transact((tx) => tx.update(tx.t.explorations).set({ creatorId: 1 }));
  const player = async () => {
    const { token } = await given.player(exploration);
    const upload = async (): Promise<number> => (await uploadPhoto(app, token)).body.photo_id;
    return { ...as(token), upload };
  };
  return {
    server: await player(),
    owner: await player(),
    /** Judges the photos of both players. */
    async judge([taskName, verdict, points]: Verdict) {
      const query = {
        exploration_name: exploration.slug,
        state: 'all',
        task_id: exploration.task(taskName).id,
      } as const;
      for (const { id, updated_at } of done(await reviewer.managedReviews.list({ query })).rows) {
        const body = { verdict, reason: 'Darum', updated_at, ...(points !== undefined && { points }) };
        done(await reviewer.managedReviews.judge({ params: { photo_id: id }, body }));
      }
    },
  };
}

const cases = Object.entries({ ...OFFLINE_SCENARIOS, ...OFFLINE_PHOTO_SCENARIOS }).flatMap(([name, scenario]) =>
  (scenario.online ?? [0, Math.floor(scenario.steps.length / 2)]).map((online) => [name, online, scenario] as const),
);

test.each(cases)(
  'server and browser agree after each step: %s, the first %i steps online',
  async (_name, online, scenario) => {
    const opened = await testApp();
    const { clock } = opened;
    const exploration = await opened.given.exploration({ ...scenario.run, playable_offline: true });
    const { server, owner, judge } = await playersOf(opened, exploration);
    let phone: Awaited<ReturnType<typeof offlinePhone>> | undefined;
    let photos = 0;
    for (const [index, step] of scenario.steps.entries()) {
      if (index === online) phone = await offlinePhone(owner, () => clock.now().getTime());
      if ('wait' in step) clock.passMinutes(step.wait);
      else if ('verdict' in step) await judge(step.verdict);
      else {
        clock.passMinutes(0.1);
        const uploaded = 'photo' in step ? { server: await server.upload(), owner: await owner.upload() } : undefined;
        const bodyOf = (photo = 0) => submissionOf(exploration, step, () => photo);
        const outcome = comparable(await server.progress.submit({ body: bodyOf(uploaded?.server) }));
        const own = phone
          ? phone.play(bodyOf(-++photos))
          : await owner.progress.submit({ body: bodyOf(uploaded?.owner) });
        expect(comparable(own)).toEqual(outcome);
      }
      const after = phone?.view() ?? done(await owner.joined.pois());
      expect(comparableState(after)).toEqual(comparableState(done(await server.joined.pois())));
    }

    // Back online: the server checks the queue again and comes to the same results.
    for (const { body, outcome } of phone?.queue ?? []) {
      const isPhoto = body.progress_type === 'task' && body.task_type === 'photo';
      const sentBody = isPhoto ? { ...body, answer: await owner.upload() } : body;
      const again = await owner.progress.submit({ body: { ...sentBody, submission_id: randomUUID() } });
      expect(comparable(again)).toEqual(outcome);
    }
    expect(withoutTimes(done(await owner.joined.pois()))).toEqual(withoutTimes(done(await server.joined.pois())));
  },
);

test('two phones of a team that were offline count each quest once and end in the same state', async () => {
  const { given, as, clock, deps } = await testApp();
  const exploration = await given.exploration({
    playable_offline: true,
    pois: [
      poi(
        'Tor',
        ['Erste', 'Zweite', 'Dritte'].map((name) => ({ ...numberTask, name })),
      ),
    ],
  });
  const battle = await given.battle('Duell', [{ exploration, team: 'Füchse' }]);
  const side = { battle_id: battle.id, team_id: battle.teamId(0) };
  await deps.store.transact((tx) =>
    tx.update(tx.t.battles).set({ playableOffline: true }).where(eq(tx.t.battles.id, battle.id)),
  );
  const team = [as((await given.player(exploration, side)).token), as((await given.player(exploration, side)).token)];
  const phones = await Promise.all(team.map((client) => offlinePhone(client, () => clock.now().getTime())));
  const steps: [phone: number, name: string, answer: number][] = [
    [0, 'Erste', 16],
    [1, 'Erste', 16],
    [1, 'Zweite', 3],
    [0, 'Zweite', 16],
    [1, 'Dritte', 16],
  ];
  for (const [phone, name, answer] of steps) {
    clock.passMinutes(1);
    phones[phone]?.play(answerTo(exploration.task(name), answer));
  }
  expect(phones.map((phone) => phone.view().progress.netPoints)).toEqual([20, 20]);

  const outcomes = [];
  for (const [index, client] of team.entries())
    for (const { body } of phones[index]?.queue ?? [])
      outcomes.push(comparable(await client.progress.submit({ body })));
  expect(outcomes).toMatchObject([
    { points: 10 },
    { points: 10 },
    { code: 'duplicated_answer' },
    { code: 'duplicated_answer' },
    { points: 10 },
  ]);
  const [first, second] = await Promise.all(team.map(async (client) => done(await client.joined.pois())));
  expect(first).toEqual(second);
  expect(first?.progress).toMatchObject({ netPoints: 30, tasks_completed: 3, finished_at: clock.now().toISOString() });
  const after = await offlinePhone(team[1] as Client, () => clock.now().getTime());
  expect(comparableState(after.view())).toEqual(comparableState(first as JoinedPois));
});

test('phone and server close a Versus at its end', async () => {
  const { given, as, clock, deps } = await testApp();
  const exploration = await given.exploration({ playable_offline: true });
  const battle = await given.battle('Duell', [{ exploration, team: 'Füchse' }]);
  const endsAt = new Date(clock.now().getTime() + 10 * 60_000);
  await deps.store.transact((tx) =>
    tx.update(tx.t.battles).set({ endsAt, playableOffline: true }).where(eq(tx.t.battles.id, battle.id)),
  );
  const client = as((await given.player(exploration, { battle_id: battle.id, team_id: battle.teamId(0) })).token);
  const phone = await offlinePhone(client, () => clock.now().getTime());
  clock.passMinutes(10);
  const body = answerTo(exploration.task('Bögen'), 16);
  const [judged, received] = [comparable(phone.play(body)), comparable(await client.progress.submit({ body }))];
  expect([judged, received]).toMatchObject([{ code: 'battle_not_open' }, { code: 'battle_not_open' }]);
  expect(comparableState(phone.view())).toEqual(comparableState(done(await client.joined.pois())));
});
