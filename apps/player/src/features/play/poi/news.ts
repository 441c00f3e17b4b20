import type { PlayedPoi } from '@puzzle-runs/contract/poi.ts';
import { isClosed, poiState } from '../poi-state.ts';

/** What has changed since the player opened a poi's page. */
export interface PoiNews {
  /** Ids of the solved tasks of the poi, of all unlocked pois, and of those that choices have closed. */
  solved: ReadonlySet<number>;
  unlocked: ReadonlySet<number>;
  gone: ReadonlySet<number>;
  wasDone: boolean;
  /** The task of this poi that was solved last, here or by a team mate; undefined before the first. */
  latest: number | undefined;
  /** The pois that were unlocked, or closed, since, each with the task that was solved last at that time. */
  opened: readonly Change[];
  closed: readonly Change[];
}

interface Change {
  id: number;
  task: number | undefined;
}

function solvedIn(poi: PlayedPoi): number[] {
  if (!poi.unlocked) return [];
  const inOrder = poi.Tasks.toSorted((a, b) => a.position - b.position);
  return inOrder.filter(({ progressed }) => progressed).map(({ id }) => id);
}

function unlockedIn(pois: readonly PlayedPoi[]): number[] {
  return pois.filter(({ unlocked }) => unlocked).map(({ id }) => id);
}

function closedIn(pois: readonly PlayedPoi[]): number[] {
  return pois.filter(isClosed).map(({ id }) => id);
}

/** Before anything has changed. */
export function noNews(poi: PlayedPoi, pois: readonly PlayedPoi[]): PoiNews {
  return {
    solved: new Set(solvedIn(poi)),
    unlocked: new Set(unlockedIn(pois)),
    gone: new Set(closedIn(pois)),
    wasDone: poiState(poi) === 'done',
    latest: undefined,
    opened: [],
    closed: [],
  };
}

/** The news after an update of the pois; the same object if there is nothing new. */
export function withNews(news: PoiNews, poi: PlayedPoi, pois: readonly PlayedPoi[]): PoiNews {
  const solved = solvedIn(poi);
  const unlocked = unlockedIn(pois);
  const newlySolved = solved.filter((id) => !news.solved.has(id));
  const newlyOpened = unlocked.filter((id) => !news.unlocked.has(id));
  const newlyClosed = closedIn(pois).filter((id) => !news.gone.has(id));
  if (newlySolved.length + newlyOpened.length + newlyClosed.length === 0) return news;
  const latest = newlySolved.at(-1) ?? news.latest;
  const changes = (ids: readonly number[]) => ids.map((id) => ({ id, task: latest }));
  return {
    ...news,
    solved: new Set([...news.solved, ...newlySolved]),
    unlocked: new Set([...news.unlocked, ...newlyOpened]),
    latest,
    gone: new Set([...news.gone, ...newlyClosed]),
    opened: [...news.opened, ...changes(newlyOpened)],
    closed: [...news.closed, ...changes(newlyClosed)],
  };
}
