/** The groups of features, on the landing page and on the feature pages. */
export const featureGroups = {
  'feature.group.runs': 'Runs',
  'feature.group.spots': 'Spots',
  'feature.group.quests': 'Quests',
  'feature.group.hints': 'Hinweise',
  'feature.group.qualifiers': 'Qualifier',
  'feature.group.runs.text': 'Allein, im Team oder gegeneinander: dein Weg durch die Stadt.',
  'feature.group.spots.text': 'Stationen auf dem Weg. Jede sagt auf ihre Weise, wo sie liegt.',
  'feature.group.quests.text': 'Rätsel in vielen Arten, am besten vor Ort zu lösen.',
  'feature.group.hints.text': 'Hilfe, wenn es hakt. Sie kostet Punkte, wenn du es willst.',
  'feature.group.qualifiers.text': 'Was geschehen muss, bevor sich ein Spot öffnet.',
} as const;
