import { runStaticChecks } from '../static-checks.ts';
import { secondsSince } from '../steps.ts';
import { testEnvironment } from '../test-environment.ts';

const begin = performance.now();
const ok = await runStaticChecks(testEnvironment());
console.log(`${ok ? 'All checks pass' : 'Some checks FAILED'}, after ${secondsSince(begin)} s`);
if (!ok) process.exitCode = 1;
