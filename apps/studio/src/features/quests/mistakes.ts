import type { Mistake } from '@puzzle-runs/domain/task/mistake.ts';
import { contentMistakes } from '@puzzle-runs/domain/task/validate.ts';
import { shown } from './content/entries.ts';
import type { Common, Content } from './quest.ts';

/** Sentences for what a quest may lack, by field and kind of mistake; a list answers for its items. */
const SENTENCES = {
  'name.missing': 'quest.error.name',
  'TaskGuessTextAnswers.missing': 'quest.error.guess_text',
  'TaskChoices.missing': 'quest.error.choice',
  'TaskOrderEntries.missing': 'quest.error.order',
  'answer.invalid': 'quest.error.answer',
  'range_to.invalid': 'quest.error.range',
  'image.missing': 'quest.error.image',
  'image.invalid': 'quest.error.imageAddress',
  'code.missing': 'quest.error.code',
  'text.missing': 'quest.error.cloze',
  'text.invalid': 'quest.error.gaps',
  'TaskClozeWords.missing': 'quest.error.words',
} as const;

type Sentence = (typeof SENTENCES)[keyof typeof SENTENCES];

/** Keys of the sentences beside the fields. */
export type QuestErrors = Readonly<Partial<Record<string, Sentence>>>;

function isKnown(place: string): place is keyof typeof SENTENCES {
  return Object.hasOwn(SENTENCES, place);
}

function worded(mistakes: readonly Mistake[]): QuestErrors {
  const places = mistakes.map(({ path: [field = ''], code }) => ({ field, place: `${field}.${code}` }));
  return Object.fromEntries(places.flatMap(({ field, place }) => (isKnown(place) ? [[field, SENTENCES[place]]] : [])));
}

/** What a name needs: to be there. */
export function commonErrors({ name }: Common): QuestErrors {
  return name.trim() === '' ? { name: SENTENCES['name.missing'] } : {};
}

/** What the content of a kind lacks so that it could be solved; items to be deleted do not count (specification 2, part 5). */
export function contentErrors({ task_type, task }: Content): QuestErrors {
  const fields = Object.entries(task).map(([field, value]) => [field, Array.isArray(value) ? shown(value) : value]);
  return worded(contentMistakes(task_type, Object.fromEntries(fields)));
}
