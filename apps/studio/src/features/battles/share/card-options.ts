/** How cards are drawn; the first of each list is the standard (specification 2, part 2). */
export const FIRST = ['team', 'run'] as const;
export const BORDERS = ['dashed', 'dotted', 'solid', 'double', 'groove', 'ridge', 'inset', 'outset', 'none'] as const;
export const DESCRIPTIONS = ['run', 'battle'] as const;
export const IMAGES = ['none', 'team', 'run'] as const;

export interface CardOptions {
  /** Which name is the title. */
  first: (typeof FIRST)[number];
  border: (typeof BORDERS)[number];
  description: (typeof DESCRIPTIONS)[number];
  image: (typeof IMAGES)[number];
  /** Print preview: the cards alone. */
  preview: boolean;
}

function oneOf<Choice extends string>(choices: readonly [Choice, ...Choice[]], value: string | null): Choice {
  return choices.find((choice) => choice === value) ?? choices[0];
}

/** The options an address holds, so that a reload keeps them; the standard for what it does not. */
export function cardOptionsIn(params: URLSearchParams): CardOptions {
  return {
    first: oneOf(FIRST, params.get('first')),
    border: oneOf(BORDERS, params.get('border')),
    description: oneOf(DESCRIPTIONS, params.get('description')),
    image: oneOf(IMAGES, params.get('image')),
    preview: params.get('preview') === '1',
  };
}
