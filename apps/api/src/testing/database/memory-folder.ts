import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** Space for the databases of all tests that run at the same time; containers often have 64 MB. */
const ROOM_BYTES = 2 ** 31;

/**
 * Folder for databases that may be lost: in memory where Linux has room,
 * because copying a database there costs a quarter of the CPU time.
 */
export function memoryFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM_BYTES ? MEMORY : tmpdir();
}
