import { expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';
import { newTextOf } from '#testing/translating.ts';

const opened = await fileApp();
const ada = await creator(opened);

const TOWER = {
  task_type: 'guess_text',
  attempts: 3,
  task: {
    TaskGuessTextAnswers: [{ answer: 'Südturm' }],
    TaskReplies: [
      { answer: 'Nordturm', reply: 'Fast! Du hast den Nordturm gezählt.' },
      { answer: 'Ostturm', reply: 'Schau auf die Karte.', free: true },
    ],
  },
} as never;

async function towerRun() {
  const { exploration, poi } = await ada.publishedExploration({ playable_offline: true });
  const tower = await ada.task(poi, TOWER);
  const { token } = await opened.given.player({ id: exploration.id });
  const player = opened.as(token);
  const ask = (answer: string, query: { lang?: string } = {}) =>
    player.progress.submit({ query, body: answerTo({ id: tower.id, taskType: 'guess_text' }, answer) });
  return { exploration, poi, tower, player, ask };
}

test('the refusal of an expected wrong answer has its reply, and a free one costs no attempt', async () => {
  const { ask } = await towerRun();
  const north = { remaining_attempts: 2, reply: 'Fast! Du hast den Nordturm gezählt.' };
  expect(await ask('nordturm')).toMatchObject(problem(422, 'wrong_answer', north));
  const east = { remaining_attempts: 2, reply: 'Schau auf die Karte.' };
  expect(await ask('OSTTURM')).toMatchObject(problem(422, 'wrong_answer', east));
  const { body } = await ask('Westturm');
  expect(body).toEqual({ errors: [{ code: 'wrong_answer', params: { remaining_attempts: 1 } }] });
  expect(await ask('Südturm')).toMatchObject({ status: 200 });
});

test('a repeated submission returns the reply again', async () => {
  const { player, tower } = await towerRun();
  const body = {
    ...answerTo({ id: tower.id, taskType: 'guess_text' }, 'Nordturm'),
    submission_id: '0b6f8a52-3f0e-4f57-9d0a-6c1f5f1c7e11',
  };
  const first = await player.progress.submit({ body });
  expect(first).toMatchObject({ body: { errors: [{ params: { remaining_attempts: 2, reply: expect.any(String) } }] } });
  expect((await player.progress.submit({ body })).body).toEqual(first.body);
});

test('a reply is in the language of the reader; a missing translation is the source with its language', async () => {
  const { exploration, ask } = await towerRun();
  const params = { exploration_id: exploration.id };
  done(await ada.client.translations.changeLanguages({ params, body: { add: ['en'] } }));
  const of = { ...params, lang: 'en' };
  const { rows } = done(await ada.client.translations.texts({ params, query: { lang: 'en' } }));
  const replies = rows.filter(({ field }) => field.startsWith('reply'));
  expect(replies.map(({ field, format, required }) => [field, format, required])).toEqual([
    ['reply_answer', 'line', false],
    ['reply', 'plain', false],
    ['reply_answer', 'line', false],
    ['reply', 'plain', false],
  ]);
  const [untranslated] = rows.filter(({ source }) => source === 'Schau auf die Karte.');
  const texts = rows.filter((row) => row !== untranslated).map((row) => newTextOf(row, `en ${row.source}`));
  done(await ada.client.translations.changeTexts({ params: of, body: { texts } }));
  expect(await ask('en Nordturm', { lang: 'en' })).toMatchObject(
    problem(422, 'wrong_answer', { remaining_attempts: 2, reply: 'en Fast! Du hast den Nordturm gezählt.' }),
  );
  expect(await ask('Ostturm', { lang: 'en' })).toMatchObject(
    problem(422, 'wrong_answer', { remaining_attempts: 2, reply: 'Schau auf die Karte.', reply_lang: 'de' }),
  );
});

test('the package of a run for phones has its replies', async () => {
  const { player } = await towerRun();
  const { content } = done(await player.joined.offlinePackage());
  expect(Buffer.from(content, 'base64').toString()).toContain('Fast! Du hast den Nordturm gezählt.');
});
