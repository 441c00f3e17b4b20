import type { event as de } from '../de/event.ts';

export const event = {
  'play.event.left': 'Time left',
  'play.event.paused': 'Paused: the clock has stopped, and no answers are accepted.',
  'play.event.ended': 'This Versus is over. You can still look around, but you can no longer solve quests.',
  'play.event.waiting.title': 'Starting soon!',
  'play.event.waiting.start': 'Start: {{time}}',
  'play.event.waiting.manual': 'The event begins as soon as the organiser starts it.',
  'play.event.waiting.text': 'You’re in. Keep this page open: the spots will appear by themselves.',
  'play.event.toAll': 'To everyone, {{time}}',
  'play.event.toTeam': 'To your team, {{time}}',
  'play.event.given_one': '{{count}} point for you: {{reason}}',
  'play.event.given_other': '{{count}} points for you: {{reason}}',
  'play.event.taken_one': '{{count}} point taken away: {{reason}}',
  'play.event.taken_other': '{{count}} points taken away: {{reason}}',
  'play.event.opened': 'The organiser has opened “{{poi}}” for you.',
  'play.event.older_one': '{{count}} earlier message',
  'play.event.older_other': '{{count}} earlier messages',
} as const satisfies Record<keyof typeof de, string>;
