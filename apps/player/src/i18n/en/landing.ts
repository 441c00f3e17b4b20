import type { landing as de } from '../de/landing.ts';
import { featureGroups } from './feature/feature-groups.ts';

export const landing = {
  ...featureGroups,

  'landing.title': 'Your city is a puzzle.',
  'landing.text': 'Go there, look closely and solve what’s in front of you. Solo, together, or team against team.',
  'landing.start': 'Discover runs',
  'landing.build': 'Build your own',
  'landing.fact.account': 'No account',
  'landing.fact.app': 'No app',
  'landing.fact.ads': 'No ads',

  'landing.featured': 'Our pick',
  'landing.featured.open': 'View this run',

  'landing.try.text':
    'Try it now: you’re on the Old Bridge in Heidelberg, face to face with the monkey. This is exactly what the quest looks like on your phone.',
  'landing.try.more': 'There are many more kinds of quests, plus hints and spots that you have to unlock first.',
  'landing.try.all': 'Try everything',

  'landing.how': 'How a run works',
  'landing.how.find': 'Pick a run',
  'landing.how.find.text': 'The map shows where to play. Join right away, no sign-up needed.',
  'landing.how.solve': 'Solve quests on the spot',
  'landing.how.solve.text': 'Puzzles wait at every spot. Look closely and score points.',
  'landing.how.unlock': 'Unlock the next spot',
  'landing.how.unlock.text': 'Points, time or solved quests open one spot after another, all the way to the finish.',

  'landing.features': 'What’s inside',
  'landing.features.all': 'All features at a glance',

  'landing.promises': 'What you can rely on',
  'landing.promise.live': 'Everyone sees the same',
  'landing.promise.live.text':
    'When one of you solves a quest, every phone in the team gets the tick. The ranking follows.',
  'landing.promise.privacy': 'Play on your own',
  'landing.promise.privacy.text':
    'No cookies, no ads, no account. Your progress is tied to your device, not to your name.',
  'landing.promise.sun': 'Readable in the sun',
  'landing.promise.sun.text':
    'Large text, strong contrast, big buttons. Everything works with one thumb, with a keyboard and with a screen reader.',
  'landing.promise.fair': 'Solved, not peeked at',
  'landing.promise.fair.text':
    'Solutions and locked spots only reach a phone once you have earned them. Only a run that is playable without a network carries them along.',
  'landing.promise.open': 'Open to your ideas',
  'landing.promise.open.text':
    'Anything the site can do, your program can do, too: the API is documented and free to use.',

  'landing.create': 'Build your own run',
  'landing.create.text':
    'With an account, you create spots, think up quests and share it all with your friends. Free for private use.',
  'landing.create.register': 'Create an account',
  'landing.create.studio': 'Go to the studio',

  'landing.licenses': 'Who is it for?',
  'landing.license.private': 'Private',
  'landing.license.private.text': 'For birthdays, day trips and everyone who loves a puzzle.',
  'landing.license.private.open': 'Choose a run',
  'landing.license.education': 'Education',
  'landing.license.education.text':
    'For schools, universities and other places of learning: school trips, field trips, freshers’ week.',
  'landing.license.education.open': 'Licences for education',
  'landing.license.business': 'Business',
  'landing.license.business.text': 'For city marketing, museums and team events with your own runs.',
  'landing.license.business.open': 'Licences for businesses',
  'landing.license.free': 'Free',
  'landing.license.ask': 'On request from the provider',
} as const satisfies Record<keyof typeof de, string>;
