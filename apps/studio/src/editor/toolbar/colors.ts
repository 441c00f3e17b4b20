/** Middle tones: to be read on the paper of the light scheme and on the ink of the dark one (at least 4:1 and 3:1). */
export const TEXT_COLORS = {
  red: '#d14a1f',
  orange: '#b8620a',
  yellow: '#8a7300',
  green: '#1f8562',
  blue: '#1a7fa8',
  violet: '#8560c0',
  pink: '#c24a86',
  gray: '#6f7a75',
} as const;

/** Light tints: text on them is dark in either scheme. */
export const BACKGROUND_COLORS = {
  red: '#fbd0c4',
  orange: '#ffdcb0',
  yellow: '#fff1a8',
  green: '#c5ebd5',
  blue: '#c4e5f5',
  violet: '#e0d5f5',
  pink: '#f9d2e5',
  gray: '#e0ddd3',
} as const;

export type ColorName = keyof typeof TEXT_COLORS;
export const COLOR_NAMES = Object.keys(TEXT_COLORS) as readonly ColorName[];
