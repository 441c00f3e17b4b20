import { areContiguousPositions } from '@puzzle-runs/domain/exploration/list-positions.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';

interface Placed {
  id: number;
  position: number;
}

/**
 * The items whose position is to be written. Positions may be sent for some of them; what counts is that all together are exactly
 * 1…n afterwards (specification 2, part 4).
 * @throws `not_found` for an item that is not there, `invalid_request` for one that is named twice, `nochange` for positions with
 * gaps or repetitions, or the same as before.
 */
export function changedPositions(stored: readonly Placed[], order: readonly Placed[]): Placed[] {
  const wanted = new Map(order.map(({ id, position }) => [id, position]));
  if (wanted.size < order.length) throw new Problem('invalid_request', undefined, 'order');
  if (order.some(({ id }) => !stored.some((item) => item.id === id))) throw new Problem('not_found');
  const after = stored.map(({ id, position }) => ({ id, position: wanted.get(id) ?? position }));
  const changed = after.filter(({ position }, index) => position !== stored[index]?.position);
  if (changed.length === 0 || !areContiguousPositions(after.map(({ position }) => position)))
    throw new Problem('nochange');
  return changed;
}

/** The whole order after the moves. */
export function applyPositions(stored: readonly Placed[], changed: readonly Placed[]): Placed[] {
  const positions = new Map(changed.map(({ id, position }) => [id, position]));
  return stored
    .map(({ id, position }) => ({ id, position: positions.get(id) ?? position }))
    .toSorted((a, b) => a.position - b.position);
}
