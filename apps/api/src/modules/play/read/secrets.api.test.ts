import { expect, test } from 'vitest';
import { insertLanguages, storeTexts } from '#db/stored-texts.ts';
import { readTranslations } from '#modules/content/translations.service.ts';
import { type Answers, everyResponse } from '#testing/every-response.ts';
import { EVERY_TASK_TYPE, everyTaskType, explorationOfEveryTaskType, SECRETS, sent } from '#testing/every-task-type.ts';
import type { TaskInput } from '#testing/given.ts';
import { uploadPhoto } from '#testing/photo-runs.ts';
import { answerTo, arriveAt, payFor } from '#testing/submissions.ts';
import { testApp } from '#testing/test-app.ts';

/** The secrets found in the responses, each with the name of its response. */
function leaksIn(answers: Answers, secrets: readonly (string | number)[]) {
  return Object.entries(answers).flatMap(([name, answer]) => {
    const text = JSON.stringify(answer);
    return secrets.filter((secret) => text.includes(String(secret))).map((secret) => `${secret} in ${name}`);
  });
}

/** A response without the answers that the player gave to solved tasks, and without the explanations of these. */
function withoutGivenAnswers(response: unknown): unknown {
  return JSON.parse(
    JSON.stringify(response, (_key, value) =>
      value?.progressed === true ? { ...value, answer: null, explanation: null } : value,
    ),
  );
}

/** Field names in a response that sound like a solution, whatever the value. */
function suspiciousFields(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(/correct|right|solution|focus|case_sensitive|answers$|search_text/i.test(key) ? [key] : []),
    ...suspiciousFields(inner),
  ]);
}

const LOCKED_EXAMPLE = 'GEHEIM-Vorbild';
const ALL = [...Object.values(SECRETS).flat(), LOCKED_EXAMPLE];

function photoTask(name: string, example_caption: string): TaskInput {
  return { name, task_type: 'photo', points: 10, task: { example_caption, review: 'before' } };
}

test('reveals no secret in any response before it is earned', async () => {
  const { given, as, client, app } = await testApp();
  const run = explorationOfEveryTaskType({ code: SECRETS.exploration_code });
  const [open, , locked] = run.pois ?? [];
  open?.tasks?.push(photoTask('open photo', 'Ein Tor'));
  locked?.tasks?.push(photoTask('locked photo', LOCKED_EXAMPLE));
  const exploration = await given.exploration(run);
  const battle = await given.battle('Geheimduell', [{ exploration, team: 'Füchse', code: SECRETS.team_code }]);
  const side = { battle_id: battle.id, team_id: battle.teamId(0) };
  const codes = { exploration_code: SECRETS.exploration_code, team_code: SECRETS.team_code };
  const { token, claims } = await given.player(exploration, { ...side, ...codes });
  const player = as(token);
  const ids = { exploration: exploration.id, battle: battle.id, team: battle.teamId(0), slug: exploration.slug };
  const walk = () => everyResponse(player, client, ids, claims.user.user_id);

  // Names of locked tasks are secret, too. The name of the locked poi is shown on purpose.
  const before = await walk();
  expect(before.pois).toMatchObject({ status: 200, body: { count: 3 } });
  expect(before.facts).toMatchObject({ status: 200, body: { rows: [{ Facts: { start: { kind: 'postal_code' } } }] } });
  expect(leaksIn(before, ALL)).toEqual([]);
  expect(suspiciousFields(before)).toEqual([]);

  const hint = exploration.hints[0] ?? { id: 0 };
  const refusals: Answers = { hint: await player.progress.submit({ body: payFor(hint) }) };
  for (const kind of EVERY_TASK_TYPE) {
    const task = exploration.task(kind);
    for (const [index, answer] of everyTaskType[kind].wrong.entries()) {
      refusals[`${kind} ${index}`] = await player.progress.submit({ body: answerTo(task, sent(task, answer)) });
    }
    refusals[`${kind} of another kind`] = await player.progress.submit({
      body: answerTo({ id: task.id, taskType: kind === 'order' ? 'cloze' : 'order' }, ['x']),
    });
  }
  const hidden = { id: exploration.task(SECRETS.task_on_arrival).poiId };
  const near = { latitude: 49.018, longitude: 12.0938, accuracy: 5 };
  refusals.elsewhere = await player.progress.submit({
    body: arriveAt(hidden, { via: 'position', accuracy: 'good', position: { ...near, latitude: 49.0172 } }),
  });
  refusals.arrivalCode = await player.progress.submit({ body: arriveAt(hidden, { via: 'code', code: 'AAAAAA' }) });
  refusals.notThere = await player.progress.submit({
    body: answerTo(exploration.task(SECRETS.task_on_arrival), 4),
  });
  expect(refusals.elsewhere).toMatchObject({ status: 403, body: { errors: [{ code: 'not_there_yet' }] } });
  expect(JSON.stringify(refusals.elsewhere)).not.toMatch(/params|distance/);
  const { body: uploaded } = await uploadPhoto(app, token);
  for (const name of ['locked photo', 'open photo'])
    refusals[name] = await player.progress.submit({ body: answerTo(exploration.task(name), uploaded.photo_id) });
  expect(refusals['locked photo']).toMatchObject({ status: 403 });
  expect(refusals['open photo']).toMatchObject({ status: 200, body: { state: 'pending' } });
  refusals.locked = await player.progress.submit({
    body: answerTo(exploration.task(SECRETS.locked_task), everyTaskType.order.right),
  });
  expect(leaksIn(refusals, ALL)).toEqual([]);
  expect(leaksIn(await walk(), ALL)).toEqual([]);

  // A reply is only in the response to the answer that it belongs to.
  const replied = await player.progress.submit({ body: answerTo(exploration.task('locate'), SECRETS.reply_answer) });
  expect(replied).toMatchObject({ status: 422, body: { errors: [{ params: { reply: SECRETS.reply } }] } });
  expect(leaksIn({ replied }, ALL)).toEqual([`${SECRETS.reply} in replied`]);
  expect(leaksIn(await walk(), ALL)).toEqual([]);

  const rewards: Answers = {};
  for (const kind of EVERY_TASK_TYPE) {
    const task = exploration.task(kind);
    rewards[kind] = await player.progress.submit({ body: answerTo(task, sent(task, everyTaskType[kind].right)) });
    rewards[`${kind} again`] = await player.progress.submit({
      body: answerTo(task, sent(task, everyTaskType[kind].right)),
    });
    expect(rewards[kind]).toMatchObject({ status: 200 });
  }
  const solved = await walk();
  expect(leaksIn({ ...rewards, ...solved, pois: withoutGivenAnswers(solved.pois), poisInEnglish: {} }, ALL)).toEqual(
    [],
  );

  rewards.arrival = await player.progress.submit({
    body: arriveAt(hidden, { via: 'position', accuracy: 'good', position: { ...near, latitude: 49.01827 } }),
  });
  expect(rewards.arrival).toMatchObject({ status: 200 });
  const arrived = await walk();
  expect(
    leaksIn(
      { ...rewards, ...arrived, pois: withoutGivenAnswers(arrived.pois), poisInEnglish: {} },
      ALL.filter((secret) => secret !== SECRETS.task_on_arrival),
    ),
  ).toEqual([]);

  expect(JSON.stringify(await player.progress.submit({ body: payFor(hint) }))).toContain(SECRETS.hint);
  const after = await walk();
  expect(JSON.stringify(after.pois)).toContain(SECRETS.hint);
  expect(
    leaksIn(
      { ...after, pois: withoutGivenAnswers(after.pois), poisInEnglish: {} },
      ALL.filter((secret) => secret !== SECRETS.hint && secret !== SECRETS.task_on_arrival),
    ),
  ).toEqual([]);
});

test('reveals no secret of another language before it is earned', async () => {
  const { given, as, client, deps } = await testApp();
  const exploration = await given.exploration(explorationOfEveryTaskType());
  await deps.store.transact((tx) => insertLanguages(tx, exploration.id, ['en']));
  const translations = await readTranslations(deps.store.db, exploration.id);
  const secret = (source: string) => `SECRET ${source}`;
  await deps.store.transact(async (tx) => {
    for (const text of translations?.sources ?? []) {
      const made = { text: secret(text.source), sourceText: text.source, updatedAt: new Date() };
      const { record, id, field, itemId, sourceHash } = text;
      await storeTexts(tx, [
        {
          explorationId: exploration.id,
          lang: 'en',
          record,
          id,
          field,
          itemId,
          sourceHash,
          ...made,
        },
      ]);
    }
  });
  const { token, claims } = await given.player(exploration);
  const ids = { exploration: exploration.id, battle: 1, team: 1, slug: exploration.slug };
  const walk = () => everyResponse(as(token), client, ids, claims.user.user_id);
  const secrets = [
    ...ALL,
    ...Object.values(SECRETS)
      .flat()
      .map((text) => secret(String(text))),
  ];
  const before = await walk();
  expect(JSON.stringify(before.poisInEnglish)).toContain(secret('guess_text'));
  expect(leaksIn(before, secrets)).toEqual([]);
  const task = exploration.task('guess_text');
  const refused = { refused: await as(token).progress.submit({ body: answerTo(task, 'SECRET') }) };
  expect(leaksIn({ ...refused, ...(await walk()) }, secrets)).toEqual([]);
});

test('shows the picture to locate but neither its code nor the text of a printed QR code', async () => {
  const { given, as } = await testApp();
  const locate = { task_type: 'locate', points: 1 } as const;
  const exploration = await given.exploration({
    pois: [
      {
        name: 'Ort',
        location_type: 'hint',
        location: [],
        tasks: [
          {
            ...locate,
            name: 'Bild',
            task: {
              locate_type: 'image',
              image: '/demo/pictures/tor.svg',
              image_description: 'Ein Tor',
              code: 'GEHEIM-Tor',
            },
          },
          { ...locate, name: 'Aushang', task: { locate_type: 'qr', image: 'GEHEIM-QR', code: 'GEHEIM-Wort' } },
        ],
      },
    ],
  });
  const player = as((await given.player(exploration)).token);
  const answer = await player.joined.pois();
  expect(answer).toMatchObject({
    body: {
      rows: [
        {
          Tasks: [
            { task: { locate_type: 'image', image: '/demo/pictures/tor.svg', image_description: 'Ein Tor' } },
            { task: { locate_type: 'qr', image: null, image_description: '' } },
          ],
        },
      ],
    },
  });
  expect(JSON.stringify(answer)).not.toContain('GEHEIM');
});
