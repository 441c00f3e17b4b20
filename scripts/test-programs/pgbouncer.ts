import { existsSync } from 'node:fs';
import { installDebianPackage } from './debian.ts';

const INSTALLED = [
  '/usr/sbin/pgbouncer',
  '/usr/bin/pgbouncer',
  '/opt/homebrew/bin/pgbouncer',
  '/usr/local/bin/pgbouncer',
];

/** Finds PgBouncer: `PGBOUNCER`, else an installed one, else the Debian package, which it installs; undefined without one. */
export async function pgbouncerPath(): Promise<string | undefined> {
  const find = () => [process.env.PGBOUNCER, ...INSTALLED].find((path) => path && existsSync(path));
  return find() ?? ((await installDebianPackage('pgbouncer', { optional: true })) ? find() : undefined);
}
