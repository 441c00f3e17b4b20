import { mkdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import '../../apps/api/src/quick-imports.ts';
import { buildSites } from '../build-sites.ts';

/** Compiled code of the last start; not in the system's temporary folder, where other accounts could write (docs/decisions/0002). */
const COMPILED = join(process.env.DATA_DIR || 'data', 'compile-cache');

mkdirSync(COMPILED, { recursive: true, mode: 0o700 });
enableCompileCache(COMPILED);

// The API runs in this process, so that it receives signals and sets the exit code itself.
if (await buildSites()) await import('../../apps/api/src/main.ts');
else process.exitCode = 1;
