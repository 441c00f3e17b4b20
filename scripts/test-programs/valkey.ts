import { existsSync } from 'node:fs';
import { installDebianPackage } from './debian.ts';

const INSTALLED = ['bin', 'local/bin'].flatMap((folder) => [
  `/usr/${folder}/valkey-server`,
  `/usr/${folder}/redis-server`,
]);
const HOMEBREW = ['/opt/homebrew/bin/valkey-server', '/opt/homebrew/bin/redis-server'];

/**
 * Finds Valkey or Redis: `VALKEY_SERVER`, else an installed one, else the Debian package of either, which it installs; undefined
 * without one.
 */
export async function valkeyPath(): Promise<string | undefined> {
  const find = () => [process.env.VALKEY_SERVER, ...INSTALLED, ...HOMEBREW].find((path) => path && existsSync(path));
  for (const name of ['valkey-server', 'redis-server']) {
    if (find() || (await installDebianPackage(name, { optional: true }))) break;
  }
  return find();
}
