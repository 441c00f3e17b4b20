/** Photos chosen on this page, by the id that answers use until they are uploaded. */
const held = new Map<number, Blob>();

export function holdPhoto(id: number, photo: Blob): void {
  held.set(id, photo);
}

export function heldPhoto(id: number): Blob | undefined {
  return held.get(id);
}

export function dropHeldPhoto(id: number): void {
  held.delete(id);
}
