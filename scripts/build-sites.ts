import { bin, run } from './command.ts';

/** Builds both sites into their `dist` folders; turbo restores them from its cache if no source changed. */
export function buildSites(): Promise<boolean> {
  console.log('building the player site and the studio (from the cache if no source changed)');
  return build(['build']);
}

/** Builds what the browser stories open: both sites and the workbench of the editor. */
export function buildForStories(): Promise<boolean> {
  return build(STORY_BUILDS);
}

/** The turbo tasks that build what the browser stories open. */
export const STORY_BUILDS = ['build', 'build:workbench'] as const;

function build(tasks: readonly string[]): Promise<boolean> {
  return run(bin('turbo'), ['run', ...tasks, '--output-logs=errors-only', '--log-order=grouped']);
}
