import { bin, run } from './command.ts';

/** Builds both sites into their `dist` folders; costs nothing when no source changed since the last build. */
export function buildSites(): Promise<boolean> {
  console.log('building the player site and the studio (taken from the cache when no source changed)');
  return run(bin('turbo'), ['run', 'build', '--output-logs=errors-only', '--log-order=grouped']);
}
