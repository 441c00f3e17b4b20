import { areContiguousPositions } from '@puzzle-runs/domain/edit-list.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';

interface Placed {
  id: number;
  position: number;
}

/**
 * Returns the items whose position has to be written. `order` may
 * name some items only; afterwards all positions must be exactly 1…n.
 * @throws `not_found` for an unknown item, `invalid_request` for a
 * duplicate, `nochange` for gaps, repetitions or an unchanged order.
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

/**
 * Places items among the others, or again among them.
 * @param position of the first one, from 1; after the last item without it
 * @returns the items whose position has to be written
 */
export function placedAt(stored: readonly Placed[], ids: readonly number[], position = stored.length + 1): Placed[] {
  const others = stored.map(({ id }) => id).filter((id) => !ids.includes(id));
  const order = others.toSpliced(position - 1, 0, ...ids);
  const before = new Map(stored.map((item) => [item.id, item.position]));
  return order
    .map((id, index) => ({ id, position: index + 1 }))
    .filter((item) => before.get(item.id) !== item.position);
}

/** All items in their new order. */
export function applyPositions(stored: readonly Placed[], changed: readonly Placed[]): Placed[] {
  const positions = new Map(changed.map(({ id, position }) => [id, position]));
  return stored
    .map(({ id, position }) => ({ id, position: positions.get(id) ?? position }))
    .toSorted((a, b) => a.position - b.position);
}
