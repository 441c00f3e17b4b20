import { buildSites } from '../build-sites.ts';

// The API runs in this process, so that it receives signals and sets the exit code itself.
if (await buildSites()) await import('../../apps/api/src/main.ts');
else process.exitCode = 1;
