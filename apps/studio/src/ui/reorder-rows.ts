import { moveItem } from '@puzzle-runs/domain/exploration/list-positions.ts';

/** Row of an ordered list; positions count from 1. */
export interface PositionedRow {
  id: number;
  position: number;
}

/**
 * Pending move of a row:
 * the place where it is shown, and the text of its position field, which may be incomplete while the creator types.
 */
interface Move {
  stored: number;
  place: number;
  text: string;
}

/** Pending moves by row id, across all pages visited. A row without an entry keeps its position. */
export type PendingMoves = Readonly<Record<number, Move>>;

/** Returns the rows in display order. Moving changes the order at once; typing a number does not. */
export function reorderedRows<Row extends PositionedRow>(rows: readonly Row[], wishes: PendingMoves): Row[] {
  const placeOf = ({ id, position }: Row) => wishes[id]?.place ?? position;
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Stores the text typed into a row's position field, reduced to a whole number above 0 with at most 4 digits. */
export function typePosition(wishes: PendingMoves, { id, position }: PositionedRow, typed: string): PendingMoves {
  const before = wishes[id] ?? { stored: position, place: position };
  return { ...wishes, [id]: { ...before, text: typed.replace(/\D/g, '').replace(/^0+/, '').slice(0, 4) } };
}

/** Moves a shown row. The shown rows keep their set of places and take them from top to bottom. */
export function moveRow(wishes: PendingMoves, shown: readonly PositionedRow[], from: number, to: number): PendingMoves {
  const places = shown.map(({ id, position }) => wishes[id]?.place ?? position);
  const dealt = moveItem(shown, from, to).map(({ id, position }, index) => {
    const place = places[index] ?? position;
    return [id, { stored: wishes[id]?.stored ?? position, place, text: String(place) }] as const;
  });
  return { ...wishes, ...Object.fromEntries(dealt) };
}

/** Returns the rows whose position changes. */
export function movedPositions(wishes: PendingMoves): PositionedRow[] {
  return Object.entries(wishes)
    .filter(([, { stored, text }]) => text !== String(stored))
    .map(([id, { text }]) => ({ id: Number(id), position: Number(text) }));
}

/**
 * Whether all rows of the list have exactly the positions 1…n afterwards. They do now, so the changed rows may only
 * swap positions among each other.
 */
export function areValidPositions(wishes: PendingMoves): boolean {
  const changed = movedPositions(wishes);
  const inOrder = (positions: number[]) => positions.toSorted((a, b) => a - b).join();
  const before = changed.map(({ id }) => wishes[id]?.stored ?? 0);
  return inOrder(changed.map(({ position }) => position)) === inOrder(before);
}
