import { freeName } from '@puzzle-runs/domain/exploration/free-name.ts';
import { slugify } from '@puzzle-runs/domain/exploration/slug.ts';

/** Content of a run file, not checked yet. */
export type RunFileContent = Record<string, unknown>;

/** The name of the exploration in a run file; '' without a name. */
export function nameIn({ exploration }: RunFileContent): string {
  const isNamed = typeof exploration === 'object' && exploration !== null && 'name' in exploration;
  return isNamed && typeof exploration.name === 'string' ? exploration.name : '';
}

/** The run file with another name. */
export function renamed(file: RunFileContent, name: string): RunFileContent {
  const { exploration } = file;
  return { ...file, exploration: { ...(typeof exploration === 'object' && exploration), name } };
}

/** A name that differs from all refused ones: `Name (2)`, `Name (3)` … */
export function proposedName(name: string, refused: readonly string[]): string {
  return freeName(name, new Set([name, ...refused].map((taken) => slugify(taken))));
}
