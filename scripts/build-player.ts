import { bin, run } from './command.ts';

/** Builds the player site into apps/player/dist; costs nothing when no source changed since the last build. */
export function buildPlayer(): Promise<boolean> {
  console.log('building the player site (taken from the cache when no source changed)');
  return run(bin('turbo'), ['run', 'build', '--output-logs=errors-only', '--log-order=grouped']);
}
