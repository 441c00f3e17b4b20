import { type ExplorationInput, poi, type TaskInput } from './given.ts';

/** Values that the API must not send to players before they unlock or solve something. */
export const SECRETS = {
  guess_text: 'GEHEIM-Zinnober',
  guess_number: 73_911,
  cloze: ['GEHEIM-Lindwurm', 'GEHEIM-Opal'],
  locate_qr: 'GEHEIM-Aushang',
  locate_code: 'GEHEIM-Kupfer',
  hint: 'GEHEIM-Wegweiser',
  /** Of hints beside a place: one is there, the other comes later. */
  hints_beside: ['GEHEIM-Fingerzeig', 'GEHEIM-Nachhilfe'],
  exploration_code: 'GEHEIM-Pforte',
  team_code: 'GEHEIM-Losung',
  locked_description: 'GEHEIM-Krypta',
  locked_street: 'GEHEIM-Gasse 9',
  locked_task: 'GEHEIM-Siegel',
  arrival_code: 'GEHE7M',
  hidden_latitude: 49.018273,
  hidden_longitude: 12.093847,
  task_on_arrival: 'GEHEIM-Ankunft',
  explanation: 'GEHEIM-Deutung',
  finale: 'GEHEIM-Ausgang',
  reply_answer: 'GEHEIM-Irrtum',
  reply: 'GEHEIM-Zuruf',
} as const;

/** A reply to a wrong answer that no other test gives. */
const replies = [{ answer: SECRETS.reply_answer, reply: SECRETS.reply }];

/** A quest of each type with right and wrong answers. Answers to a choice are given as texts; see `sent`. */
export const everyTaskType = {
  guess_text: {
    task: { answers: [SECRETS.guess_text, 'GEHEIM-Karmin'], replies },
    right: SECRETS.guess_text,
    alsoRight: '  geheim-ZINNOBER ',
    wrong: ['Zinnober', 'GEHEIM Zinnober'],
  },
  guess_number: {
    task: {
      answer: SECRETS.guess_number,
      range_from: 0,
      range_to: 100_000,
      replies: [{ answer: '73001', reply: SECRETS.reply }],
    },
    right: SECRETS.guess_number,
    alsoRight: '-073911,5',
    wrong: [73_910, 'ca. 73', '', -1],
  },
  choice: {
    task: {
      choices: ['Adler', 'Biber', 'Chamäleon', 'Dohle', 'Elster', 'Falke'].map((answer, index) => ({
        answer,
        correct: index === 1 || index === 4,
      })),
    },
    right: ['Biber', 'Elster'],
    alsoRight: ['Elster', 'Biber', 'Biber'],
    wrong: [['Biber'], ['Biber', 'Elster', 'Falke'], ['Adler']],
  },
  cloze: {
    task: {
      text: '<p>Der __________ hütet den __________.</p>',
      preview: false,
      words: [...SECRETS.cloze],
      replies,
    },
    right: [...SECRETS.cloze],
    alsoRight: ['geheim-lindwurm ', 'GEHEIM-OPAL'],
    wrong: [SECRETS.cloze.toReversed(), SECRETS.cloze.slice(0, 1), [...SECRETS.cloze, 'mehr']],
  },
  locate: {
    task: { locate_type: 'qr', image: SECRETS.locate_qr, code: SECRETS.locate_code, replies },
    right: SECRETS.locate_code,
    alsoRight: SECRETS.locate_qr,
    wrong: ['Kupfer', 'geheim-eisen'],
  },
  order: {
    task: { entries: ['Anfang', 'Brücke', 'Chor', 'Dach', 'Ende', 'Fluss'] },
    right: ['Anfang', 'Brücke', 'Chor', 'Dach', 'Ende', 'Fluss'],
    alsoRight: [' Anfang', 'Brücke', 'Chor', 'Dach', 'Ende', 'Fluss '],
    wrong: [['Brücke', 'Anfang', 'Chor', 'Dach', 'Ende', 'Fluss'], ['Anfang', 'Brücke'], ['Anfang']],
  },
} as const;

export type TestedTaskType = keyof typeof everyTaskType;
export const EVERY_TASK_TYPE = Object.keys(everyTaskType) as TestedTaskType[];

/** A quest of one type, named after it and worth ten points. */
export function taskOf(kind: TestedTaskType, over: Partial<TaskInput> = {}): TaskInput {
  return { name: kind, task_type: kind, points: 10, task: everyTaskType[kind].task, ...over } as TaskInput;
}

/** Converts an answer of `everyTaskType` into the answer that a device sends: for a choice, the ids of its texts. */
export function sent(task: { content: object }, answer: unknown): unknown {
  if (!('TaskChoices' in task.content)) return answer;
  const choices = task.content.TaskChoices as { id: number; answer: string }[];
  return (answer as string[]).map((text) => choices.find((choice) => choice.answer === text)?.id);
}

const numberTaskOnArrival = { task_type: 'guess_number', points: 10, task: { answer: 4 } } as const;

/** A run with a quest of each type, a hidden spot with a hint for sale, and a spot that unlocks at 100 points. */
export function explorationOfEveryTaskType(over: ExplorationInput = {}): ExplorationInput {
  return {
    finale: `<p>${SECRETS.finale}</p>`,
    pois: [
      poi(
        'Alle Arten',
        EVERY_TASK_TYPE.map((kind) =>
          taskOf(kind, { attempts: 50, explanation: `<p>${SECRETS.explanation}</p>`, explain_after_attempts: true }),
        ),
        {
          hints: [
            { hint_type: 'text', hint_value: SECRETS.hints_beside[0] ?? '', cost: 0 },
            { hint_type: 'text', hint_value: SECRETS.hints_beside[1] ?? '', cost: 0, shown_after_minutes: 600 },
          ],
        },
      ),
      poi('Hinweise', [{ ...numberTaskOnArrival, name: SECRETS.task_on_arrival }], {
        arrival_radius: 30,
        arrival_code: SECRETS.arrival_code,
        target: { latitude: SECRETS.hidden_latitude, longitude: SECRETS.hidden_longitude },
        location_type: 'hint',
        location: [{ hint_type: 'text', hint_value: SECRETS.hint, cost: 5 }],
      }),
      poi('Verschlossen', [taskOf('order', { name: SECRETS.locked_task })], {
        description: `<p>${SECRETS.locked_description}</p>`,
        location_type: 'address',
        location: { street: SECRETS.locked_street, postal_code: '93047', location: 'Regensburg' },
        prerequisites: [{ unlock_type: 'points', value: 100 }],
      }),
    ],
    ...over,
  };
}
