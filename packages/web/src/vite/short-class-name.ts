import { hash } from 'node:crypto';
import { join, relative } from 'node:path';

const REPOSITORY = join(import.meta.dirname, '../../../..');

/** Name of a class of a CSS module. Shorter than Vite's: a first screen loads it twice, in its styles and in its script. */
export function shortClassName(name: string, file: string): string {
  return `${name}-${hash('sha1', relative(REPOSITORY, file), 'base64url').slice(0, 4)}`;
}
