import { bin, run } from '../command.ts';
import { providePostgres, testEnvironment } from '../test-environment.ts';

// npm run test:two-processes -- [FILE…]: the API's tests on PostgreSQL, every second request at a second process.
const env = { ...testEnvironment(), API_ON_POSTGRES: '1', TWO_PROCESSES: '1' };
await providePostgres(env);
if (!(await run(bin('vitest'), ['run', '--project=*api:postgres*', ...process.argv.slice(2)], { env }))) {
  process.exitCode = 1;
}
