import type { PlayedPrerequisite } from '@puzzle-runs/contract/poi.ts';

const KEYS = {
  points: 'play.prerequisite.points',
  time: 'play.prerequisite.time',
  tasks: 'play.prerequisite.tasks',
} as const satisfies Record<PlayedPrerequisite['unlock_type'], string>;

/**
 * Dictionary key and number of what a prerequisite requires, and how much of it is missing: null when nothing is, or everything. Time
 * names only the time left: the full amount means nothing to a player who does not know when the exploration began.
 */
export function describePrerequisite({ unlock_type, value, remaining }: PlayedPrerequisite) {
  const met = remaining === 0;
  if (unlock_type === 'time' && !met) {
    return { asks: { key: 'play.prerequisite.timeLeft', count: remaining }, left: null, met } as const;
  }
  return { asks: { key: KEYS[unlock_type], count: value }, left: met || remaining === value ? null : remaining, met };
}
