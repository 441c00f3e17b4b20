import type { de } from './de.ts';

export const en = {
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
