import { setImmediate } from 'node:timers/promises';
import { type RunFile, type RunPoi, runFile, runPoi } from '@puzzle-runs/contract/run-format.ts';
import { POIS_MAX } from '@puzzle-runs/domain/exploration/exploration-totals.ts';
import { z } from 'zod';
import { type FileMistake, MISTAKES_MAX, toFileMistakes } from './file-mistakes.ts';

export type ParsedShape = { ok: true; file: RunFile } | { ok: false; mistakes: FileMistake[] };

const { exploration } = runFile.shape;
const unparsedPois = z.array(z.unknown()).max(POIS_MAX);

/** A run file whose pois are not validated yet. */
const shell = runFile.extend({ exploration: exploration.extend({ pois: unparsedPois.default([]) }) });

/** The pois of a document, whatever else it contains. */
const anyPois = z.object({ exploration: z.object({ pois: unparsedPois }) });

/** Reports the input: needed to tell missing fields from wrong ones. */
const REPORT = { reportInput: true } as const;

/**
 * Validates a document poi by poi and yields to the event loop in between. Stops at MISTAKES_MAX mistakes: a bad file
 * of a few megabytes may contain millions.
 */
export async function parseShape(document: unknown): Promise<ParsedShape> {
  const outer = shell.safeParse(document, REPORT);
  const mistakes = outer.success ? [] : toFileMistakes(outer.error.issues);
  const pois: RunPoi[] = [];
  for (const [index, item] of poisOf(document).entries()) {
    const poi = runPoi.safeParse(item, REPORT);
    if (poi.success) pois.push(poi.data);
    else mistakes.push(...toFileMistakes(poi.error.issues, ['exploration', 'pois', index]));
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
