/** Choices for the look of the cards; the first of each list is the default. */
export const FIRST = ['team', 'run'] as const;
export const BORDERS = ['dashed', 'dotted', 'solid', 'double', 'groove', 'ridge', 'inset', 'outset', 'none'] as const;
export const DESCRIPTIONS = ['run', 'battle'] as const;
export const IMAGES = ['none', 'team', 'run'] as const;

export interface CardOptions {
  /** Whose name is the title of the card. */
  first: (typeof FIRST)[number];
  border: (typeof BORDERS)[number];
  description: (typeof DESCRIPTIONS)[number];
  image: (typeof IMAGES)[number];
  /** Print preview: only the cards are visible. */
  preview: boolean;
}

function oneOf<Choice extends string>(choices: readonly [Choice, ...Choice[]], value: string | null): Choice {
  return choices.find((choice) => choice === value) ?? choices[0];
}

/**
 * Reads the options from the address, which keeps them across reloads. Missing or unknown values become the default.
 */
export function cardOptionsIn(params: URLSearchParams): CardOptions {
  return {
    first: oneOf(FIRST, params.get('first')),
    border: oneOf(BORDERS, params.get('border')),
    description: oneOf(DESCRIPTIONS, params.get('description')),
    image: oneOf(IMAGES, params.get('image')),
    preview: params.get('preview') === '1',
  };
}
