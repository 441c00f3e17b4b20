import { bin, run } from '../command.ts';
import { providePostgres, testEnvironment } from '../test-environment.ts';

// npm run test:api -- [--sqlite | --postgres] [FILE…]: the API's tests on both databases, or on one.
const args = process.argv.slice(2);
const databases = ['sqlite', 'postgres'];
const chosen = databases.filter((database) => args.includes(`--${database}`));
const used = chosen.length > 0 ? chosen : databases;
const rest = args.filter((arg) => !databases.includes(arg.replace(/^--/, '')));

const env = { ...testEnvironment(), API_ON_POSTGRES: '1' };
if (used.includes('postgres')) await providePostgres(env);
const projects = used.map((database) => `--project=*api:${database}*`);
if (!(await run(bin('vitest'), ['run', ...projects, ...rest], { env }))) process.exitCode = 1;
