import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breakingChanges, type Document } from '#testing/openapi/breaking-changes.ts';
import { isAtLeast, neededVersion } from '#testing/openapi/needed-version.ts';
import { openApiDocument, RELEASES } from './document.ts';

const document = JSON.parse(JSON.stringify(openApiDocument())) as Document;

const [last = ''] = readdirSync(RELEASES).toSorted((a, b) => (isAtLeast(a, b) ? -1 : 1));
const released = JSON.parse(readFileSync(new URL(last, RELEASES), 'utf8')) as Document;

test('the version of the API rises with its changes since the last release', () => {
  const needed = neededVersion(released, document);
  const message = [...breakingChanges(released, document), `VERSION in document.ts must be at least ${needed}`];
  expect(isAtLeast(document.info.version, needed), message.join('\n')).toBe(true);
});

test('a released document is named after its version', () => {
  expect(last).toBe(`openapi-${released.info.version}.json`);
});
