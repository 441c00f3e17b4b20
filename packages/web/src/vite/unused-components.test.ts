import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutDisplayNames } from './unused-components.ts';

test('finds the components of the router in the form that the bundler could not leave out', () => {
  const router = createRequire(join(import.meta.dirname, '../../../../apps/player/package.json')).resolve(
    'react-router',
  );
  const code = readFileSync(join(router, '../lib/dom/lib.js'), 'utf8');
  expect(code).toMatch(/^Link\.displayName = /m);
  const shorter = withoutDisplayNames(code);
  expect(shorter).not.toMatch(/^\w+\.displayName = /m);
  expect(shorter).toMatch(/const Link = \/\* @__PURE__ \*\/ React/);
});
