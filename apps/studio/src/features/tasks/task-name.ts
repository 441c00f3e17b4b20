import { slugify } from '@puzzle-runs/domain/exploration/slug.ts';
import { cutText } from '@puzzle-runs/domain/text/cut-text.ts';

/** Characters of a question that make its short name. */
const LENGTH = 60;

/** The first words of a question, as its task is called until the creator writes another name; '' without words. */
export function nameOfQuestion(html: string, taken: readonly string[]): string {
  const { body } = new DOMParser().parseFromString(html.replace(/<(\/p|\/h\d|\/li|br)\b/g, '\n<$1'), 'text/html');
  const [line = ''] = body.textContent
    .split('\n')
    .map((words) => words.replace(/\s+/g, ' ').trim())
    .filter((words) => words !== '');
  const words = line.length <= LENGTH ? line : cutText(line, line.lastIndexOf(' ', LENGTH) + 1 || LENGTH).trim();
  const slugs = new Set(taken.map(slugify));
  if (!slugs.has(slugify(words)) || words === '') return words;
  const numbers = Array.from(taken, (_, place) => `${words} ${place + 2}`);
  return numbers.find((name) => !slugs.has(slugify(name))) ?? words;
}
