import { isBlank } from '../text/blank.ts';

/** A mistake in the content of a task. The path `['TaskChoices', 0, 'answer']` is the answer of the first choice. */
export interface ContentMistake {
  path: (string | number)[];
  code: 'missing' | 'invalid' | 'already_right';
}

/** A list with one mistake at `path`, or an empty list if the rule holds. */
export function mistakeUnless(
  holds: boolean,
  code: ContentMistake['code'],
  ...path: ContentMistake['path']
): ContentMistake[] {
  return holds ? [] : [{ path, code }];
}

/** A mistake for each item of the content's list `list` whose text in `field` is blank. */
export function blankMistakes<F extends string>(
  list: string,
  items: readonly Readonly<Record<F, string>>[],
  field: F,
): ContentMistake[] {
  return items.flatMap((item, index) => mistakeUnless(!isBlank(item[field]), 'missing', list, index, field));
}
