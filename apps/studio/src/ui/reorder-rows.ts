import { moveItem } from '@puzzle-runs/domain/exploration/list-positions.ts';

/** A row of a list that has an order; positions count from 1. */
export interface PositionedRow {
  id: number;
  position: number;
}

/** What is to become of a row: where it is shown, and what its field says, which somebody may be typing in. */
interface Move {
  stored: number;
  place: number;
  text: string;
}

/** Wishes by the rows' ids, of all pages that were seen; a row without one stays where it is. */
export type PendingMoves = Readonly<Record<number, Move>>;

/** The rows as they are shown: moving changes their order, typing a number does not. */
export function reorderedRows<Row extends PositionedRow>(rows: readonly Row[], wishes: PendingMoves): Row[] {
  const placeOf = ({ id, position }: Row) => wishes[id]?.place ?? position;
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Somebody types into a row's field. Only whole numbers above 0 can be typed (specification 2, part 5). */
export function typePosition(wishes: PendingMoves, { id, position }: PositionedRow, typed: string): PendingMoves {
  const before = wishes[id] ?? { stored: position, place: position };
  return { ...wishes, [id]: { ...before, text: typed.replace(/\D/g, '').replace(/^0+/, '').slice(0, 4) } };
}

/** Somebody moves a shown row: from top to bottom the rows take the places which they have together. */
export function moveRow(wishes: PendingMoves, shown: readonly PositionedRow[], from: number, to: number): PendingMoves {
  const places = shown.map(({ id, position }) => wishes[id]?.place ?? position);
  const dealt = moveItem(shown, from, to).map(({ id, position }, index) => {
    const place = places[index] ?? position;
    return [id, { stored: wishes[id]?.stored ?? position, place, text: String(place) }] as const;
  });
  return { ...wishes, ...Object.fromEntries(dealt) };
}

/** The rows that get another position. */
export function changedPositions(wishes: PendingMoves): PositionedRow[] {
  return Object.entries(wishes)
    .filter(([, { stored, text }]) => text !== String(stored))
    .map(([id, { text }]) => ({ id: Number(id), position: Number(text) }));
}

/**
 * Whether all rows together, those that stay included, are at exactly 1…n afterwards (specification 2, part 4): they are now, so the
 * changed ones must only swap positions among each other.
 */
export function areValidPositions(wishes: PendingMoves): boolean {
  const changed = changedPositions(wishes);
  const inOrder = (positions: number[]) => positions.toSorted((a, b) => a - b).join();
  const before = changed.map(({ id }) => wishes[id]?.stored ?? 0);
  return inOrder(changed.map(({ position }) => position)) === inOrder(before);
}
