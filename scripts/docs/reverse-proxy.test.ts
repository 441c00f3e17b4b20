import { expect, test } from 'vitest';
import { documentedNginx } from '../../e2e/proxy/documented-nginx.ts';
import type { CallMetadata } from '../../packages/contract/src/call-metadata.ts';
import { contract } from '../../packages/contract/src/contract.ts';
import { AUDIO_BYTES_MAX, MEDIA_BYTES_MAX } from '../../packages/domain/src/media-url.ts';
import { CONTENT_BYTES_MAX, REQUEST_BYTES_MAX } from '../../packages/domain/src/wire-sizes.ts';

/** Around a file: the headers of its part, its name and small fields. */
const FORM_BYTES = 64 * 1_024;

const bodies = Object.values(contract)
  .flatMap((part): readonly { metadata?: unknown }[] => Object.values(part))
  .flatMap(({ metadata }) => (metadata as CallMetadata | undefined)?.bodyLimit ?? []);

test('no request body of the product is larger than REQUEST_BYTES_MAX', () => {
  expect(bodies).not.toEqual([]);
  const largest = Math.max(...bodies, CONTENT_BYTES_MAX, MEDIA_BYTES_MAX + FORM_BYTES, AUDIO_BYTES_MAX + FORM_BYTES);
  expect(largest).toBeLessThanOrEqual(REQUEST_BYTES_MAX);
});

test('both documented servers of nginx take bodies of REQUEST_BYTES_MAX', () => {
  const megabytes = Array.from(documentedNginx().matchAll(/^\tclient_max_body_size (\d+)m;$/gm), ([, size]) =>
    Number(size),
  );
  expect(megabytes).toEqual([1, 2].map(() => REQUEST_BYTES_MAX / 1_024 ** 2));
});
