import { existsSync } from 'node:fs';
import { run } from '../command.ts';

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

/** Installs a Debian or Ubuntu package if this process is root and apt-get exists; resolves to true on success. */
export async function installDebianPackage(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`installing ${name} for the tests (apt-get)`);
  const quiet = ['-qq', '-o=Dpkg::Use-Pty=0'];
  await run('apt-get', [...quiet, 'update'], { env });
  return run('apt-get', [...quiet, 'install', '--yes', '--no-install-recommends', name], { env });
}
