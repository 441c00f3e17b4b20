import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command.ts';
import { allTests } from '../docs/all-tests.ts';
import { coveragePages, withMovedTests } from '../docs/coverage-rows.ts';
import { withSettingsTable } from '../settings-table.ts';

// Writes what is written from the code: the README's table of settings, and where the tests are that docs/coverage names. With
// --check it only says whether that is needed.
const generated = [
  { file: 'README.md', written: withSettingsTable },
  ...coveragePages.map((file) => ({ file, written: (text: string) => withMovedTests(file, text, allTests) })),
];

for (const { file, written } of generated) {
  const before = readFileSync(join(root, file), 'utf8');
  const after = written(before);
  if (before === after) {
    console.log(`${file} is as the code says`);
  } else if (process.argv.includes('--check')) {
    console.error(`${file} is not as the code says: run \`npm run generate\``);
    process.exitCode = 1;
  } else {
    writeFileSync(join(root, file), after);
    console.log(`${file} was written`);
  }
}
