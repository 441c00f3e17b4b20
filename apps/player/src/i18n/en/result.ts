/** Sharing the own result. */
export const result = {
  'result.share': 'Share the result as a picture',
} as const;
