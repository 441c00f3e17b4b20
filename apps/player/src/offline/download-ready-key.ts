/**
 * Key of a mark that a game was loaded, which is known before the database of the browser answers. `game`: its key in
 * the database.
 */
export function downloadReadyKey(game: string): string {
  return `download-ready ${game}`;
}
