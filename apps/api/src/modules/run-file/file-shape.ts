import { setImmediate } from 'node:timers/promises';
import { type RunFile, type RunPoi, runFile, runPoi } from '@puzzle-runs/contract/run-format.ts';
import { POIS_MAX } from '@puzzle-runs/domain/limits.ts';
import { z } from 'zod';
import { type FileMistake, MISTAKES_MAX, mistakesIn } from './file-mistakes.ts';

export type ParsedShape = { ok: true; file: RunFile } | { ok: false; mistakes: FileMistake[] };

const { exploration } = runFile.shape;
const unparsedPois = z.array(z.unknown()).max(POIS_MAX);

/** A run file whose spots nobody has looked at yet. */
const shell = runFile.extend({ exploration: exploration.extend({ pois: unparsedPois.default([]) }) });

/** The spots of a document, whatever else it holds. */
const anyPois = z.object({ exploration: z.object({ pois: unparsedPois }) });

/** Without the input of a mistake nobody could tell what is missing from what is wrong. */
const REPORT = { reportInput: true } as const;

/**
 * Reads a document of the run format, spot by spot: between two the others are served, and once there are MISTAKES_MAX mistakes nobody looks
 * for more. A bad file of a few megabytes may hold millions.
 */
export async function parseShape(document: unknown): Promise<ParsedShape> {
  const outer = shell.safeParse(document, REPORT);
  const mistakes = outer.success ? [] : mistakesIn(outer.error.issues);
  const pois: RunPoi[] = [];
  for (const [index, item] of poisOf(document).entries()) {
    const poi = runPoi.safeParse(item, REPORT);
    if (poi.success) pois.push(poi.data);
    else mistakes.push(...mistakesIn(poi.error.issues, ['exploration', 'pois', index]));
    if (mistakes.length >= MISTAKES_MAX) break;
    await setImmediate();
  }
  if (!outer.success || mistakes.length > 0) return { ok: false, mistakes };
  return { ok: true, file: { ...outer.data, exploration: { ...outer.data.exploration, pois } } };
}

function poisOf(document: unknown): unknown[] {
  const read = anyPois.safeParse(document);
  return read.success ? read.data.exploration.pois : [];
}
