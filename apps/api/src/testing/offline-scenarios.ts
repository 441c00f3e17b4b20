import { EVERY_TASK_TYPE, everyTaskType, explorationOfEveryTaskType, SECRETS, taskOf } from './every-task-type.ts';
import { type ExplorationInput, numberTask, poi } from './given.ts';
import type { ArrivalProof } from './submissions.ts';

/** One step of a player. Quests are named, hints are numbered within the run. */
export type OfflineStep =
  | { answer: [task: string, answer: unknown] }
  | { hint: number }
  | { arrive: [task: string, proof: ArrivalProof] }
  | { photo: string }
  /** Of the reviewer, while the phone has a network. */
  | { verdict: [task: string, verdict: 'accepted' | 'rejected', points?: number] }
  | { wait: number };

export interface OfflineScenario {
  run: ExplorationInput;
  steps: OfflineStep[];
  /** Numbers of steps after which the phone loses its network, each played once; by default 0 and half of the steps. */
  online?: number[];
}

const task = (name: string, over: object = {}) => ({ ...numberTask, name, ...over });
const solve = (name: string): OfflineStep => ({ answer: [name, 16] });
const fail = (name: string): OfflineStep => ({ answer: [name, 1] });

const target = { latitude: 49.02, longitude: 12.1 };
const near = { latitude: 49.0201, longitude: 12.1, accuracy: 5 };
const far = { latitude: 49.03, longitude: 12.1, accuracy: 5 };
const vague = { ...near, accuracy: 150 };
const byPosition = (position: typeof near): ArrivalProof => ({ via: 'position', accuracy: 'good', position });
const hints = [3, 12].map((cost) => ({ hint_type: 'text' as const, hint_value: `Für ${cost}`, cost }));
const hintPoi = { location_type: 'hint', location: hints } as const;

/** Runs that are played against the server and against the rules in the browser, by what they are about. */
export const OFFLINE_SCENARIOS: Record<string, OfflineScenario> = {
  'every kind of quest, right and wrong': {
    run: explorationOfEveryTaskType(),
    steps: [
      ...EVERY_TASK_TYPE.flatMap((kind): OfflineStep[] => [
        ...everyTaskType[kind].wrong
          .filter((answer) => typeof answer !== 'string' || answer !== '')
          .map((answer): OfflineStep => ({ answer: [kind, answer] })),
        { answer: [kind, everyTaskType[kind].alsoRight] },
        { answer: [kind, everyTaskType[kind].right] },
      ]),
      { hint: 0 },
      { arrive: [SECRETS.task_on_arrival, { via: 'code', code: ' gehe7m ' }] },
      { answer: [SECRETS.task_on_arrival, 4] },
    ],
  },
  'answers in two languages': {
    run: {
      languages: ['en', 'fr'],
      pois: [
        poi('Tor', [
          {
            name: 'Wort',
            task_type: 'guess_text',
            points: 10,
            task: { answers: ['Mühle'] },
            texts: { en: { items: ['Mill'] }, fr: { name: 'Mot' } },
          },
          {
            name: 'Lücke',
            task_type: 'cloze',
            points: 10,
            attempts: 5,
            partial: true,
            task: { text: '<p>__________ __________ __________</p>', words: ['Hund', 'Katze', 'Maus'] },
            texts: { en: { items: ['dog', 'cat', 'mouse'] }, fr: { items: ['chien', null, 'souris'] } },
          },
          {
            name: 'Folge',
            task_type: 'order',
            points: 10,
            task: { entries: ['Eins', 'Zwei'] },
            texts: { en: { items: ['One', 'Two'] } },
          },
          {
            name: 'Zeichen',
            task_type: 'locate',
            points: 10,
            task: { locate_type: 'qr', image: 'q', code: 'Fisch' },
            texts: { en: { code: 'Fish' } },
          },
        ]),
      ],
    },
    steps: [
      { answer: ['Wort', 'Mot'] },
      { answer: ['Wort', 'mill'] },
      { answer: ['Lücke', ['Hund', 'cat', 'mouse']] },
      { answer: ['Lücke', ['chien', 'Katze', 'souris']] },
      { answer: ['Lücke', ['Dog', 'cat', 'mouse']] },
      { answer: ['Folge', ['Eins', 'Two']] },
      { answer: ['Folge', ['One', 'Two']] },
      { answer: ['Zeichen', 'Poisson'] },
      { answer: ['Zeichen', 'fish'] },
    ],
  },
  'attempts that run out': {
    run: { pois: [poi('Tor', [task('Zwei', { attempts: 2 }), task('Eins', { attempts: 1 }), task('Viele')])] },
    steps: [fail('Zwei'), fail('Eins'), solve('Eins'), fail('Zwei'), solve('Zwei'), fail('Viele'), solve('Viele')],
  },
  'numbers as people write them': {
    run: {
      pois: [
        poi('Turm', [
          task('Stufen', { attempts: 9, task: { answer: 1_478 } }),
          task('Zwölf', { task: { answer: 12 } }),
          task('Null', { task: { answer: 0 } }),
        ]),
      ],
    },
    steps: [
      { answer: ['Stufen', 'weiß nicht'] },
      { answer: ['Null', 'keine'] },
      { answer: ['Stufen', 1.478] },
      { answer: ['Stufen', '1.4785'] },
      { answer: ['Zwölf', '125'] },
      { answer: ['Zwölf', '12,5'] },
      { answer: ['Stufen', '１．４７８'] },
      { answer: ['Null', '0,125'] },
    ],
  },
  'answers that are nearly right': {
    run: {
      pois: [
        poi('Tor', [
          { name: 'Wort', task_type: 'guess_text', points: 10, task: { answers: ['Brandenburger Tor'], tolerance: 2 } },
          { name: 'Kurz', task_type: 'guess_text', points: 10, task: { answers: ['Dom'], tolerance: 2 } },
          { name: 'Jahr', task_type: 'guess_text', points: 10, task: { answers: ['Anno 1905'], tolerance: 2 } },
          {
            name: 'Enthalten',
            task_type: 'guess_text',
            points: 10,
            task: { answers: ['Mühle'], tolerance: 2, focus: true },
          },
          task('Zahl', { task: { answer: 16, tolerance: 3 } }),
        ]),
      ],
    },
    steps: [
      { answer: ['Wort', 'Brandnburgr Tr'] },
      { answer: ['Wort', 'Brandnburgr Tor'] },
      { answer: ['Kurz', 'Don'] },
      { answer: ['Kurz', 'DOM'] },
      { answer: ['Jahr', 'Anno 1906'] },
      { answer: ['Jahr', 'Ano 1905'] },
      { answer: ['Enthalten', 'die Mühl'] },
      { answer: ['Enthalten', 'die Mühle'] },
      { answer: ['Zahl', 12] },
      { answer: ['Zahl', 20] },
      { answer: ['Zahl', 19] },
    ],
  },
  'quests that explain themselves after the answer': {
    run: {
      pois: [
        poi('Tor', [
          ...EVERY_TASK_TYPE.map((kind) =>
            taskOf(kind, { attempts: 1, explanation: `<p>${kind}</p>`, explain_after_attempts: true }),
          ),
          task('Gelöst', { attempts: 2, explanation: '<p>Nur gelöst</p>' }),
          task('Aus', { attempts: 1, explanation: '<p>Nie</p>' }),
          task('Nur Lösung', { attempts: 2, explain_after_attempts: true }),
          task('Ohne Grenze', { explanation: '<p>Irgendwann</p>', explain_after_attempts: true }),
        ]),
      ],
    },
    steps: [
      ...EVERY_TASK_TYPE.map((kind): OfflineStep => ({ answer: [kind, everyTaskType[kind].wrong[0]] })),
      fail('Gelöst'),
      solve('Gelöst'),
      fail('Aus'),
      fail('Nur Lösung'),
      fail('Nur Lösung'),
      fail('Ohne Grenze'),
      solve('Ohne Grenze'),
    ],
  },
  'best tries that bring points with the last attempt': {
    run: {
      pois: [
        poi('Tor', [
          ...EVERY_TASK_TYPE.map((kind) => taskOf(kind, { attempts: 2, partial: true })),
          taskOf('order', { name: 'Ohne Teile', attempts: 1 }),
          taskOf('cloze', { name: 'Doch noch', attempts: 3, partial: true }),
        ]),
        poi('Punkte', [task('Offen')], { prerequisites: [{ unlock_type: 'points', value: 5 }] }),
        poi('Quests', [task('Zu')], { prerequisites: [{ unlock_type: 'tasks', value: 2 }] }),
      ],
    },
    steps: [
      { answer: ['choice', ['Biber']] },
      { answer: ['order', everyTaskType.order.wrong[0]] },
      { answer: ['choice', ['Adler']] },
      { answer: ['choice', ['Biber']] },
      solve('Offen'),
      { answer: ['order', everyTaskType.order.wrong[2]] },
      { answer: ['cloze', everyTaskType.cloze.wrong[2]] },
      { answer: ['cloze', everyTaskType.cloze.wrong[1]] },
      fail('guess_number'),
      fail('guess_number'),
      { answer: ['Ohne Teile', everyTaskType.order.wrong[0]] },
      { answer: ['Doch noch', everyTaskType.cloze.wrong[1]] },
      { answer: ['Doch noch', everyTaskType.cloze.right] },
      solve('Zu'),
    ],
  },
  'hints for points': {
    run: {
      intro: '<p>Ein Brief liegt vor dir.</p>',
      finale: '<p>Der Schatz gehört dir.</p>',
      pois: [poi('Markt', [task('Bögen'), task('Türme')], hintPoi)],
    },
    steps: [{ hint: 0 }, solve('Bögen'), { hint: 1 }, { hint: 0 }, { hint: 0 }, solve('Türme'), { hint: 1 }],
  },
  'spots that unlock by points, quests and minutes': {
    run: {
      pois: [
        poi('Anfang', [task('Erste'), task('Zweite')], hintPoi),
        poi('Punkte', [task('Dritte')], { prerequisites: [{ unlock_type: 'points', value: 20 }] }),
        poi('Quests', [task('Vierte')], { prerequisites: [{ unlock_type: 'tasks', value: 3 }] }),
        poi('Zeit', [task('Fünfte')], { prerequisites: [{ unlock_type: 'time', value: 5 }] }),
        poi('Alles', [task('Sechste')], {
          prerequisites: [
            { unlock_type: 'points', value: 40 },
            { unlock_type: 'time', value: 10 },
          ],
        }),
        poi('Nie', [task('Siebte')], { prerequisites: [{ unlock_type: 'points', value: 900 }] }),
      ],
    },
    steps: [
      solve('Dritte'),
      solve('Erste'),
      { wait: 4 },
      solve('Fünfte'),
      solve('Zweite'),
      { hint: 0 },
      { wait: 1 },
      solve('Dritte'),
      solve('Vierte'),
      solve('Sechste'),
      { wait: 5 },
      solve('Fünfte'),
      solve('Siebte'),
      solve('Sechste'),
    ],
  },
  'arrivals by code, position and report': {
    run: {
      pois: [
        poi('Bekannt', [task('Erste')], { arrival_radius: 30, location: target }),
        poi('Versteckt', [task('Zweite')], { ...hintPoi, arrival_radius: 30, arrival_code: 'K7M2QX', target }),
        poi('Ohne Ziel', [task('Dritte')], { ...hintPoi, arrival_radius: 30, arrival_wait_minutes: 5 }),
        poi('Danach', [task('Vierte')], { prerequisites: [{ unlock_type: 'tasks', value: 2 }], arrival_radius: 30 }),
      ],
    },
    steps: [
      solve('Erste'),
      { arrive: ['Erste', { via: 'position', accuracy: 'poor' }] },
      { arrive: ['Erste', { via: 'position', accuracy: 'good' }] },
      { arrive: ['Erste', { via: 'position', accuracy: 'good' }] },
      solve('Erste'),
      { arrive: ['Zweite', byPosition(far)] },
      { arrive: ['Zweite', byPosition(vague)] },
      { arrive: ['Zweite', { via: 'code', code: 'AAAAAA' }] },
      { arrive: ['Zweite', byPosition(near)] },
      fail('Zweite'),
      { wait: 4 },
      { arrive: ['Dritte', { via: 'self_reported' }] },
      { arrive: ['Vierte', { via: 'position', accuracy: 'good' }] },
      { wait: 1 },
      { arrive: ['Dritte', { via: 'self_reported' }] },
      { arrive: ['Erste', { via: 'self_reported' }] },
      solve('Dritte'),
      solve('Zweite'),
      { arrive: ['Vierte', { via: 'position', accuracy: 'fair' }] },
      solve('Vierte'),
    ],
  },
  'submissions that change nothing': {
    run: {
      pois: [
        poi('Offen', [task('Erste')]),
        poi('Zu', [task('Zweite')], { prerequisites: [{ unlock_type: 'points', value: 50 }] }),
        poi('Hinweise', [], { ...hintPoi, prerequisites: [{ unlock_type: 'tasks', value: 1 }] }),
      ],
    },
    steps: [solve('Zweite'), { hint: 0 }, solve('Erste'), solve('Erste'), fail('Erste'), { hint: 0 }, solve('Zweite')],
  },
};
