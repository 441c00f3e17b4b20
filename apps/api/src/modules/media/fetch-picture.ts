import { MEDIA_BYTES_MAX } from '@puzzle-runs/domain/media-url.ts';
import fetch from 'node-fetch';
import { useAgent } from 'request-filtering-agent';
import type { Config } from '#config/config.ts';

const REDIRECTS_MAX = 3;

/**
 * The bytes of a picture on another host, at most MEDIA_BYTES_MAX. Every address on the way, redirects included, must
 * be public, unless the setting FOREIGN_PICTURES is `any`. Rejects for any other failure, too.
 */
export async function fetchPicture(
  address: string,
  { foreignPictures }: Pick<Config, 'foreignPictures'>,
  signal: AbortSignal,
): Promise<Buffer> {
  const response = await fetch(address, {
    agent: ({ href }) => useAgent(href, { allowPrivateIPAddress: foreignPictures === 'any' }),
    follow: REDIRECTS_MAX,
    size: MEDIA_BYTES_MAX,
    headers: { accept: 'image/*' },
    signal,
  });
  if (!response.ok) throw new Error(`the host responded with status ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
