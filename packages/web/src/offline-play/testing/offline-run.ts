import type { OfflineContent, OfflinePoi, OfflineTask } from '@puzzle-runs/contract/offline/offline-content.ts';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { OpenPoi, PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import type { PlayedTask } from '@puzzle-runs/contract/task.ts';

export const JOINED_AT = '2026-05-01T10:00:00.000Z';
export const START = Date.parse(JOINED_AT);
const COORDINATES = { location_type: 'coordinates', location: { latitude: 49.02, longitude: 12.09 } } as const;

/** A quest of a package, for the number 16. */
export const packedTask = (id: number, over: Partial<OfflineTask> = {}): OfflineTask => ({
  id,
  name: `Quest ${id}`,
  description: '',
  points: 10,
  position: id,
  attempts: null,
  explanation: '<p>Darum.</p>',
  explain_after_attempts: true,
  partial: false,
  task_type: 'guess_number',
  task: { range_from: null, range_to: null },
  solution: { answer: 16, range_from: null, range_to: null },
  ...over,
});

/** An open spot of a package, with one quest. */
export const packedPoi = (id: number, over: Partial<OfflinePoi> = {}): OfflinePoi =>
  ({
    id,
    name: `Spot ${id}`,
    slug: `spot-${id}`,
    position: id,
    description: 'aus dem Paket',
    prerequisites: [],
    arrival: { radius: null, wait_minutes: null, target: null, code: null },
    ...COORDINATES,
    tasks: [packedTask(id)],
    ...over,
  }) as OfflinePoi;

/** A package. */
export const content = (pois: OfflinePoi[], over: Partial<OfflineContent> = {}): OfflineContent => ({
  now: START,
  highest_net_points: 0,
  solved_tasks: 0,
  organiser_code: null,
  pois,
  ...over,
});

/** The same quest in a response. */
export const shownTask = (id: number, over: Partial<PlayedTask> = {}): PlayedTask => {
  const { solution: _solution, explain_after_attempts: _rule, ...texts } = packedTask(id);
  const untried = { remaining_attempts: null, progressed: false, progressed_at: null, answer: null, explanation: null };
  const more = { partial_points: 0, best_try: null, revealed_answer: null };
  return { ...texts, ...untried, ...more, ...over } as PlayedTask;
};

/** An open spot in a response. */
export const openRow = (id: number, Tasks: PlayedTask[], over: Partial<OpenPoi> = {}): PlayedPoi =>
  ({
    id,
    name: `Spot ${id}`,
    slug: `spot-${id}`,
    position: id,
    UnlockPrerequisites: [],
    unlocked: true,
    description: 'aus der Antwort',
    arrival: { required: false, arrived: true, radius: null, judge: 'none', self_report_from: null },
    Tasks,
    tasks_completed: 0,
    total_tasks: Tasks.length,
    ...COORDINATES,
    ...over,
  }) as PlayedPoi;

/** A spot that is locked by points. */
export const lockedRow = (id: number, value: number, remaining: number): PlayedPoi => ({
  id,
  name: `Spot ${id}`,
  slug: `spot-${id}`,
  position: id,
  UnlockPrerequisites: [{ id, unlock_type: 'points', value, remaining }],
  unlocked: false,
});

/** The response of the server to a player. */
export function response(rows: PlayedPoi[], progress: Partial<JoinedPois['progress']> = {}): JoinedPois {
  const figures = { netPoints: 0, earnedPoints: 0, spentPoints: 0, adjustedPoints: 0, pointsToEarn: 20 };
  const tasks = { tasks_completed: 0, tasks_to_complete: 2, total_tasks: 2, open_reviews: 0 };
  const times = { joined_at: JOINED_AT, finished_at: null, rating: null };
  return {
    count: rows.length,
    rows,
    exploration: { id: 1, name: 'Donau', slug: 'donau', image: null, code: 0, lang: 'de' },
    battle: null,
    team: null,
    schedule: null,
    intro: null,
    finale: null,
    playable_offline: true,
    help_requests: false,
    progress: { ...figures, ...tasks, ...times, ...progress },
  } as unknown as JoinedPois;
}
