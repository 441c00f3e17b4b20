import { CLOZE_BLANK } from '@puzzle-runs/domain/tasks/cloze/cloze.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import type { FEATURE_TABS } from '@puzzle-runs/site/feature-tabs.ts';
import type { TaskWithSolution } from '@puzzle-runs/web/tasks/local-game.ts';
import type { TFunction } from 'i18next';
import type { playgroundTexts } from '#i18n/playground.ts';
import type { PlaygroundScript } from './script.ts';

export type TaskTab = (typeof FEATURE_TABS)['tasks'][number];

/** Content of the playground's QR code, and the code that solves its task. */
export const QR_TEXT = 'LATERNE';

/** All demo pictures are 3:2. */
function picture(name: string, alt: string): string {
  return `<p><img src="/demo/pictures/${name}.svg" alt="${alt}" width="900" height="600"></p>`;
}

function task<K extends TaskType>(
  t: TFunction<typeof playgroundTexts>,
  tab: TaskTab,
  kind: K,
  task: TaskContents[K],
): TaskWithSolution {
  const base = { name: t(`playground.${tab}.name`), description: `<p>${t(`playground.${tab}.text`)}</p>` };
  // Kind and content match; TypeScript cannot express that for generic code.
  return { ...base, points: 20, attempts: null, task_type: kind, task } as TaskWithSolution;
}

function illustrated(task: TaskWithSolution, name: string, alt: string): TaskWithSolution {
  return { ...task, description: task.description + picture(name, alt) };
}

const positioned = <T extends object>(items: readonly T[]) =>
  items.map((item, index) => ({ ...item, id: index + 1, position: index + 1 }));

/** One task of each kind, solvable with what the page shows. */
export const TASKS: Record<TaskTab, (t: TFunction<typeof playgroundTexts>) => TaskWithSolution> = {
  cloze: (t) =>
    task(t, 'cloze', 'cloze', {
      text: `<p>${t('playground.cloze.gaps', { gap: CLOZE_BLANK })}</p>`,
      preview: true,
      TaskClozeWords: positioned([
        { word: t('playground.cloze.word1') },
        { word: t('playground.cloze.word2') },
        { word: t('playground.cloze.word3') },
      ]),
    }),
  qr: (t) =>
    task(t, 'qr', 'locate', {
      locate_type: 'qr',
      image: QR_TEXT,
      image_description: '',
      code: QR_TEXT,
      case_sensitive: false,
    }),
  number: (t) => ({
    ...illustrated(
      task(t, 'number', 'guess_number', { answer: 1300, range_from: 1000, range_to: 1800 }),
      'inschrift',
      t('playground.number.picture'),
    ),
    attempts: 3,
  }),
  free: (t) =>
    illustrated(
      task(t, 'free', 'guess_text', {
        case_sensitive: false,
        focus: false,
        TaskGuessTextAnswers: [{ id: 1, answer: 'Perkeo' }],
      }),
      'spiegel',
      t('playground.free.picture'),
    ),
  multiple: (t) =>
    illustrated(
      task(t, 'multiple', 'choice', {
        TaskChoices: [
          { id: 1, answer: t('playground.multiple.choice1'), correct: true },
          { id: 2, answer: t('playground.multiple.choice2'), correct: false },
          { id: 3, answer: t('playground.multiple.choice3'), correct: true },
          { id: 4, answer: t('playground.multiple.choice4'), correct: false },
        ],
      }),
      'muenster',
      t('playground.multiple.picture'),
    ),
  sort: (t) =>
    task(t, 'sort', 'order', {
      TaskOrderEntries: positioned([
        { text: t('playground.sort.entry1') },
        { text: t('playground.sort.entry2') },
        { text: t('playground.sort.entry3') },
        { text: t('playground.sort.entry4') },
      ]),
    }),
  photo: (t) =>
    task(t, 'photo', 'photo', {
      example_image: '/demo/pictures/alte-uhr.svg',
      example_caption: t('playground.photo.example'),
      review: 'after',
    }),
  decision: (t) => ({
    ...task(t, 'decision', 'decision', {
      TaskOptions: [
        {
          id: 1,
          option: t('playground.decision.option1'),
          image: '/demo/pictures/rote-bruecke.svg',
          reaction: t('playground.decision.reaction1'),
        },
        {
          id: 2,
          option: t('playground.decision.option2'),
          image: '/demo/pictures/klosterweg.svg',
          reaction: t('playground.decision.reaction2'),
        },
      ],
    }),
    points: 0,
  }),
};

/** A game with these tasks only. */
export function taskScript(tasks: readonly TaskWithSolution[], rest: Partial<PlaygroundScript> = {}): PlaygroundScript {
  const poi = { name: '', slug: 'quest', description: '', prerequisites: [], tasks };
  return { ...rest, pois: [{ ...poi, location_type: 'hint', hints: [] }] };
}
