import type { landing as de } from '../de/landing.ts';
import { featureGroups } from './feature-groups.ts';

export const landing = {
  ...featureGroups,

  'landing.title': 'Your city is a puzzle.',
  'landing.text': 'Go there, look closely and solve what’s in front of you. Solo, together, or team against team.',
  'landing.start': 'Discover runs',
  'landing.build': 'Build one yourself',
  'landing.fact.account': 'No account',
  'landing.fact.app': 'No app',
  'landing.fact.ads': 'No ads',

  'landing.featured': 'Our pick',
  'landing.featured.open': 'See this run',

  'landing.try.text':
    'Try it right now: you are at the Old Bridge in Heidelberg, face to face with the monkey. This is just what the quest looks like on your phone along the way.',
  'landing.try.more': 'There are five more kinds of quests, and hints, and spots that have to be opened first.',
  'landing.try.all': 'Try everything',

  'landing.how': 'How a run works',
  'landing.how.find': 'Pick a run',
  'landing.how.find.text': 'The map shows where to play. Join right away, no sign-up needed.',
  'landing.how.solve': 'Solve quests on the spot',
  'landing.how.solve.text': 'Puzzles wait at every spot. The closer you look, the more you score.',
  'landing.how.unlock': 'Unlock the next spot',
  'landing.how.unlock.text':
    'Points, time or solved quests open one station after the other, all the way to the finish.',

  'landing.features': 'What’s inside',
  'landing.features.all': 'All features at a glance',

  'landing.promises': 'What you can rely on',
  'landing.promise.network': 'No reception, no loss',
  'landing.promise.network.text': 'Your answer stays on the screen, is sent again by itself and counts exactly once.',
  'landing.promise.live': 'Everybody sees the same',
  'landing.promise.live.text':
    'When somebody in the team solves a quest, all phones have the tick. The ranking follows.',
  'landing.promise.privacy': 'You keep to yourself',
  'landing.promise.privacy.text':
    'No cookies, no ads, no account. Your progress belongs to your device, not to your name.',
  'landing.promise.sun': 'Readable in the sun',
  'landing.promise.sun.text':
    'Large type, strong contrast, big buttons. Everything works with one thumb, with a keyboard and with a screen reader.',
  'landing.promise.fair': 'Nobody can peek',
  'landing.promise.fair.text':
    'Solutions and locked spots reach a phone only once they are earned. There is nothing in the source code either.',
  'landing.promise.open': 'Open for your own ideas',
  'landing.promise.open.text':
    'What the site can do, your program can do: the interface is documented and free to use.',

  'landing.create': 'Build a run of your own',
  'landing.create.text':
    'With an account you set up spots, think up quests and share it all with your people. Free for private use.',
  'landing.create.register': 'Create an account',
  'landing.create.studio': 'To the studio',

  'landing.licenses': 'Who is it for?',
  'landing.license.private': 'Private',
  'landing.license.private.text': 'For birthdays, day trips and everybody who loves a puzzle.',
  'landing.license.private.open': 'Choose a run',
  'landing.license.education': 'Education',
  'landing.license.education.text':
    'For schools, universities and other places of learning: field trips, freshers’ week.',
  'landing.license.education.open': 'Licences for education',
  'landing.license.business': 'Business',
  'landing.license.business.text': 'For city marketing, museums and team events with runs of your own.',
  'landing.license.business.open': 'Licences for companies',
  'landing.license.free': 'Free',
  'landing.license.ask': 'Ask the provider',
} as const satisfies Record<keyof typeof de, string>;
