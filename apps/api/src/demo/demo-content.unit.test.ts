import { readdirSync, readFileSync, statSync } from 'node:fs';
import { type RunFile, type RunTask, runFile } from '@puzzle-runs/contract/run-format.ts';
import { runInLanguage } from '@puzzle-runs/contract/testing/run-in-language.ts';
import { slugify } from '@puzzle-runs/domain/exploration/slug.ts';
import { distanceBetween, type GeoPoint } from '@puzzle-runs/domain/geo/measure.ts';
import { expect, test } from 'vitest';
import { containsAnswer, textsAround } from '#testing/answer-in-text.ts';
import { DEMO_FOLDER } from './demo-folder.ts';
import { battleFile } from './stage-battle.ts';

/** Runs that can only be solved by looking at the pictures. */
const PICTURE_RUNS = [
  'die-donau-und-der-dom',
  'fleete-speicher-gegenwind',
  'sieben-türme-und-ein-stück-marzipan',
  'die-brücke-mit-den-hausnummern',
];
const PICTURE_BYTES_MAX = 15_000;
const FEATURED = 'die-donau-und-der-dom';
/** Runs that tell a story, with an arrival check near their end. */
const STORY_RUNS = [FEATURED, 'fleete-speicher-gegenwind', 'die-große-berlin-runde'];
/** Quests whose answer is seen in the street, and at home in the drawing of a paid hint. */
const STREET_QUESTS: Record<string, string[]> = {
  [FEATURED]: ['Elf oder mehr?', 'Das Bruckmandl', 'Seine Waffe', 'Was gehört dazu?', 'Seit wann?'],
  'fleete-speicher-gegenwind': [
    'Unter der Elbe',
    'Über dem Portal',
    'Woher der Reichtum?',
    'Von unten nach oben',
    'Ein Turm erzählt',
  ],
  'die-große-berlin-runde': [
    'Auf dem Dach der Uhr',
    'Der Herr der Meere',
    'Säulenreihe',
    'Suppenschüssel',
    'Blick nach oben',
  ],
};
/** Leipzig has a ride by tram; every other way between two spots is much shorter. */
const METRES_BETWEEN_SPOTS_MAX = 4_000;
const SIMPLE_WORDS_MAX = 10;

const files = readdirSync(`${DEMO_FOLDER}runs`).map((file) => {
  return runFile.parse(JSON.parse(readFileSync(`${DEMO_FOLDER}runs/${file}`, 'utf8'))).exploration;
});

const explorations = files.map((exploration) => {
  return { ...exploration, slug: slugify(exploration.name), tasks: tasksOf(exploration) };
});

/** Every run in each of its languages. */
const readable = files.flatMap((exploration) =>
  [exploration.lang, ...(exploration.languages ?? [])].map((reading) => {
    const translated = reading === exploration.lang ? exploration : runInLanguage(exploration, reading);
    return { ...translated, slug: slugify(exploration.name), tasks: tasksOf(translated) };
  }),
);

/** All texts in a language, from anywhere in a file. */
function textsIn(value: unknown, lang: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'texts' ? stringsIn((part as Record<string, unknown>)[lang]) : textsIn(part, lang),
  );
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** The place that players see on the map; null where hints lead to the spot. */
function placeOf(poi: RunFile['exploration']['pois'][number]): GeoPoint | null {
  if (poi.location_type === 'address') return poi.location.pin;
  return poi.location_type === 'coordinates' ? poi.location : null;
}

/** The addresses of the drawings behind paid hints of a spot. */
function paidDrawings(poi: RunFile['exploration']['pois'][number]): string[] {
  const hints = poi.location_type === 'hint' ? poi.location : (poi.hints ?? []);
  return hints.flatMap(({ hint_type, hint_value, cost }) => (hint_type === 'image' && cost > 0 ? hint_value : []));
}

function tasksOf({ pois }: RunFile['exploration']) {
  return pois.flatMap((poi) => poi.tasks.map((task) => ({ poi, task })));
}

test.each([
  ['guess_text', { answers: ['David'], case_sensitive: false, focus: true }, 'Hier wartet David.', 'Hier wartet er.'],
  ['guess_number', { answer: 1620, range_from: null, range_to: null }, 'Fertig war es 1620.', 'Fertig war es 16200.'],
  ['guess_number', { answer: 4, range_from: null, range_to: null }, 'Vier Türme.', 'Vierzig Türme.'],
  ['guess_number', { answer: 4, range_from: null, range_to: null }, 'Four towers.', 'Forty towers.'],
  ['choice', { choices: [{ answer: 'Ein Hahn', correct: true }] }, 'den Hahn', 'ein Huhn'],
  ['cloze', { text: '', preview: true, words: ['Salz', 'Donau'] }, 'an der Donau', 'am Fluss'],
  ['locate', { locate_type: 'qr', image: 'x', code: 'SCHUCK' }, 'Schuck wie heiß', 'Schau, wie heiß'],
  ['order', { entries: ['Ulm', 'Wien'] }, 'von Wien bis Ulm', 'bis Wien'],
] as const)('an answer of the kind %s is found in a text', (task_type, task, text, other) => {
  const runTask = { name: 'x', description: '', points: 1, attempts: null, task_type, task } as unknown as RunTask;
  expect([containsAnswer(runTask, text), containsAnswer(runTask, other)]).toEqual([true, false]);
});

test.each(readable)('no text of $name ($lang) contains the answer to a quest on the same page', ({ tasks }) => {
  const found = tasks.filter(({ poi, task }) => containsAnswer(task, textsAround(task, poi)));
  expect(found.map(({ poi, task }) => `${poi.name}: ${task.name}`)).toEqual([]);
});

test.each(readable)('a typed answer of $name in any language is in no text of the page in $lang', ({ slug, tasks }) => {
  const found = readable
    .filter((other) => other.slug === slug)
    .flatMap((other) => other.tasks.map(({ task }, index) => ({ task, shown: tasks[index] })))
    .filter(({ task, shown }) => {
      const typed = task.task_type === 'guess_text' || task.task_type === 'locate';
      return typed && shown && containsAnswer(task, textsAround(shown.task, shown.poi));
    });
  expect(found.map(({ task }) => task.name)).toEqual([]);
});

test.each(PICTURE_RUNS)('%s has a picture for every quest, on the page or behind a hint', (slug) => {
  const tasks = explorations.find((exploration) => exploration.slug === slug)?.tasks ?? [];
  const without = tasks.filter(
    ({ poi, task }) =>
      !/<img /.test(poi.description + task.description) &&
      task.task_type !== 'locate' &&
      paidDrawings(poi).length === 0,
  );
  expect(without.map(({ task }) => task.name)).toEqual([]);
  expect(tasks.length).toBeGreaterThan(0);
});

test.each(Object.entries(STREET_QUESTS))(
  'the street quests of %s have their drawing behind a paid hint',
  (slug, names) => {
    for (const { tasks, lang } of readable.filter((exploration) => exploration.slug === slug)) {
      const source = explorations.find((exploration) => exploration.slug === slug)?.tasks ?? [];
      const street = tasks.filter((_, index) => names.includes(source[index]?.task.name ?? ''));
      expect(street).toHaveLength(names.length);
      for (const { poi, task } of street) {
        const shown = poi.description + poi.tasks.map(({ description }) => description).join('');
        expect(paidDrawings(poi), `${task.name} (${lang})`).not.toEqual([]);
        for (const drawing of paidDrawings(poi)) expect(shown).not.toContain(drawing);
        expect(task.description).toMatch(/Zu Hause|zu Hause|At home/);
      }
    }
  },
);

test.each(readable)('$name ($lang) describes every picture and gives its size', ({ tasks }) => {
  const html = tasks.map(({ poi, task }) => poi.description + task.description).join('');
  for (const [picture] of html.matchAll(/<img [^>]*>/g)) {
    expect(picture).toMatch(/^<img src="\/demo\/pictures\/[a-z-]+\.svg" alt="[^"]{20,}" width="900" height="600">$/);
  }
  for (const { task } of tasks.filter(({ task }) => task.task_type === 'locate')) {
    expect(task.task).toEqual(
      expect.objectContaining(
        'image_description' in task.task
          ? { image_description: expect.stringMatching(/.{20}/) }
          : { locate_type: 'qr' },
      ),
    );
  }
});

test.each(readable.filter(({ lang }) => lang !== 'de'))('$name shows the same pictures in $lang', (translated) => {
  const source = explorations.find(({ slug }) => slug === translated.slug);
  const picturesOf = ({ tasks }: Pick<typeof translated, 'tasks'>) =>
    tasks.map(({ poi, task }) => (poi.description + task.description).match(/src="[^"]*"/g));
  expect(picturesOf(translated)).toEqual(source && picturesOf(source));
});

test.each(explorations)('no slider of $name starts at its answer or has it in the middle', ({ tasks }) => {
  for (const { task } of tasks) {
    if (task.task_type !== 'guess_number' || task.task.range_from === null || task.task.range_to === null) continue;
    const { answer, range_from: from, range_to: to } = task.task;
    const share = (answer - from) / (to - from);
    expect(share > 0 && share < 1 && (share < 0.45 || share > 0.55), `${task.name}: ${share}`).toBe(true);
  }
});

test.each(explorations)('$name gives minutes, kilometres, start and steps', (exploration) => {
  expect(exploration.duration_minutes).toBeGreaterThanOrEqual(60);
  expect(exploration.walk_metres).toBeGreaterThanOrEqual(1_000);
  expect(exploration.lang).toBe('de');
  expect(exploration.description).toMatch(/<li>Start: /);
  expect(exploration.description).toMatch(/<li>(Stufenfrei|Nicht stufenfrei)/);
  expect(exploration.step_free && exploration.description.includes('<li>Nicht stufenfrei')).toBe(false);
});

test('the featured run can be read in German, Leichte Sprache and English, and asks for a photo', () => {
  const featured = explorations.find(({ slug }) => slug === FEATURED);
  expect([featured?.lang, ...(featured?.languages ?? [])]).toEqual(['de', 'de-simple', 'en']);
  const photos = featured?.tasks.filter(({ task }) => task.task_type === 'photo') ?? [];
  expect(photos.map(({ task }) => task.task)).toEqual([expect.objectContaining({ review: 'none' })]);
});

/** Leichte Sprache: sentences are short, and one thought each. */
test('no sentence in Leichte Sprache has more than ten words', () => {
  const featured = explorations.find(({ slug }) => slug === FEATURED);
  const long = textsIn(featured, 'de-simple').flatMap((text) =>
    text
      .replace(/<img [^>]*alt="([^"]*)"[^>]*>/g, ' $1 ')
      .split(/<[^>]*>|(?<=[.!?:])\s/)
      .filter((sentence) => sentence.trim().split(/\s+/).length > SIMPLE_WORDS_MAX),
  );
  expect(long).toEqual([]);
});

test.each(explorations)('every spot of $name that no hint leads to has a pin near the one before', ({ pois }) => {
  const known = pois.filter(({ location_type }) => location_type !== 'hint');
  expect(known.filter((poi) => placeOf(poi) === null).map(({ name }) => name)).toEqual([]);
  const places = known.flatMap((poi) => placeOf(poi) ?? []);
  for (const [index, place] of places.entries()) {
    const metres = distanceBetween(places[index - 1] ?? place, place);
    expect(metres, known[index]?.name).toBeLessThan(METRES_BETWEEN_SPOTS_MAX);
  }
});

test.each(readable)('every quest of $name ($lang) ends with an explanation of its own', ({ tasks }) => {
  const explained = tasks.filter(({ task }) => task.task_type !== 'decision');
  const explanations = explained.map(({ task }) => task.explanation ?? '');
  for (const [index, explanation] of explanations.entries())
    expect(explanation, explained[index]?.task.name).toMatch(/^<p>.{60,}<\/p>$/);
  expect(new Set(explanations).size).toBe(explained.length);
});

test.each(readable)(
  'every option of a decision in $name ($lang) has a picture and leads on with a reaction',
  ({ tasks }) => {
    const options = tasks.flatMap(({ task }) => (task.task_type === 'decision' ? task.task.options : []));
    for (const { option, image, reaction } of options) {
      expect(image, option).toMatch(/^\/demo\/pictures\//);
      expect(reaction, option).toMatch(/.{40,}/);
    }
    expect(new Set(options.map(({ reaction }) => reaction)).size).toBe(options.length);
  },
);

test.each(readable)('no explanation of $name ($lang) gives away another quest of its spot', ({ tasks }) => {
  const given = tasks.flatMap(({ poi, task }) =>
    poi.tasks
      .filter((other) => other.name !== task.name && containsAnswer(other, task.explanation ?? ''))
      .map((other) => `${task.name} gives away ${other.name}`),
  );
  expect(given).toEqual([]);
});

test.each(readable.filter(({ slug }) => STORY_RUNS.includes(slug)))(
  '$name ($lang) has an intro, a finale and one arrival that players at home can pass',
  ({ intro, finale, pois }) => {
    expect(intro).toContain('<blockquote>');
    expect(finale).toContain('<blockquote>');
    const arrivals = pois.filter(({ arrival_radius }) => arrival_radius !== null);
    expect(arrivals).toEqual([
      expect.objectContaining({
        arrival_wait_minutes: 1,
        description: expect.stringContaining(`${arrivals[0]?.arrival_code}.`),
      }),
    ]);
  },
);

test.each(readable)('no text of $name ($lang) sends players to a code or a sign that is not there', ({ tasks }) => {
  for (const { task } of tasks) {
    expect(task.description, task.name).not.toMatch(/Aushang|scann|\bscan|notice/i);
    for (const [sentence] of task.description.matchAll(/\bLies (das|den|die) [^.?!]*/g))
      expect(sentence, task.name).toMatch(/Bild|Abzeichen/);
  }
});

test.each(explorations)('$name never calls itself a demo', (exploration) => {
  expect(JSON.stringify(exploration).replaceAll('/demo/', '')).not.toMatch(/\bdemo\b/i);
});

test('both sides of the demo battle have the same points and quests', () => {
  const { battle } = battleFile.parse(JSON.parse(readFileSync(`${DEMO_FOLDER}battles/donau-gegen-elbe.json`, 'utf8')));
  const slugs = new Set(battle.participants.map(({ exploration }) => exploration));
  const totals = explorations
    .filter(({ slug }) => slugs.has(slug))
    .map(({ tasks }) => [tasks.length, tasks.reduce((sum, { task }) => sum + task.points, 0)]);
  expect(totals).toHaveLength(2);
  expect(totals[0]).toEqual(totals[1]);
});

test('every picture of the demo is smaller than 15 kB', () => {
  const files = readdirSync(`${DEMO_FOLDER}pictures`);
  const large = files.filter((file) => statSync(`${DEMO_FOLDER}pictures/${file}`).size >= PICTURE_BYTES_MAX);
  expect(large).toEqual([]);
});
