/** The groups of features, on the landing page and on the feature pages. */
export const featureGroups = {
  'feature.group.runs': 'Runs',
  'feature.group.pois': 'Spots',
  'feature.group.tasks': 'Quests',
  'feature.group.hints': 'Hinweise',
  'feature.group.prerequisites': 'Öffnet sich, wenn …',
  'feature.group.runs.text': 'Allein, im Team oder gegeneinander: dein Weg durch die Stadt.',
  'feature.group.pois.text': 'Stationen auf dem Weg. Jede sagt auf ihre Weise, wo sie liegt.',
  'feature.group.tasks.text': 'Rätsel in vielen Arten, am besten vor Ort zu lösen.',
  'feature.group.hints.text': 'Hilfe, wenn es hakt. Sie kostet Punkte, wenn du es willst.',
  'feature.group.prerequisites.text': 'Was geschehen muss, bevor sich ein Spot öffnet.',
} as const;
