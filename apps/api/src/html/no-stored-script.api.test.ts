import { runFile } from '@puzzle-runs/contract/run-format.ts';
import { CLOZE_BLANK } from '@puzzle-runs/domain/tasks/cloze/cloze.ts';
import { expect, test } from 'vitest';
import { creator, done, freshName } from '#testing/creators.ts';
import { everyRoute } from '#testing/every-route.ts';
import { htmlPaths, SCRIPT, SCRIPTED_LANGUAGES, scripted, storedTexts, textsIn } from '#testing/scripted.ts';
import { fileApp } from '#testing/test-app.ts';
import { newTextOf } from '#testing/translating.ts';

const OWNER = 1;
const opened = await fileApp({ env: { OWNER_EMAILS: `user-${OWNER}@example.org` } });

/** Where the text of a creator is stored as they typed it: the sites show it as text, never as HTML. */
const PLAIN = [
  'explorations.name',
  'explorations.code',
  'pois.name',
  'pois.street',
  'pois.location',
  'hints.hintValue',
  'hints.hintDescription',
  'tasks.name',
  'tasks.content.also_right',
  'tasks.content.TaskGuessTextAnswers.answer',
  'tasks.content.TaskChoices.answer',
  'tasks.content.image_description',
  'tasks.content.code',
  'tasks.content.image',
  'tasks.content.TaskClozeWords.word',
  'tasks.content.TaskOrderEntries.text',
  'tasks.content.TaskOptions.option',
  'tasks.content.TaskOptions.reaction',
  'tasks.content.TaskReplies.answer',
  'tasks.content.TaskReplies.reply',
  'tasks.content.example_caption',
  ...[
    'poi_texts.name',
    'hint_texts.hint_value',
    'hint_texts.hint_description',
    'task_texts.name',
    'task_texts.image_description',
    'task_texts.code',
    'task_texts.example_caption',
    'task_item_texts.answer',
    'task_item_texts.choice',
    'task_item_texts.word',
    'task_item_texts.entry',
    'task_item_texts.option',
    'task_item_texts.reaction',
    'task_item_texts.reply_answer',
    'task_item_texts.reply',
  ].flatMap((text) => [`${text}.text`, `${text}.sourceText`]),
];

const stored = () => storedTexts(opened.deps.store);

test('stores no script of a run file that has one in every text, and the rest of its HTML', async () => {
  const { client } = await creator(opened, OWNER);
  const { value, html } = scripted(runFile);
  const { exploration } = value as { exploration: { pois: { tasks: object[] }[] } };
  // Conditions, pieces and the finish only repeat names of the file.
  const pois = exploration.pois.map((poi) => ({
    ...poi,
    conditions: [],
    tasks: poi.tasks.map((task) => ({ ...task, pieces: undefined })),
  }));
  const languages = { lang: 'de', languages: [...SCRIPTED_LANGUAGES] };
  const body = { format: 'puzzle-run/1', exploration: { ...exploration, ...languages, pois, finish: undefined } };
  done(await client.managedExplorations.importFile({ body }));

  const texts = await stored();
  expect([...new Set(texts.filter(({ runs }) => runs).map(({ place }) => place))].toSorted()).toEqual(PLAIN.toSorted());
  const clean = html.filter(({ mark }) => texts.some(({ text, runs }) => !runs && text.includes(mark)));
  expect([...new Set(clean.map(({ path }) => path))].toSorted()).toEqual(htmlPaths(runFile).toSorted());
});

/** The bodies that were sent, by the name of their call. */
const sent: Record<string, object> = {};
let marks = 0;

/** HTML with a script and a mark. */
const html = () => `<p>mark${++marks}. ${CLOZE_BLANK}</p>${SCRIPT}`;

function send<Body extends object>(call: string, body: Body): Body {
  sent[call] = body;
  return body;
}

/** Every mark in these bodies is stored, and no script is. */
async function expectClean(bodies: readonly object[]): Promise<void> {
  const texts = await stored();
  for (const body of bodies) {
    for (const [mark = ''] of JSON.stringify(body).matchAll(/mark\d+\./g)) {
      expect(texts.filter(({ text }) => text.includes(mark))).not.toEqual([]);
      expect(texts.filter(({ text, runs }) => runs && text.includes(mark))).toEqual([]);
    }
  }
}

test('stores no script that the studio sends in any HTML', async () => {
  const { client, ...by } = await creator(opened);
  const { managedExplorations, managedPois, tasks, managedBattles, translations } = client;
  const story = () => ({ description: html(), intro: html(), finale: html() });
  const gap = () => ({ name: freshName('Lücke'), description: html(), explanation: html(), points: 1 });
  const words = { TaskClozeWords: [{ word: 'Tor' }] };

  const run = done(
    await managedExplorations.create({
      body: send('managedExplorations.create', { name: freshName('Neu'), postal_code: '93047', ...story() }),
    }),
  );
  const place = { location_type: 'coordinates', location: { latitude: 49, longitude: 12 } } as const;
  const newPoi = { exploration_name: run.slug, name: 'Tor', description: html(), ...place };
  const poi = done(await managedPois.create({ body: send('managedPois.create', newPoi) }));
  const cloze = { ...gap(), task_type: 'cloze' as const, task: { text: html(), ...words } };
  const task = done(await tasks.create({ params: { poi_id: poi.id }, body: send('tasks.create', cloze) }));
  const newBattle = { name: freshName('Duell'), description: html() };
  const battle = done(await managedBattles.create({ body: send('managedBattles.create', newBattle) }));
  const lang = 'en';
  const params = { exploration_id: run.id };
  done(await translations.changeLanguages({ params, body: { add: [lang] } }));
  const { rows } = done(await translations.texts({ params, query: { lang } }));
  const texts = rows.filter(({ format }) => format === 'html').map((row) => newTextOf(row, html()));
  expect(texts).toHaveLength(7);
  done(
    await translations.changeTexts({
      params: { ...params, lang },
      body: send('translations.changeTexts', { texts }),
    }),
  );
  await expectClean(Object.values(sent));

  const created = Object.keys(sent);
  const ofTask = { poi_id: poi.id, task_id: task.id };
  done(await managedExplorations.change({ params, body: send('managedExplorations.change', story()) }));
  done(
    await managedPois.change({ params: { poi_id: poi.id }, body: send('managedPois.change', { description: html() }) }),
  );
  done(
    await tasks.change({ params: ofTask, body: send('tasks.change', { description: html(), explanation: html() }) }),
  );
  done(await tasks.changeCloze({ params: ofTask, body: send('tasks.changeCloze', { text: html() }) }));
  done(
    await managedBattles.change({
      params: { battle_id: battle.id },
      body: send('managedBattles.change', { description: html() }),
    }),
  );
  await expectClean(Object.entries(sent).flatMap(([call, body]) => (created.includes(call) ? [] : [body])));

  const other = await by.draft(story());
  const ofOther = { exploration_id: other.id, lang };
  done(await translations.changeLanguages({ params: ofOther, body: { add: [lang] } }));
  const escaped = () => html().replaceAll('<', '&lt;');
  const segment = `<segment><source>${escaped()}</source><target>${escaped()}</target></segment>`;
  const unit = `<unit id="exploration-${other.id}-intro">${segment}</unit>`;
  const document = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="de" trgLang="en"><file id="f">${unit}</file></xliff>`;
  const body = { document, apply: true };
  expect(done(await translations.importXliff({ params: ofOther, body }))).toMatchObject({ fits: 1 });
  await expectClean([{ document }]);
});

test.each(everyRoute.filter(({ body }) => htmlPaths(body).length > 0))('$name was sent scripts above', (route) => {
  const scripts = textsIn(sent[route.name], '').filter(({ runs }) => runs);
  const paths = scripts.map(({ place }) => place.slice(1));
  expect([...new Set(paths)].toSorted()).toEqual(htmlPaths(route.body).toSorted());
});
