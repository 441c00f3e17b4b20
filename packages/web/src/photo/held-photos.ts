/** Photos that were chosen on this page, by the id that stands for them in drafts and answers until they are uploaded. */
const held = new Map<string, Blob>();

/** @returns the id that stands for the photo on this device */
export function holdPhoto(photo: Blob, id: string): string {
  held.set(id, photo);
  return id;
}

export function heldPhoto(id: string): Blob | undefined {
  return held.get(id);
}
