import type { RunFile, RunTask } from '@puzzle-runs/contract/run-format.ts';
import { CLOZE_BLANK } from '@puzzle-runs/domain/tasks/cloze/cloze.ts';

/**
 * German and English function words, ignored in answers: "Mit
 * einer Schleuder" occurs in a text with the word "Schleuder".
 */
const FILLERS = new Set(
  'ein eine einen einem einer der die das den dem des mit aus auf in im am an von vom zu zum zur er sie es und a the of with and'.split(
    ' ',
  ),
);

const NUMBER_WORDS = [
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
].map((words) => words.split(' '));

/** Endings have up to three letters: "Kerze" occurs in "Kerzen". Shorter words must be equal. */
const ENDING_MAX = 3;
const STEM_MIN = 4;

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function isForm(word: string, stem: string): boolean {
  return word === stem || (stem.length >= STEM_MIN && word.startsWith(stem) && word.length <= stem.length + ENDING_MAX);
}

/** Whether all meaningful words of a phrase occur in a text, in any order. */
function occurs(phrase: string, text: readonly string[]): boolean {
  const words = wordsOf(phrase);
  const meaningful = words.filter((word) => !FILLERS.has(word));
  return (meaningful.length > 0 ? meaningful : words).every((stem) => text.some((word) => isForm(word, stem)));
}

/**
 * Whether a text contains an accepted answer: one correct choice or one gap is enough; an order needs all its entries.
 */
export function containsAnswer({ task_type, task }: RunTask, text: string): boolean {
  const words = wordsOf(text);
  const found = (phrase: string) => occurs(phrase, words);
  switch (task_type) {
    case 'guess_text':
      return task.answers.some(found);
    case 'guess_number':
      return [String(task.answer), ...NUMBER_WORDS.map((names) => names[task.answer] ?? '')].some((number) =>
        words.includes(number),
      );
    case 'choice':
      return task.choices.some(({ answer, correct }) => correct && found(answer));
    case 'cloze':
      return task.words.some(found);
    case 'locate':
      return found(task.code);
    case 'order':
      return task.entries.every(found);
    case 'photo':
    case 'decision':
      return false;
  }
}

type Poi = RunFile['exploration']['pois'][number];

/** The text of HTML, with the descriptions of its pictures. */
function textOf(html: string): string {
  const pictures = Array.from(html.matchAll(/alt="([^"]*)"/g), ([, alt]) => alt);
  return [html.replace(/<[^>]*>/g, ' ').replaceAll(CLOZE_BLANK, ' '), ...pictures].join(' ');
}

function placeOf(poi: Poi): string[] {
  if (poi.location_type === 'address') {
    const { street, postal_code, location } = poi.location;
    return [street, postal_code, location];
  }
  if (poi.location_type === 'coordinates') return [];
  return poi.location.flatMap(({ hint_type, hint_value }) => (hint_type === 'text' ? [hint_value] : []));
}

/**
 * What a task of the same spot shows besides its name and description; its own choices, entries and words do not count.
 */
function shownBy({ task_type, task }: RunTask, own: boolean): string[] {
  if (task_type === 'cloze') return [task.text];
  if (task_type === 'locate') return task.locate_type === 'image' ? [task.image_description] : [];
  if (task_type === 'photo') return [task.example_caption ?? ''];
  if (own) return [];
  if (task_type === 'decision') return task.options.map(({ option }) => option);
  if (task_type === 'choice') return task.choices.map(({ answer }) => answer);
  return task_type === 'order' ? task.entries : [];
}

/** Everything that players can read, or hear from a screen reader, on the page of a task's spot. */
export function textsAround(task: RunTask, poi: Poi): string {
  const tasks = poi.tasks.flatMap((other) => [other.name, other.description, ...shownBy(other, other === task)]);
  return [poi.name, poi.description, ...placeOf(poi), ...tasks].map(textOf).join(' ');
}
