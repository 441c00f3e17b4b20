/**
 * Readable on the light background (contrast of at least 4.5:1). The rich text styles lighten them in the dark scheme.
 */
export const TEXT_COLORS = {
  red: '#c63d1e',
  orange: '#a85500',
  yellow: '#806a00',
  green: '#17694a',
  blue: '#16708f',
  violet: '#7a55b5',
  pink: '#b33d78',
  gray: '#5f6a65',
} as const;

/** Light tints: text on them is dark in both colour schemes. */
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
