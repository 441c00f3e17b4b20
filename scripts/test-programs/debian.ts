import { existsSync, readFileSync } from 'node:fs';
import { run } from '../command.ts';

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
const QUIET = ['-qq', '-o=Dpkg::Use-Pty=0'];
/** apt-get fails within seconds without internet: tests run without an optional package. */
const FAIL_FAST = ['-o=Acquire::Retries=0', '-o=Acquire::http::Timeout=5', '-o=Acquire::https::Timeout=5'];

/** Result of `apt-get update`, which runs once per process; after a failure optional packages are not installed. */
let updated: Promise<boolean> | undefined;

/** Whether this process may install packages: root, where apt-get exists. */
function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Whether this is Debian itself, and this process may install its packages. Others, such as Ubuntu, have no `firefox-esr`. */
export function canInstallFromDebian(): boolean {
  return canInstall() && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/**
 * Installs a Debian or Ubuntu package if this process is root and apt-get exists; resolves to true on success.
 * @param optional tests run without it: do not retry or wait without internet
 */
export async function installDebianPackage(name: string, { optional = false } = {}): Promise<boolean> {
  if (!canInstall()) return false;
  console.log(`installing ${name} for the tests (apt-get)`);
  const options = [...QUIET, ...(optional ? FAIL_FAST : [])];
  // With this option a source that cannot be reached is an error instead of a warning.
  updated ??= run('apt-get', [...options, '-o=APT::Update::Error-Mode=any', 'update'], { env });
  if (!(await updated) && optional) return false;
  return run('apt-get', [...options, 'install', '--yes', '--no-install-recommends', name], { env });
}
