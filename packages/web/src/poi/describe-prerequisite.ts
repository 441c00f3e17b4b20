import type { PlayedPrerequisite } from '@puzzle-runs/contract/poi.ts';

const KEYS = {
  points: { met: 'play.prerequisite.points', left: 'play.prerequisite.pointsLeft' },
  time: { met: 'play.prerequisite.time', left: 'play.prerequisite.timeLeft' },
  tasks: { met: 'play.prerequisite.tasks', left: 'play.prerequisite.tasksLeft' },
} as const satisfies Record<PlayedPrerequisite['unlock_type'], { met: string; left: string }>;

/** Dictionary key and number of a prerequisite: what is still missing, or what was reached once it is met. */
export function describePrerequisite({ unlock_type, value, remaining }: PlayedPrerequisite) {
  const met = remaining === 0;
  const { met: reached, left } = KEYS[unlock_type];
  return met ? ({ key: reached, count: value, met } as const) : ({ key: left, count: remaining, met } as const);
}
