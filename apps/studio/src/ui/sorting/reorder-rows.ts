import { moveItem } from '@puzzle-runs/domain/edit-list.ts';

/** Row of an ordered list; positions count from 1. */
export interface PositionedRow {
  id: number;
  position: number;
}

interface NamedRow extends PositionedRow {
  name: string;
}

/**
 * Pending move of a row:
 * the place where it is shown, and the text of its position field, which may be incomplete while the creator types.
 */
interface Move {
  name: string;
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

/**
 * Stores the text typed into a row's position field. Text that is no whole number above 0 is kept, so that it can be
 * refused instead of being read as another number.
 */
export function typePosition(wishes: PendingMoves, { id, name, position }: NamedRow, typed: string): PendingMoves {
  const before = wishes[id] ?? { name, stored: position, place: position };
  const text = typed
    .trim()
    .replace(/^0+(?=\d)/, '')
    .slice(0, 6);
  return { ...wishes, [id]: { ...before, text } };
}

/** Moves a shown row. The shown rows keep their set of places and take them from top to bottom. */
export function moveRow(wishes: PendingMoves, shown: readonly NamedRow[], from: number, to: number): PendingMoves {
  const places = shown.map(({ id, position }) => wishes[id]?.place ?? position);
  const dealt = moveItem(shown, from, to).map(({ id, name, position }, index) => {
    const place = places[index] ?? position;
    return [id, { name, stored: wishes[id]?.stored ?? position, place, text: String(place) }] as const;
  });
  return { ...wishes, ...Object.fromEntries(dealt) };
}

/** Returns the rows whose position changes. */
export function movedPositions(wishes: PendingMoves): PositionedRow[] {
  return Object.entries(wishes)
    .filter(([, { stored, text }]) => text !== String(stored))
    .map(([id, { text }]) => ({ id: Number(id), position: Number(text) }));
}

/** Inserts a row at a position, counted from 1, and shifts the rows in between. `all` are the rows of all pages. */
export function insertAt(
  wishes: PendingMoves,
  all: readonly NamedRow[],
  { id, position }: PositionedRow,
): PendingMoves {
  const shown = reorderedRows(all, wishes);
  return moveRow(
    wishes,
    shown,
    shown.findIndex((row) => row.id === id),
    position - 1,
  );
}

interface WrongRow {
  id: number;
  name: string;
  /** The position as typed or stored. */
  text: string;
}

/**
 * Returns the rows whose positions do not add up to exactly 1…n. The stored positions do, so the changed rows may only
 * swap positions among each other. `rows` are the rows of the current page: an unchanged row on another page is not
 * named.
 */
export function wrongRows(wishes: PendingMoves, rows: readonly NamedRow[]): WrongRow[] {
  const changed = Object.entries(wishes)
    .filter(([, { stored, text }]) => text !== String(stored))
    .map(([id, { name, stored, text }]) => ({ id: Number(id), name, stored: String(stored), text }));
  const free = new Set(changed.map(({ stored }) => stored));
  const wrong = changed.filter(
    ({ text }) => !free.has(text) || changed.filter((other) => other.text === text).length > 1,
  );
  const taken = rows
    .filter(({ id }) => !changed.some((row) => row.id === id))
    .map(({ id, name, position }) => ({ id, name, text: String(position) }))
    .filter(({ text }) => wrong.some((row) => row.text === text));
  return [...wrong, ...taken].map(({ id, name, text }) => ({ id, name, text }));
}
