import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db } from '#db/store.ts';
import { countExplorations, type ExplorationContent, findExplorationContent } from './read-content.repository.ts';

/** An exploration with everything in it, answers included. Throws `not_found`. */
export async function readExplorationContent(db: Db, slug: string): Promise<ExplorationContent> {
  const content = await findExplorationContent(db, slug);
  if (!content) throw new Problem('not_found');
  return content;
}

export async function hasExplorations(db: Db): Promise<boolean> {
  return (await countExplorations(db)) > 0;
}

/** Tasks and paid hints of an exploration in order of play, answers included. Throws `not_found`. */
export async function readExplorationSteps(db: Db, slug: string) {
  const { exploration, pois, tasks, hints } = await readExplorationContent(db, slug);
  const inOrder = <T extends { poiId: number }>(items: T[]) =>
    pois.flatMap((poi) => items.filter(({ poiId }) => poiId === poi.id));
  return {
    explorationId: exploration.id,
    tasks: inOrder(tasks),
    hints: inOrder(hints).filter(({ cost }) => cost > 0),
  };
}

export type ExplorationSteps = Awaited<ReturnType<typeof readExplorationSteps>>;
