import { expect, test } from 'vitest';
import { requireConstants, storageFailureOf } from './storage-failure.ts';

test.each([
  { error: new DOMException('', 'QuotaExceededError'), failure: 'full' },
  { error: new DOMException('', 'SecurityError'), failure: 'blocked' },
  { error: new DOMException('', 'InvalidStateError'), failure: 'blocked' }, // private windows of Firefox
  { error: new DOMException('', 'UnknownError'), failure: 'blocked' }, // a profile on a broken disk
  { error: new DOMException('', 'NotSupportedError'), failure: 'blocked' },
  { error: new DOMException('', 'VersionError'), failure: 'blocked' }, // opened by a newer version of the site
  { error: new DOMException('', 'NotFoundError'), failure: 'broken' }, // no such object store
  { error: new DOMException('', 'DataCloneError'), failure: 'broken' },
  { error: new DOMException('', 'ConstraintError'), failure: 'broken' },
  { error: new TypeError('undefined is not an object'), failure: 'broken' },
  { error: new ReferenceError('Cannot access before initialization'), failure: 'broken' },
  { error: undefined, failure: 'broken' },
])('$error counts as $failure', ({ error, failure }) => {
  expect(storageFailureOf(error)).toBe(failure);
});

test('names the constants that are not set, and counts that as a mistake of the site', () => {
  expect(() => requireConstants({ DATABASE_NAME: 'puzzle-runs', VERSION: 0 })).not.toThrow();
  expect(() => requireConstants({ DATABASE_NAME: undefined, VERSION: undefined })).toThrow('DATABASE_NAME, VERSION');
});
