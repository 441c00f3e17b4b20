import type { TaskInput } from '@puzzle-runs/api/src/testing/given.ts';
import { TASK_TYPES, type TaskType, taskKind } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import type { Random } from '../world/random.ts';
import type { Secrets } from './secrets.ts';

/** Texts of another language for the items of a task; some are missing. */
function itemsIn(random: Random, count: number, make: () => string): (string | null)[] | undefined {
  if (random.chance(0.4)) return undefined;
  return Array.from({ length: count }, () => (random.chance(0.8) ? make() : null));
}

interface Making {
  random: Random;
  secrets: Secrets;
  /** Of the quest. */
  name: string;
  languages: readonly string[];
}

/** The content of a random task of one kind, and texts of its items in the other languages. */
function contentOf(kind: TaskType, { random, secrets, name }: Making) {
  const answer = () => secrets.text({ kind: 'answer', task: name });
  const several = (min: number, max: number) => Array.from({ length: random.int(min, max) }, answer);
  switch (kind) {
    case 'guess_text': {
      const answers = several(1, 3);
      return { task: { answers, tolerance: random.pick([0, 1]) }, items: itemsIn(random, answers.length, answer) };
    }
    case 'guess_number':
      return { task: { answer: secrets.number({ kind: 'answer', task: name }), tolerance: 0 } };
    case 'choice': {
      const right = random.int(1, 2);
      const choices = ['Adler', 'Biber', 'Dachs', 'Elster', 'Falke'].map((animal, index) => {
        return { answer: `${animal} von ${name}`, correct: index < right };
      });
      return { task: { choices } };
    }
    case 'cloze': {
      const words = several(2, 4);
      const text = `<p>${words.map(() => '__________').join(' und ')}</p>`;
      return { task: { text, preview: false, words }, items: itemsIn(random, words.length, answer) };
    }
    case 'locate':
      return { task: { locate_type: 'qr', image: `qr-${answer()}`, code: answer() } };
    case 'order':
      return { task: { entries: ['Eins', 'Zwei', 'Drei', 'Vier'].slice(0, random.int(2, 4)) } };
    case 'photo':
      return { task: { review: random.pick(['none', 'after', 'before']) } };
    case 'decision': {
      const reaction = () => secrets.text({ kind: 'explanation', task: name });
      const options = ['links', 'rechts', 'zurück'].slice(0, random.int(2, 3)).map((way) => ({
        option: `${way} von ${name}`,
        ...(random.chance(0.7) && { reaction: reaction() }),
      }));
      return { task: { options } };
    }
  }
}

/** Wrong answers of `wrongAnswer` by kind, as they are kept. */
const EXPECTED: Readonly<Partial<Record<TaskType, readonly string[]>>> = {
  guess_text: ['falsch eins', 'falsch zwei'],
  locate: ['falsch eins', 'falsch zwei'],
  guess_number: ['11', '22'],
  cloze: ['falsch / falsch', 'falsch / falsch / falsch'],
};

/** Replies to some wrong answers, and their texts in another language; some are missing. */
function repliesOf(kind: TaskType, { random, secrets, name: task }: Making) {
  const answers = (EXPECTED[kind] ?? []).filter(() => random.chance(0.4));
  if (answers.length === 0) return {};
  const text = (answer: string, free?: boolean) => secrets.text({ kind: 'reply', task, answer, free });
  const replies = answers.map((answer) => {
    const free = random.chance(0.4);
    return { answer, reply: text(answer, free), ...(free && { free }) };
  });
  return {
    content: { replies },
    texts: { replies: answers.map((answer) => (random.chance(0.7) ? text(answer) : null)) },
  };
}

/** A random quest with the given name. */
export function randomTask(making: Making): TaskInput {
  const { random, secrets, name, languages } = making;
  const kind = random.pick(TASK_TYPES);
  const { task, items } = contentOf(kind, making) as { task: object; items?: (string | null)[] };
  const isLimited = !taskKind(kind).isNeverWrong && random.chance(0.6);
  const replies = repliesOf(kind, making);
  const texts = languages
    .filter(() => random.chance(0.7))
    .map((lang) => [
      lang,
      { ...(random.chance(0.8) && { name: `${name} ${lang}` }), ...(items && { items }), ...replies.texts },
    ]);
  return {
    name,
    description: `<p>${secrets.text({ kind: 'task', task: name })}</p>`,
    task_type: kind,
    points: random.pick([0, 5, 7, 10, 20]),
    attempts: isLimited ? random.int(1, 4) : null,
    ...(random.chance(0.5) && { explanation: `<p>${secrets.text({ kind: 'explanation', task: name })}</p>` }),
    explain_after_attempts: random.chance(0.5),
    partial: random.chance(0.6),
    ...(texts.length > 0 && { texts: Object.fromEntries(texts) }),
    task: { ...task, ...replies.content },
  } as TaskInput;
}
