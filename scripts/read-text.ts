import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.ts';

/** Reads a file by its path in the repository. */
export function readText(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
