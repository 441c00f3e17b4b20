import { isBlank } from './fold.ts';

/** What is wrong in a quest's content, and where: `['TaskChoices', 0, 'answer']` is the answer of the first choice. */
export interface Mistake {
  path: (string | number)[];
  code: 'missing' | 'invalid';
}

/** One mistake at a place unless the rule is kept. */
export function mistakeUnless(kept: boolean, code: Mistake['code'], ...path: Mistake['path']): Mistake[] {
  return kept ? [] : [{ path, code }];
}

/** A mistake for each blank text of a list, `field` being where the items hold it. */
export function blankMistakes<F extends string>(
  list: string,
  items: readonly Readonly<Record<F, string>>[],
  field: F,
): Mistake[] {
  return items.flatMap((item, index) => mistakeUnless(!isBlank(item[field]), 'missing', list, index, field));
}
