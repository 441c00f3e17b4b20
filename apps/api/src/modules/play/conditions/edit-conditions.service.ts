import { simulateWays } from '@puzzle-runs/domain/exploration/choices.ts';
import { isCycle, waitingChain } from '@puzzle-runs/domain/exploration/waiting-chain.ts';
import type { Route } from '@puzzle-runs/domain/game/game.ts';
import { gatedPois } from '@puzzle-runs/domain/game/ways.ts';
import { isCondition } from '@puzzle-runs/domain/poi/qualifiers.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Tx } from '#db/store.ts';
import { type PlayedContentRows, readContent } from '../read/cached-content.repository.ts';
import { gameContentOf } from '../submit/game-of-run.ts';
import { keepOpen } from './keep-open.service.ts';

interface ConditionEdit {
  exploration: { id: number; published: boolean };
  at: Date;
  /** The rule of the finish may change. */
  keepsFinish?: boolean;
}

/**
 * Runs an edit that may change what opens the pois of an exploration. What is open, done or finished for its players
 * stays so. Throws `cyclic_conditions` if pois of a published exploration then wait for each other and did not before.
 */
export async function editConditions<T>(
  tx: Tx,
  { exploration: { id, published }, at, keepsFinish = false }: ConditionEdit,
  edit: () => Promise<T>,
): Promise<T> {
  const before = await readContent(tx, id);
  await keepOpen(tx, { explorationId: id, content: before, at, keepsFinish });
  const edited = await edit();
  if (published && cycleIn(before) === undefined) {
    const chain = cycleIn(await readContent(tx, id));
    if (chain) throw new Problem('cyclic_conditions', { chain: chain.join(' → ') });
  }
  return edited;
}

/**
 * Marks what is open and done for the players of an exploration before an edit of a part that its conditions may name,
 * such as a new task, so that the edit locks nothing. Does nothing in an exploration without such conditions.
 */
export async function keepWhatIsOpen(tx: Tx, explorationId: number, at: Date): Promise<void> {
  const content = await readContent(tx, explorationId);
  const { countsDone, pois } = gameContentOf(content);
  if (!countsDone && !pois.some(({ prerequisites }) => prerequisites.some(isCondition))) return;
  await keepOpen(tx, { explorationId, content, at, keepsFinish: false });
}

/** Runs an edit of the order of the pois, which matters where each one waits for the one before. */
export function editOrder<T>(
  tx: Tx,
  order: ConditionEdit & { exploration: { route: Route } },
  edit: () => Promise<T>,
): Promise<T> {
  return order.exploration.route === 'in_order' ? editConditions(tx, order, edit) : edit();
}

/** The names of pois that wait for each other, so that none of them ever opens; undefined without any. */
function cycleIn(content: PlayedContentRows): string[] | undefined {
  const reach = simulateWays(gatedPois(gameContentOf(content)));
  for (const poi of reach.unreachable) {
    const chain = waitingChain(poi, reach);
    if (chain && isCycle(chain)) return chain.map(({ id }) => nameOf(content, id));
  }
  return undefined;
}

function nameOf({ pois }: PlayedContentRows, id: number): string {
  return pois.find(({ poi }) => poi.id === id)?.poi.name ?? '';
}
