import { decodeFile } from '@puzzle-runs/domain/decode-file.ts';
import { Problem, refuseAll } from '@puzzle-runs/domain/problem.ts';
import { RUN_FILE_VALUES_MAX } from '@puzzle-runs/domain/wire-sizes.ts';
import { parseJson } from '#http/json-body.ts';
import type { CleanRunFile } from './clean-run-file.ts';
import { withRelativeAddresses } from './picture-addresses.ts';
import { validateRunFile } from './validate-run-file.ts';

/** The bytes of a `puzzle-run/1` document, and the address of this site, whose pictures it may show. */
export interface SentFile {
  bytes: Uint8Array;
  origin: string;
}

/**
 * Parses and checks a run file, and sanitises its HTML. Takes
 * seconds for a large file, so it runs in the content thread.
 * @throws `invalid_request` with `params.encoding` for a text in an unknown encoding; `invalid_request`, `missing` or
 * `name_taken` once per mistake, with its path in the file and `params.reason`; `file_too_large`
 */
export async function readImportedFile({ bytes, origin }: SentFile): Promise<CleanRunFile> {
  const decoded = decodeFile(bytes);
  if (decoded.text === null) throw new Problem('invalid_request', { encoding: decoded.encoding });
  const json = Buffer.from(decoded.text);
  const read = await validateRunFile(
    withRelativeAddresses(parseJson(json, RUN_FILE_VALUES_MAX, 'file_too_large'), origin),
  );
  if (read.ok) return read.file;
  refuseAll(read.mistakes.map(({ code, path, reason, params }) => new Problem(code, { reason, ...params }, path)));
  throw new Problem('invalid_request');
}
