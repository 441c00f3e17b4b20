import type { PlayedPrerequisite } from '@puzzle-runs/contract/poi.ts';

const KEYS = {
  points: 'play.prerequisite.points',
  time: 'play.prerequisite.time',
  tasks: 'play.prerequisite.tasks',
} as const satisfies Record<PlayedPrerequisite['unlock_type'], string>;

/**
 * The dictionary key and number of what a prerequisite asks for, and how much of it is still missing: null when nothing is, or
 * all. Of a waiting time only the rest is said: the whole says nothing to somebody who does not know when the run began.
 */
export function describePrerequisite({ unlock_type, value, remaining }: PlayedPrerequisite) {
  const met = remaining === 0;
  if (unlock_type === 'time' && !met) {
    return { asks: { key: 'play.prerequisite.timeLeft', count: remaining }, left: null, met } as const;
  }
  return { asks: { key: KEYS[unlock_type], count: value }, left: met || remaining === value ? null : remaining, met };
}
