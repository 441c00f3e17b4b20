/** Titles and descriptions that the server writes into the head and the site's dictionary includes. */
export const de = {
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
