import type { contract } from '@puzzle-runs/contract/contract.ts';

/** What the calls of each part of the contract are for. */
export const TAGS: Readonly<Record<keyof typeof contract, string>> = {
  explorations: 'Published explorations: lists, one exploration with its facts, rating.',
  battles: 'Published battles with their explorations and teams.',
  joining: 'Joining an exploration alone, with friends or in a battle; returns the run token.',
  registrations: 'Open registration: visitors register a team for a battle and play at once.',
  joined: 'What the holder of a run token plays: pois, tasks, ranking.',
  progress: 'Answers, hint purchases, arrivals, and the own progress in all explorations.',
  live: 'Event streams that say when to read again.',
  site: 'Settings and health of this installation.',
  users: 'Registration, login, password, profile and deletion of accounts.',
  captcha: 'Proof of work before an account is deleted, a team is registered, and after many wrong codes.',
  contacts: 'Messages of the contact form.',
  managedExplorations: 'Own explorations: change, publish, copy, try out, import and export.',
  managedPois: 'Pois of own explorations: location, arrival, order, copies.',
  prerequisites: 'What unlocks a poi.',
  tasks: 'Tasks of own pois, with their answers.',
  managedTeams: 'Own teams for battles.',
  managedBattles: 'Own battles: explorations and teams, start, pause, end, messages.',
  managedEvents: 'Running own battles: all teams at a glance, acts for some of them.',
  managedRegistrations: 'Open registration of own battles: settings, and the names of teams.',
  managedInsights: 'How players got on in own explorations: counters, wrong answers, reports and comments.',
  managedProgress: 'Progress, ranking, statistic and share links of own battles.',
  board: 'The big screen of a battle.',
  subscriptions: 'Licences of the account.',
  media: 'Upload of pictures.',
};
