import type { PlayedPrerequisite } from '@puzzle-runs/contract/poi.ts';

const KEYS = {
  points: 'play.prerequisite.points',
  time: 'play.prerequisite.time',
  tasks: 'play.prerequisite.tasks',
} as const satisfies Record<PlayedPrerequisite['unlock_type'], string>;

const REMAINING_KEYS = {
  points: 'play.prerequisite.pointsLeft',
  time: 'play.prerequisite.timeLeft',
  tasks: 'play.prerequisite.tasksLeft',
} as const satisfies Record<PlayedPrerequisite['unlock_type'], string>;

/**
 * The dictionary keys and numbers of a prerequisite: what it asks for, and what is still missing (null when nothing is).
 * Of a waiting time only the rest is said: the whole says nothing to somebody who does not know when the run began.
 */
export function prerequisiteWords({ unlock_type, value, remaining }: PlayedPrerequisite) {
  const left = remaining > 0 ? { key: REMAINING_KEYS[unlock_type], count: remaining } : null;
  if (unlock_type === 'time' && left) return { asks: left, left: null, met: false };
  return { asks: { key: KEYS[unlock_type], count: value }, left: remaining < value ? left : null, met: !left };
}
