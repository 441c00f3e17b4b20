/** Sharing the own result. */
export const result = {
  'result.share': 'Ergebnis als Bild teilen',
} as const;
