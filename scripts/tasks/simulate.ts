import { join } from 'node:path';
import { root, run } from '../command.ts';

// npm run simulate -- [--seed N | --runs N] (docs/simulation.md)
const main = join(root, 'simulation/src/main.ts');
if (!(await run(process.execPath, ['--max-semi-space-size=32', main, ...process.argv.slice(2)]))) process.exitCode = 1;
