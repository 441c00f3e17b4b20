import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../command.ts';
import { readText } from '../read-text.ts';

const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })];

test.each(pages)('%s links only to existing files', (page) => {
  const links = Array.from(readText(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g), ([, link]) => link ?? '');
  expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
});
