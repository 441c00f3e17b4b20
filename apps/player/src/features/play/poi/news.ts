import type { PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { poiState } from '../poi-state.ts';

/** What has changed since the player opened a poi's page. */
export interface PoiNews {
  /** Ids of the solved tasks of the poi, and of all unlocked pois. */
  solved: ReadonlySet<number>;
  unlocked: ReadonlySet<number>;
  wasDone: boolean;
  /** The task of this poi that was solved last, here or by a team mate; undefined before the first. */
  latest: number | undefined;
  /** The pois that were unlocked since, each with the task that was solved last at that time. */
  opened: readonly { id: number; task: number | undefined }[];
}

function solvedIn(poi: PlayedPoi): number[] {
  if (!poi.unlocked) return [];
  const inOrder = poi.Tasks.toSorted((a, b) => a.position - b.position);
  return inOrder.filter(({ progressed }) => progressed).map(({ id }) => id);
}

function unlockedIn(pois: readonly PlayedPoi[]): number[] {
  return pois.filter(({ unlocked }) => unlocked).map(({ id }) => id);
}

/** Before anything has changed. */
export function noNews(poi: PlayedPoi, pois: readonly PlayedPoi[]): PoiNews {
  return {
    solved: new Set(solvedIn(poi)),
    unlocked: new Set(unlockedIn(pois)),
    wasDone: poiState(poi) === 'done',
    latest: undefined,
    opened: [],
  };
}

/** The news after an update of the pois; the same object if there is nothing new. */
export function withNews(news: PoiNews, poi: PlayedPoi, pois: readonly PlayedPoi[]): PoiNews {
  const solved = solvedIn(poi);
  const unlocked = unlockedIn(pois);
  const newlySolved = solved.filter((id) => !news.solved.has(id));
  const newlyOpened = unlocked.filter((id) => !news.unlocked.has(id));
  if (newlySolved.length === 0 && newlyOpened.length === 0) return news;
  const latest = newlySolved.at(-1) ?? news.latest;
  return {
    ...news,
    solved: new Set([...news.solved, ...newlySolved]),
    unlocked: new Set([...news.unlocked, ...newlyOpened]),
    latest,
    opened: [...news.opened, ...newlyOpened.map((id) => ({ id, task: latest }))],
  };
}
