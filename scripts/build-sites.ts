import { bin, run } from './command.ts';

/** Builds both sites into their `dist` folders; turbo restores them from its cache if no source changed. */
export function buildSites(): Promise<boolean> {
  console.log('building the player site and the studio (from the cache if no source changed)');
  return run(bin('turbo'), ['run', 'build', '--output-logs=errors-only', '--log-order=grouped']);
}
