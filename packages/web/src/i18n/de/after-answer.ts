/** What a task shows after the answer. */
export const afterAnswer = {
  'play.after.partial_one': 'Dein bester Versuch bringt {{n}} von {{count}} Punkt.',
  'play.after.partial_other': 'Dein bester Versuch bringt {{n}} von {{count}} Punkten.',
  'play.after.solution': 'Die Lösung:',
  'play.after.explanation': 'Erklärung',
} as const;
