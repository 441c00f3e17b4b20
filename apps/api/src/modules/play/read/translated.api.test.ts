import type { OfflineContent } from '@puzzle-runs/contract/offline/offline-content.ts';
import { expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { answerTo } from '#testing/submissions.ts';
import { fileApp } from '#testing/test-app.ts';
import { marked, newTextOf, translate } from '#testing/translating.ts';

const opened = await fileApp();
const ada = await creator(opened);
type NewTask = NonNullable<Parameters<typeof ada.task>[1]>;
const CLOZE: NewTask = {
  name: 'Lücke',
  task_type: 'cloze',
  attempts: 9,
  task: { text: '<p>Der __________ und die __________</p>', TaskClozeWords: [{ word: 'Hund' }, { word: 'Katze' }] },
};
const CHOICE: NewTask = {
  name: 'Wahl',
  task_type: 'choice',
  task: { TaskChoices: ['A', 'B', 'C', 'D', 'E', 'F'].map((answer, n) => ({ answer, correct: n === 1 })) },
};
const GUESS: NewTask = {
  name: 'Wort',
  task_type: 'guess_text',
  task: { TaskGuessTextAnswers: [{ answer: 'Mühle' }] },
  explanation: '<p>Sie steht noch.</p>',
};

/** A run that is played, in German and English. */
async function translatedRun(over: object = {}) {
  const story = { intro: '<p>Los</p>', finale: '<p>Aus</p>', playable_offline: true, ...over };
  const { exploration, poi, task } = await ada.publishedExploration(story);
  const [cloze, choice, guess] = [await ada.task(poi, CLOZE), await ada.task(poi, CHOICE), await ada.task(poi, GUESS)];
  await translate(ada.client, exploration, { lang: 'en', text: marked('en') });
  const { token } = await opened.given.player({ id: exploration.id });
  const player = opened.as(token);
  const open = async (lang?: string) => {
    const joined = done(await player.joined.pois({ query: lang === undefined ? {} : { lang } }));
    const [first] = joined.rows;
    if (!first?.unlocked) throw new Error('locked');
    return { ...joined, poi: first, tasks: first.Tasks };
  };
  return { exploration, poi, task, cloze, choice, guess, player, token, open };
}

test('shows a run in the requested language, else in that of the browser, else in its own', async () => {
  const { open, token, exploration } = await translatedRun();
  const german = await open();
  expect(german.exploration).toMatchObject({
    lang: 'de',
    source_lang: 'de',
    languages: [
      { lang: 'de', name: 'Deutsch', direction: 'ltr' },
      { lang: 'en', name: 'English', direction: 'ltr' },
    ],
  });
  const english = await open('en');
  expect(english).toMatchObject({ exploration: { name: exploration.name, lang: 'en' }, intro: '<p>en Los</p>' });
  expect(english.poi).toMatchObject({ name: `en ${german.poi.name}`, slug: german.poi.slug });
  expect(english.poi.lang).toBeUndefined();
  const ask = async (path: string, languages: string) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': languages };
    const response = await opened.app.inject({ url: path, headers });
    const { 'content-language': lang, vary, etag } = response.headers;
    return { lang, vary: String(vary), etag, poi: response.json().rows[0].name };
  };
  expect(await ask('/api/joined/pois', 'en-GB,de;q=0.5')).toMatchObject({ lang: 'en', poi: english.poi.name });
  expect(await ask('/api/joined/pois?lang=de', 'en')).toMatchObject({ lang: 'de', poi: german.poi.name });
  const other = await ask('/api/joined/pois', 'fr');
  expect(other).toMatchObject({ lang: 'de', vary: expect.stringContaining('Accept-Language') });
  expect(other.etag).not.toBe((await ask('/api/joined/pois', 'en')).etag);
});

test('shows a record that is not completely translated in the source language, and names that language', async () => {
  const { exploration, poi, open } = await translatedRun();
  await ada.task(poi, { ...CHOICE, name: 'Neu' });
  const { exploration: shown, tasks, story_lang } = { ...(await open('en')), story_lang: undefined };
  expect(shown).toMatchObject({ lang: 'en', languages: [{ lang: 'de' }] });
  expect(story_lang).toBeUndefined();
  expect(tasks.map(({ name, lang }) => [name, lang]).slice(1)).toEqual([
    ['en Lücke', undefined],
    ['en Wahl', undefined],
    ['en Wort', undefined],
    ['Neu', 'de'],
  ]);
  const params = { exploration_id: exploration.id, lang: 'en' };
  const { rows } = done(await ada.client.translations.texts({ params, query: { lang: 'en' } }));
  const texts = rows.filter(({ source }) => ['B', '<p>Los</p>'].includes(source)).map((row) => newTextOf(row, ''));
  done(await ada.client.translations.changeTexts({ params, body: { texts } }));
  const after = await open('en');
  expect(after).toMatchObject({ intro: '<p>Los</p>', exploration: { story_lang: 'de' } });
  const choice = after.tasks.find(({ name }) => name.endsWith('Wahl'));
  expect(choice).toMatchObject({ name: 'Wahl', lang: 'de' });
  expect(JSON.stringify(choice?.task)).not.toContain('en ');
});

test('shuffles choices by id the same way in every language', async () => {
  const { open } = await translatedRun();
  const choices = async (lang: string) => {
    const task = (await open(lang)).tasks.find(({ task_type }) => task_type === 'choice');
    return task?.task_type === 'choice' ? task.task.TaskChoices : [];
  };
  const [german, english] = [await choices('de'), await choices('en')];
  expect(english.map(({ id }) => id)).toEqual(german.map(({ id }) => id));
  expect(english.map(({ answer }) => answer)).toEqual(german.map(({ answer }) => `en ${answer}`));
});

test('shows a changed translation at once, and the other languages unchanged', async () => {
  const { exploration, open } = await translatedRun();
  const [german] = [await open('de'), await open('en')];
  await translate(ada.client, exploration, { lang: 'en', text: marked('EN') });
  expect((await open('en')).poi.name).toBe(`EN ${german.poi.name}`);
  expect((await open('de')).poi.name).toBe(german.poi.name);
  const params = { exploration_id: exploration.id };
  done(await ada.client.translations.changeLanguages({ params, body: { remove: ['en'] } }));
  expect((await open('en')).exploration).toMatchObject({ lang: 'de', languages: [{ lang: 'de' }] });
});

test('accepts an answer in any language of the run, but not words of two languages together', async () => {
  const { player, cloze, guess, open } = await translatedRun();
  const submit = async (task: { id: number; task_type: string }, answer: unknown) =>
    (
      await player.progress.submit({
        body: answerTo({ id: task.id, taskType: task.task_type as never }, answer as never),
      })
    ).status;
  expect(await submit(cloze, ['Hund', 'en Katze'])).toBe(422);
  expect(await submit(cloze, ['EN Hund', 'en Katze'])).toBe(200);
  expect(await submit(guess, 'Muehle')).toBe(422);
  expect(await submit(guess, 'en mühle')).toBe(200);
  const { tasks } = await open('de');
  expect(tasks.find(({ id }) => id === cloze.id)).toMatchObject({ answer: ['EN Hund', 'en Katze'], name: 'Lücke' });
  expect((await open('en')).tasks.find(({ id }) => id === guess.id)).toMatchObject({
    answer: 'en mühle',
    explanation: '<p>en Sie steht noch.</p>',
  });
});

test('hides the answers of every language until the quest is solved', async () => {
  const { open } = await translatedRun();
  for (const lang of ['de', 'en']) {
    const text = JSON.stringify(await open(lang));
    for (const secret of ['Mühle', 'steht noch', 'Aus']) expect(text).not.toContain(secret);
  }
});

test('packs a run in one language, with the answers of all', async () => {
  const { player, guess, cloze } = await translatedRun();
  const { content } = done(await player.joined.offlinePackage({ query: { lang: 'en' } }));
  const packed = JSON.parse(Buffer.from(content, 'base64').toString()) as OfflineContent;
  expect(packed).toMatchObject({ lang: 'en', finale: '<p>en Aus</p>' });
  const tasks = packed.pois.flatMap((poi) => poi.tasks);
  const answers = ['en Mühle', 'Mühle', 'en Mühle'].map((answer) => ({ TaskGuessTextAnswers: [{ answer }] }));
  const { solution, translations, name } = tasks.find(({ id }) => id === guess.id) ?? {};
  expect([name, solution, ...(translations ?? [])]).toMatchObject(['en Wort', ...answers]);
  expect(tasks.find(({ id }) => id === cloze.id)?.translations).toHaveLength(2);
});

test('describes a run to visitors in their language, and prints it in any', async () => {
  const { exploration, poi } = await translatedRun();
  const visitor = opened.client;
  const describe = async (query: object) =>
    done(await visitor.explorations.list({ query: { name: exploration.slug, ...query } })).rows[0];
  expect(await describe({ lang: 'en' })).toMatchObject({
    name: exploration.name,
    lang: 'de',
    description: '<p>en Kurz beschrieben</p>',
    description_lang: 'en',
    Facts: { languages: [{ lang: 'de' }, { lang: 'en' }] },
  });
  expect((await describe({}))?.description).toBe('<p>Kurz beschrieben</p>');
  const print = async (lang?: string) => {
    const query = { name: exploration.slug, ...(lang !== undefined && { lang }) };
    return done(await ada.client.managedExplorations.print({ query })).rows[0];
  };
  expect((await print())?.Pois[0]?.name).toBe(poi.name);
  const english = await print('en');
  expect(english?.Pois[0]?.name).toBe(`en ${poi.name}`);
  expect(english?.Pois[0]?.Tasks?.at(-1)).toMatchObject({
    name: 'en Wort',
    task: { TaskGuessTextAnswers: [{ answer: 'en Mühle' }] },
  });
});
