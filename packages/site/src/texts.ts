const de = {
  'site.name': 'Puzzle Runs',
  'site.description': 'Rätseltouren durch deine Stadt: hingehen, hinschauen, lösen.',
  'explorations.title': 'Runs entdecken',
  'explorations.description': 'Alle öffentlichen Puzzle Runs auf der Karte und in der Liste.',
  'battles.title': 'Versus: Team gegen Team',
  'battles.description': 'Im Versus treten Teams in denselben Runs gegeneinander an.',
  'joinLink.title': 'Du bist eingeladen',
  'registration.title': 'Team anmelden',
  'nav.progress': 'Fortschritt',
  'state.notFound.title': 'Hier endet der Weg',
} as const;

const en = {
  'site.name': 'Puzzle Runs',
  'site.description': 'Puzzle trails through your city: go there, look closely, solve.',
  'explorations.title': 'Discover runs',
  'explorations.description': 'All public Puzzle Runs, on the map and in a list.',
  'battles.title': 'Versus: team against team',
  'battles.description': 'In a Versus, teams compete in the same runs.',
  'joinLink.title': 'You’re invited',
  'registration.title': 'Register your team',
  'nav.progress': 'Progress',
  'state.notFound.title': 'The trail ends here',
} as const satisfies Record<keyof typeof de, string>;

/** Titles and descriptions that the server writes into the head and the site's dictionaries include. */
export const siteTexts = { de, en } as const;
