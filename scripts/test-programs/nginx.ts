import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage } from './debian.ts';

const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

function find(program: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...FOLDERS];
  return folders.map((folder) => join(folder, program)).find(existsSync);
}

async function findOrInstall(program: string): Promise<string | undefined> {
  return find(program) ?? ((await installDebianPackage(program, { optional: true })) ? find(program) : undefined);
}

/**
 * Finds nginx: `E2E_NGINX`, else an installed one, else the Debian package, which it installs; undefined without one, or without openssl, which
 * makes its certificate.
 */
export async function nginxPath(): Promise<string | undefined> {
  const nginx = process.env.E2E_NGINX || (await findOrInstall('nginx'));
  return nginx && (await findOrInstall('openssl')) ? nginx : undefined;
}
