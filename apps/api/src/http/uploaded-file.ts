import { MEDIA_BYTES_MAX } from '@puzzle-runs/domain/media-url.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { FastifyRequest } from 'fastify';

/**
 * The first file of a form.
 * @param max bytes
 * @throws `missing` without a file, `media_too_large`, and `invalid_request` for a broken form
 */
export async function fileOf(request: FastifyRequest, max = MEDIA_BYTES_MAX): Promise<Buffer> {
  if (!request.isMultipart()) throw new Problem('invalid_request');
  try {
    const part = await request.file({ limits: { fileSize: max } });
    if (part) return await part.toBuffer();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') {
      throw new Problem('media_too_large', { max }, 'file');
    }
    throw new Problem('invalid_request'); // a truncated form, or one with too many parts
  }
  throw new Problem('missing', undefined, 'file');
}
