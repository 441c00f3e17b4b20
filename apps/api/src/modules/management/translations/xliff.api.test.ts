import { XLIFF_UNITS_MAX } from '@puzzle-runs/domain/translation/import-problems.ts';
import { expect, test } from 'vitest';
import { creator, done } from '#testing/creators.ts';
import { problem } from '#testing/problems.ts';
import { fileApp } from '#testing/test-app.ts';
import { marked, translate } from '#testing/translating.ts';

const ada = await creator(await fileApp());
const { translations, tasks } = ada.client;

async function run() {
  const { exploration, poi } = await ada.publishedExploration({
    description: '<p>Bier &amp; "Brot" ]]&gt;  <br />\n&nbsp;</p>',
  });
  const text = { task_type: 'guess_text' as const, task: { TaskGuessTextAnswers: [{ answer: 'Mühle' }] } };
  const task = await ada.task(poi, { name: 'Das <Tor>', description: '<p>Wer?</p>', ...text });
  const params = { exploration_id: exploration.id, lang: 'en' };
  done(await translations.changeLanguages({ params, body: { add: ['en'] } }));
  const write = async () => done(await translations.exportXliff({ params })).document;
  const load = async (document: string, apply = false) =>
    translations.importXliff({ params, body: { document, apply } });
  const read = async () => done(await translations.texts({ params, query: { lang: 'en' } }));
  return { exploration, poi, task, params, write, load, read };
}

/** Fills in the target of every unit. */
function translated(document: string): string {
  return document.replaceAll(/<source>([^]*?)<\/source>/g, (source, text) => `${source}<target>${text} en</target>`);
}

/** The unit of a description as files of older versions have it: its HTML is escaped text. */
function withOldUnit(document: string, id: number, target: string): string {
  const unit = `<unit id="task-${id}-description"><segment><source>&lt;p&gt;Wer?&lt;/p&gt;</source>`;
  return document.replace(
    new RegExp(`<unit id="task-${id}-description"[^]*?</unit>`),
    () => `${unit}<target>${target}</target></segment></unit>`,
  );
}

test('groups the texts by spot and quest, with notes for answers and inline codes for HTML', async () => {
  const { poi, task, write, read } = await run();
  const document = await write();
  const { rows } = await read();
  expect(document.split('<unit ')).toHaveLength(rows.length + 1);
  expect(document).toContain(`<note>${rows.length} texts, of which ${rows.filter((row) => !row.required).length} may`);
  expect(document).toMatch(
    new RegExp(`<group id="spot-${poi.id}" name="[^"]+">[^]*<group id="quest-${task.id}" name="Das &lt;Tor&gt;">`),
  );
  expect(document).toMatch(
    /<note>Answer that players type: must match[^<]*<\/note><\/notes><segment[^>]*><source>Mühle</,
  );
  expect(document).toContain('<source><pc id="1" dataRefStart="d1" dataRefEnd="d2">Wer?</pc></source>');
});

test('imports every exported text unchanged, character by character', async () => {
  const { exploration, write, load, read } = await run();
  await translate(ada.client, exploration, { lang: 'en', text: marked('en') });
  const document = await write();
  expect(document).toContain(
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="de" trgLang="en">',
  );
  const { rows } = await read();
  expect(done(await load(document, true))).toEqual({
    applied: true,
    fits: 0,
    unchanged: rows.length,
    problems: [],
    incomplete: [],
  });
});

test('stores the texts that fit only when the creator applies the file', async () => {
  const { write, load, read } = await run();
  const document = translated(await write()).replace('Das &lt;Tor&gt; en', 'The &lt;gate&gt;&#33;');
  const { rows } = await read();
  expect(done(await load(document))).toMatchObject({ applied: false, fits: rows.length });
  expect((await read()).languages).toMatchObject([{ done: 0 }]);
  expect(done(await load(document, true))).toMatchObject({ applied: true, fits: rows.length });
  const after = await read();
  expect(after.languages).toMatchObject([{ offered: true, missing: 0 }]);
  expect(after.rows.find(({ source }) => source === 'Das <Tor>')?.text).toBe('The <gate>!');
});

test('names unknown texts, changed sources, HTML that was removed and texts that are too long', async () => {
  const { poi, task, write, load, read } = await run();
  const written = translated(await write())
    .replace('unit id="poi-', 'unit id="spot-')
    .replace('Mühle en', 'x'.repeat(501));
  const document = withOldUnit(written, task.id, '&lt;script&gt;x&lt;/script&gt;&lt;p&gt;Who?&lt;/p&gt;');
  done(await tasks.change({ params: { poi_id: poi.id, task_id: task.id }, body: { name: 'Der Turm' } }));
  const { problems } = done(await load(document, true));
  expect(problems.map(({ reason, Text }) => [reason, Text?.field ?? null])).toEqual([
    ['unknown_text', null],
    ['source_changed', 'name'],
    ['html_removed', 'description'],
    ['too_long', 'answer'],
  ]);
  expect((await read()).rows.filter(({ record }) => record === 'task' || record === 'item')).toMatchObject([
    {},
    { field: 'name', state: 'source_changed', old_source: 'Das <Tor>' },
    { field: 'description', text: '<p>Who?</p>' },
    { field: 'answer', text: null },
  ]);
});

test('joins the segments of a text that a program has split', async () => {
  const { task, load, read } = await run();
  const part = (source: string, target: string) =>
    `<segment><source>${source}</source><target>${target}</target></segment>`;
  const unit = `<unit id="task-${task.id}-name">${part('Das &lt;', 'The <pc id="1">')}${part('Tor&gt;', '<![CDATA[<gate>]]>')}</unit>`;
  const document = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="de" trgLang="en"><file id="f"><group id="g">${unit.replace('<pc id="1">', '<pc id="1">old </pc>')}</group></file></xliff>`;
  expect(done(await load(document, true))).toMatchObject({ fits: 1, problems: [] });
  expect((await read()).rows.find(({ id, field }) => id === task.id && field === 'name')?.text).toBe('The old <gate>');
});

/** A file with one unit, as a translation program writes it. */
function fileWith(elements: string, lang = 'en', id = 'task-1-name'): string {
  return `<?xml version="1.0" encoding="UTF-16"?>\r\n<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="de" trgLang="${lang}">\r\n<file id="texts">\r\n<unit id="${id}">\r\n${elements}\r\n</unit>\r\n</file>\r\n</xliff>`;
}

const segment = (target: string, attributes = '') => `<segment ${attributes}><source>Eins.</source>${target}</segment>`;
const gap = '<ignorable><source> </source></ignorable>';
const proposals =
  '<mtc:matches xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0"><mtc:match ref="#s1"><source>Eins</source><target>A proposal</target></mtc:match></mtc:matches>';

test.each([
  [
    'what stands between segments',
    segment('<target>One.</target>') + gap + segment('<target>Two.</target>'),
    'One. Two.',
  ],
  [
    'a translation of what stands between',
    segment('<target>One</target>') +
      '<ignorable><source> </source><target> – </target></ignorable>' +
      segment('<target>two</target>'),
    'One – two',
  ],
  ['a segment beside proposals', proposals + segment('<target>One.</target>'), 'One.'],
  ['a segment beside notes', '<notes><note>Short</note></notes>' + segment('<target>One.</target>'), 'One.'],
  [
    'segments in another order',
    segment('<target order="2">one</target>') + segment('<target order="1">Two and </target>'),
    'Two and one',
  ],
  [
    'segments in another order with a space',
    segment('<target order="3">one</target>') + gap + segment('<target order="1">Two</target>'),
    'Two one',
  ],
  [
    'an empty segment that is done',
    segment('<target>One and two.</target>') + segment('<target/>', 'state="final"'),
    'One and two.',
  ],
  [
    'a segment of a space',
    `${segment('<target>One.</target>')}<segment><source> </source></segment>${segment('<target>Two.</target>')}`,
    'One. Two.',
  ],
  ['lines of Windows', segment('<target>One.\r\nTwo.</target>'), 'One. Two.'],
])('reads %s', async (_, elements, text) => {
  const { task, load, read } = await run();
  const { fits, problems } = done(await load(fileWith(elements, 'en', `task-${task.id}-name`), true));
  expect({ fits, problems: problems.filter(({ reason }) => reason !== 'source_changed') }).toEqual({
    fits: 1,
    problems: [],
  });
  expect((await read()).rows.find(({ id, field }) => id === task.id && field === 'name')?.text).toBe(text);
});

test.each([
  ['a segment without a translation', segment('') + segment('<target>Two.</target>')],
  ['a segment with an empty translation', segment('<target>One.</target>') + segment('<target></target>')],
  ['a segment with proposals only', proposals + segment('') + segment('<target>Two.</target>')],
])('names %s as incomplete, and stores nothing of its text', async (_, elements) => {
  const { task, load, read } = await run();
  const document = fileWith(elements, 'en', `task-${task.id}-name`);
  expect(done(await load(document, true))).toMatchObject({
    fits: 0,
    problems: [],
    incomplete: [{ Text: { field: 'name' } }],
  });
  expect((await read()).rows.find(({ id, field }) => id === task.id && field === 'name')?.text).toBeNull();
});

test('a text without any translation is no problem', async () => {
  const { task, load } = await run();
  const document = fileWith(proposals + segment('') + gap + segment(''), 'en', `task-${task.id}-name`);
  expect(done(await load(document, true))).toMatchObject({ fits: 0, unchanged: 0, problems: [] });
});

test.each([
  ['en', 'en-GB'],
  ['en', 'EN_us'],
  ['pt', 'pt-BR'],
  ['de-AT', 'de-AT'],
  ['pt-BR', 'pt'],
])('the language %s takes a file of %s', async (lang, trgLang) => {
  const { exploration, task } = await run();
  const params = { exploration_id: exploration.id, lang };
  done(await translations.changeLanguages({ params, body: { add: lang === 'en' ? [] : [lang] } }));
  const document = fileWith(segment('<target>One.</target>'), trgLang, `task-${task.id}-name`);
  expect(done(await translations.importXliff({ params, body: { document } }))).toMatchObject({ fits: 1 });
});

test.each(['fr', 'en-GB', 'eng', 'zh-Hant'])(
  'refuses a file of %s by its language where that is another one',
  async (trgLang) => {
    const { task, params } = await run();
    done(await translations.changeLanguages({ params, body: { add: ['en-GB', 'zh-Hans'] } }));
    const document = fileWith(segment('<target>One.</target>'), trgLang, `task-${task.id}-name`);
    expect(await translations.importXliff({ params, body: { document } })).toMatchObject(
      problem(400, 'invalid_request', { language: trgLang }),
    );
  },
);

test('names the language of a file that is imported into one which the run does not have', async () => {
  const { exploration, task } = await run();
  const document = fileWith(segment('<target>Uno.</target>'), 'es', `task-${task.id}-name`);
  for (const lang of ['es', 'fr', 'de'])
    expect(
      await translations.importXliff({ params: { exploration_id: exploration.id, lang }, body: { document } }),
    ).toMatchObject(problem(400, 'invalid_request', { language: 'es' }));
});

test.each([
  ['fr', 400],
  ['en', 400],
  ['de', 200],
  ['de-AT', 200],
  ['DE_de', 200],
])('a file made from %s for a German run is answered with %i', async (srcLang, status) => {
  const { task, load } = await run();
  const document = fileWith(segment('<target>One.</target>'), 'en', `task-${task.id}-name`);
  const answer = await load(document.replace(/srcLang="[^"]*"/, `srcLang="${srcLang}"`));
  expect(answer.status).toBe(status);
  if (status === 400) expect(answer).toMatchObject(problem(400, 'invalid_request', { source_language: srcLang }));
});

test('refuses a file of more units than a run can have', async () => {
  const { load } = await run();
  const units = '<unit id="task-1-name"/>'.repeat(XLIFF_UNITS_MAX + 1);
  const document = `<xliff version="2.1" srcLang="de" trgLang="en"><file id="f">${units}</file></xliff>`;
  expect(await load(document)).toMatchObject(problem(400, 'file_too_large', { max: XLIFF_UNITS_MAX }));
});

test.each([
  ['without a document', {}, 'document'],
  ['with a document that is no text', { document: 1 }, 'document'],
  ['that would be applied perhaps', { document: '', apply: 'perhaps' }, 'apply'],
])('refuses an import %s', async (_, body, path) => {
  const { params } = await run();
  expect(await translations.importXliff({ params, body: body as never })).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'invalid_request', path }] },
  });
});

test('sanitises a long text of a file like a short one', async () => {
  const { task, write, load, read } = await run();
  const long = 'x'.repeat(20_000);
  const html = `&lt;p onclick="x"&gt;${long}&lt;/p&gt;&lt;script&gt;x&lt;/script&gt;`;
  const document = withOldUnit(translated(await write()), task.id, html);
  done(await load(document, true));
  expect((await read()).rows.find(({ source }) => source === '<p>Wer?</p>')?.text).toBe(`<p>${long}</p>`);
});

test.each([
  ['no XML', 'Guten Tag'],
  ['nothing', ''],
  ['another format', '<xliff version="1.2"><file/></xliff>'],
  ['another language', '<xliff version="2.1" srcLang="de" trgLang="fr"><file id="f"/></xliff>'],
  [
    'a file that defines entities',
    '<!DOCTYPE x [<!ENTITY a "b">]><xliff version="2.1" trgLang="en"><file id="f"/></xliff>',
  ],
])('refuses %s', async (_, document) => {
  const { load } = await run();
  expect(await load(document)).toMatchObject(problem(400, 'invalid_request'));
});
