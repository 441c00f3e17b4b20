/** Browsers may block the storage: then nothing is readable offline, and the game goes on. */
export async function tolerateBlockedStorage<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
