import type { Qualifier } from '@puzzle-runs/domain/poi/qualifiers.ts';
import i18next, { type TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { ways as de } from '#i18n/de/ways.ts';
import { ways as en } from '#i18n/en/ways.ts';
import type { waysTexts } from '#i18n/ways.ts';
import { chainWords, decidesSentence, figureLabel, openingSentence } from './opening-sentence.ts';
import type { WaySpot } from './ways-of-run.ts';

const i18n = i18next.createInstance();
await i18n.init({
  resources: { de: { ways: de }, en: { ways: en } },
  interpolation: { escapeValue: false },
  keySeparator: false,
  nsSeparator: false,
});

const OPTIONS = ['Lehrling', 'Gräfin', 'niemand'].map((option, index) => ({ id: index + 1, option }));

function spot(number: number, name: string, over: Partial<WaySpot> = {}): WaySpot {
  const quests = [
    { id: number * 10, name: `Quest ${number}a`, options: [] },
    { id: number * 10 + 1, name: `Quest ${number}b`, options: number === 1 ? OPTIONS : [] },
  ];
  const own = { id: number, number, name, slug: name.toLowerCase(), points: 20, quests, place: null };
  return { ...own, tasks: quests.map(({ id }) => ({ id, points: 10 })), prerequisites: [], ...over };
}

/** `before`: ids of the spots of which the order waits for one. */
type Over = Partial<WaySpot> & { before?: number[] };

const [TOWER, WELL, GATE] = [spot(1, 'Schlossturm'), spot(2, 'Herkulesbrunnen'), spot(3, 'Mühltürlein')];

function say({ before = [], ...over }: Over, language = 'de'): string {
  const shop = spot(4, 'Die Werkstatt', over);
  const t = i18n.getFixedT(language, 'ways') as unknown as TFunction<typeof waysTexts>;
  return openingSentence({ t, language, spots: [TOWER, WELL, GATE, shop], ordered: new Map([[4, before]]) }, shop);
}

const done = (value: number, ...pois: number[]): Qualifier => ({ unlock_type: 'poi_list', value, pois });
const chosen = (...options: number[]): Qualifier => ({ unlock_type: 'decision', value: 1, task: 11, options });
const solved = (value: number, ...tasks: number[]): Qualifier => ({ unlock_type: 'task_list', value, tasks });

test.each<{ over: Over; de: string; en: string }>([
  {
    over: {},
    de: 'Die Werkstatt ist von Anfang an offen.',
    en: 'Die Werkstatt is open from the start.',
  },
  {
    over: { prerequisites: [done(2, 1, 2, 3)] },
    de: 'Die Werkstatt öffnet sich, wenn 2 von 3 aus Schlossturm, Herkulesbrunnen, Mühltürlein geschafft sind.',
    en: 'Die Werkstatt opens when 2 of the 3 spots Schlossturm, Herkulesbrunnen, Mühltürlein are done.',
  },
  {
    over: { prerequisites: [done(2, 1, 2)] },
    de: 'Die Werkstatt öffnet sich, wenn Schlossturm und Herkulesbrunnen geschafft sind.',
    en: 'Die Werkstatt opens when Schlossturm and Herkulesbrunnen are done.',
  },
  {
    over: { prerequisites: [done(1, 1), { unlock_type: 'points', value: 50 }] },
    de: 'Die Werkstatt öffnet sich, wenn Schlossturm geschafft ist und 50 Punkte erreicht sind.',
    en: 'Die Werkstatt opens when Schlossturm is done and 50 points are reached.',
  },
  {
    over: { prerequisites: [solved(1, 10), { unlock_type: 'time', value: 20 }], unlockMode: 'any' },
    de: 'Die Werkstatt öffnet sich, wenn „Quest 1a“ gelöst ist oder 20 Minuten vergangen sind.',
    en: 'Die Werkstatt opens when “Quest 1a” is solved or 20 minutes have passed.',
  },
  {
    over: { prerequisites: [solved(1, 10, 21), { unlock_type: 'tasks', value: 1 }], unlockMode: 'any', before: [3] },
    de: 'Die Werkstatt öffnet sich, wenn Mühltürlein geschafft ist und entweder 1 von 2 aus „Quest 1a“, „Quest 2b“ gelöst ist oder 1 Quest gelöst ist.',
    en: 'Die Werkstatt opens when Mühltürlein is done and either 1 of the 2 quests “Quest 1a”, “Quest 2b” is solved or 1 quest is solved.',
  },
  {
    over: { prerequisites: [done(1, 1), { unlock_type: 'points', value: 0 }], unlockMode: 'any' },
    de: 'Die Werkstatt ist von Anfang an offen.',
    en: 'Die Werkstatt is open from the start.',
  },
  {
    over: { before: [3, 2] },
    de: 'Die Werkstatt öffnet sich, wenn der Spot davor auf dem eigenen Weg geschafft ist (Mühltürlein oder Herkulesbrunnen).',
    en: 'Die Werkstatt opens when the spot before it on the way taken is done (Mühltürlein or Herkulesbrunnen).',
  },
  {
    over: { prerequisites: [chosen(1, 3), done(1, 2)] },
    de: 'Die Werkstatt öffnet sich, wenn bei „Quest 1b“ „Lehrling“ oder „niemand“ gewählt ist und Herkulesbrunnen geschafft ist.',
    en: 'Die Werkstatt opens when “Lehrling” or “niemand” is chosen at “Quest 1b” and Herkulesbrunnen is done.',
  },
])('says when a spot opens: $de', ({ over, de: german, en: english }) => {
  expect(say(over)).toBe(german);
  expect(say(over, 'en')).toBe(english);
});

test('names a cycle, and a spot that asks for too much', () => {
  const words = {
    t: i18n.getFixedT('de', 'ways') as unknown as TFunction<typeof waysTexts>,
    language: 'de',
    spots: [],
    ordered: new Map(),
  };
  expect(chainWords(words, [TOWER, WELL, TOWER])).toBe(
    'Schlossturm wartet auf Herkulesbrunnen, Herkulesbrunnen auf Schlossturm',
  );
  expect(chainWords(words, [TOWER])).toBe('Schlossturm verlangt mehr, als es auf dem Weg dorthin gibt');
  const figures: Qualifier[] = [done(1, 1), { unlock_type: 'points', value: 50 }, { unlock_type: 'time', value: 5 }];
  expect(figureLabel(words, spot(4, 'Tor', { prerequisites: figures }))).toBe('ab 50 Punkten, nach 5 Minuten');
  expect(figureLabel(words, spot(4, 'Tor', { prerequisites: [done(1, 1)] }))).toBeUndefined();
});

test('names what has to be chosen, what decides, and choices that exclude each other', () => {
  const t = i18n.getFixedT('de', 'ways') as unknown as TFunction<typeof waysTexts>;
  const words = { t, language: 'de', spots: [TOWER], ordered: new Map() };
  expect(figureLabel(words, spot(4, 'Tor', { prerequisites: [chosen(1, 3)] }))).toBe('Lehrling, niemand');
  expect(decidesSentence(words, TOWER.quests.slice(1))).toBe('Danach entscheidet „Quest 1b“.');
  expect(decidesSentence(words, TOWER.quests)).toBe('Danach entscheiden „Quest 1a“ und „Quest 1b“.');
  expect(decidesSentence(words, [])).toBeUndefined();
  const stuck = spot(4, 'Tor', { prerequisites: [chosen(1), chosen(2)] });
  expect(chainWords(words, [stuck])).toBe('Tor wartet auf Entscheidungen, die sich ausschließen');
});
