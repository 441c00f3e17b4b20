import { run } from '../command.ts';

// Asks the package registry for known vulnerabilities in what an installation runs.
process.exitCode = (await run('pnpm', ['audit', '--prod'])) ? 0 : 1;
