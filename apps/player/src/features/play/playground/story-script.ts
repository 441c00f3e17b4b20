import type { TaskContents, TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import type { TaskWithSolution } from '@puzzle-runs/web/tasks/local-game.ts';
import type { TFunction } from 'i18next';
import type { playgroundTexts } from '#i18n/playground.ts';
import { playgroundIds } from './playground-game.ts';
import type { PlaygroundPoi, PlaygroundScript } from './script.ts';
import { TASKS } from './task-scripts.ts';

type Texts = TFunction<typeof playgroundTexts>;

const [INN, BRIDGE, BANK, GATE] = [playgroundIds(0), playgroundIds(1), playgroundIds(2), playgroundIds(3)];
const [NOTE, DECISION, INSCRIPTION] = [INN.of(0), INN.of(1), GATE.of(0)];
/** Ids of the options of `TASKS.decision`. */
const [OVER_BRIDGE, ALONG_BANK] = [1, 2];

/** Enough for the hint, which costs less for players who wait. */
const EARNED = 10;

/**
 * A run that tells a story: the decision at the inn opens one of two ways, each way leads to the gate, and the word of
 * the gate is made of what was found. The hint at the inn comes in time.
 */
export function storyScript(t: Texts): PlaygroundScript {
  const overBridge = { unlock_type: 'decision', value: 1, task: DECISION, options: [OVER_BRIDGE] } as const;
  const alongBank = { unlock_type: 'decision', value: 1, task: DECISION, options: [ALONG_BANK] } as const;
  const eitherWay = { unlock_type: 'poi_list', value: 1, pois: [BRIDGE.poi, BANK.poi] } as const;
  return {
    earned: EARNED,
    pois: [
      {
        ...poi(t, 'inn', { prerequisites: [], tasks: [riddle(t, 'note'), TASKS.decision(t)] }),
        location_type: 'hint',
        hints: [
          {
            hint_type: 'text',
            hint_value: t('playground.story.hint'),
            cost: 5,
            shown_after_tries: 1,
            shown_after_minutes: 1,
            free_after_minutes: 2,
          },
        ],
      },
      poi(t, 'bridge', { prerequisites: [overBridge], tasks: [arches(t)] }),
      poi(t, 'bank', { prerequisites: [alongBank], tasks: [tracks(t)] }),
      poi(t, 'gate', {
        prerequisites: [eitherWay],
        tasks: [riddle(t, 'inscription'), { ...riddle(t, 'word'), pieces: [NOTE, INSCRIPTION] }],
      }),
    ],
  };
}

function poi(
  t: Texts,
  name: 'inn' | 'bridge' | 'bank' | 'gate',
  rest: Pick<PlaygroundPoi, 'prerequisites' | 'tasks'>,
): PlaygroundPoi {
  const description = `<p>${t(`playground.story.${name}.text`)}</p>`;
  return { name: t(`playground.story.${name}`), slug: name, description, location_type: 'hint', hints: [], ...rest };
}

function quest<K extends TaskType>(
  t: Texts,
  name: 'note' | 'arches' | 'tracks' | 'inscription' | 'word',
  kind: K,
  task: TaskContents[K],
): TaskWithSolution {
  const base = { name: t(`playground.story.${name}`), description: `<p>${t(`playground.story.${name}.text`)}</p>` };
  // Kind and content match; TypeScript cannot express that for generic code.
  return { ...base, points: 20, attempts: null, task_type: kind, task } as TaskWithSolution;
}

/** A riddle whose answer is one word, which may stand in a sentence. */
function riddle(t: Texts, name: 'note' | 'inscription' | 'word'): TaskWithSolution {
  const answer = t(`playground.story.${name}.answer`);
  return {
    ...quest(t, name, 'guess_text', {
      case_sensitive: false,
      focus: true,
      TaskGuessTextAnswers: [{ id: 1, answer }],
    }),
    explanation: `<p>${t(`playground.story.${name}.after`)}</p>`,
  };
}

function arches(t: Texts): TaskWithSolution {
  const task = quest(t, 'arches', 'guess_number', { answer: 4, range_from: null, range_to: null });
  const alt = t('playground.story.arches.picture');
  const picture = `<p><img src="/demo/pictures/rote-bruecke.svg" alt="${alt}" width="900" height="600"></p>`;
  return { ...task, description: task.description + picture };
}

function tracks(t: Texts): TaskWithSolution {
  return quest(t, 'tracks', 'choice', {
    TaskChoices: [
      { id: 1, answer: t('playground.story.tracks.choice1'), correct: false },
      { id: 2, answer: t('playground.story.tracks.choice2'), correct: true },
      { id: 3, answer: t('playground.story.tracks.choice3'), correct: false },
    ],
  });
}
