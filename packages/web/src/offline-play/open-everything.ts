import type { OfflineContent } from '@puzzle-runs/contract/offline/offline-content.ts';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { Progress } from '@puzzle-runs/domain/game/progress.ts';
import { offlineGame } from './offline-game.ts';
import { offlineView } from './offline-view.ts';

/**
 * The game as if every poi were open, every hint bought and every task solved: for the pictures and the map of a
 * download.
 */
export function openEverything(content: OfflineContent, joined: JoinedPois): JoinedPois {
  const rows = joined.rows.map((row) => ({ ...row, UnlockPrerequisites: [], Conditions: [] }));
  const opened = offlineGame(content, { ...joined, rows });
  const { poiById, taskById, hintById } = opened.game;
  const at = content.now;
  const progress: Progress = {
    ...opened.start,
    solved: new Map([...taskById.keys()].map((id) => [id, { points: 0, at, answer: null, by: null }])),
    bought: new Map([...hintById.keys()].map((id) => [id, { cost: 0, at }])),
    arrived: new Map([...poiById.keys()].map((id) => [id, { at, via: 'position' }])),
  };
  return offlineView(opened, progress, at);
}
