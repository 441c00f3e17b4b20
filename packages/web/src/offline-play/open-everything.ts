import type { OfflineContent } from '@puzzle-runs/contract/offline/offline-content.ts';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import { type OfflineProgress, progressIn } from './offline-progress.ts';
import { offlineView } from './offline-view.ts';

/** The game as if every poi were open, every hint bought and every task solved: for the pictures and the map of a download. */
export function openEverything(content: OfflineContent, joined: JoinedPois): JoinedPois {
  const opened = { ...joined, rows: joined.rows.map((row) => ({ ...row, UnlockPrerequisites: [] })) };
  const hints = content.pois.flatMap((poi) => (poi.location_type === 'hint' ? poi.location : []));
  const tasks = content.pois.flatMap((poi) => poi.tasks);
  const progress: OfflineProgress = {
    ...progressIn(joined, content),
    solved: new Map(tasks.map(({ id }) => [id, { at: content.now, answer: null }])),
    bought: new Set(hints.map(({ id }) => id)),
    arrived: new Set(content.pois.map(({ id }) => id)),
  };
  return offlineView({ content, joined: opened }, progress, content.now);
}
