import { buildSites } from '../build-sites.ts';

// The API runs in this very process, so that signals and the exit code are its own.
if (await buildSites()) await import('../../apps/api/src/main.ts');
else process.exitCode = 1;
