/** What a task shows after the answer. */
export const afterAnswer = {
  'play.after.solution': 'Die Lösung:',
  'play.after.explanation': 'Erklärung',
} as const;
