import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command.ts';
import { withSettingsTable } from '../settings-table.ts';

// Writes what is written from the code: the README's table of settings. With --check it only says whether that is needed.
const readme = join(root, 'README.md');
const before = readFileSync(readme, 'utf8');
const after = withSettingsTable(before);

if (before === after) {
  console.log('README.md is as the code says');
} else if (process.argv.includes('--check')) {
  console.error('README.md is not as the code says: run `npm run generate`');
  process.exitCode = 1;
} else {
  writeFileSync(readme, after);
  console.log('README.md was written');
}
