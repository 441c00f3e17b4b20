import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage } from './debian.ts';

/**
 * Finds the folder of PostgreSQL's server programs (`initdb`, `postgres`): `PG_BIN`, else an installed server, else the Debian package,
 * which it installs.
 * @throws with installation instructions if it finds none
 */
export async function postgresBin(): Promise<string> {
  const found = findPostgres() ?? ((await installDebianPackage('postgresql')) ? findPostgres() : undefined);
  if (found) return found;
  throw new Error(
    'The tests need the programs of a PostgreSQL server (initdb and postgres); they start their own server in a temporary ' +
      'folder. Install PostgreSQL (Debian, Ubuntu: apt install postgresql; macOS: brew install postgresql), or set PG_BIN to ' +
      'the folder of its programs.',
  );
}

function findPostgres(): string | undefined {
  const installed = globSync([
    '/usr/lib/postgresql/*/bin',
    '/opt/homebrew/opt/postgresql*/bin',
    '/usr/local/opt/postgresql*/bin',
  ]);
  const places = [process.env.PG_BIN, ...installed.sort(byVersion), ...(process.env.PATH ?? '').split(delimiter)];
  return places.find((place) => place && existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')));
}

/** Newest first: 17 before 9. */
function byVersion(a: string, b: string): number {
  return b.localeCompare(a, 'en', { numeric: true });
}
