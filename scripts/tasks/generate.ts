import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command.ts';
import { allTests } from '../docs/all-tests.ts';
import { behaviourPages, withMovedTests } from '../docs/behaviour-lines.ts';
import { decisionFaults, readDecisions } from '../docs/decisions.ts';
import { settingsPage } from '../settings-table.ts';

// Generates docs/settings.md and the links of docs/behaviour to tests that moved. With --check it changes nothing and fails if
// something is out of date. Both ways it fails on faults of docs/decisions, which it cannot correct.
const generated = [
  { file: 'docs/settings.md', written: settingsPage },
  ...behaviourPages.map((file) => ({ file, written: (text: string) => withMovedTests(file, text, allTests) })),
];

for (const { file, written } of generated) {
  const path = join(root, file);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const after = written(before);
  if (before === after) {
    console.log(`${file} is up to date`);
  } else if (process.argv.includes('--check')) {
    console.error(`${file} is out of date: run \`npm run generate\``);
    process.exitCode = 1;
  } else {
    writeFileSync(path, after);
    console.log(`${file} written`);
  }
}

for (const fault of decisionFaults(readDecisions())) {
  console.error(`docs/decisions: ${fault}`);
  process.exitCode = 1;
}
