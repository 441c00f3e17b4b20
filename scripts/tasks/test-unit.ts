import { bin, run } from '../command.ts';
import { testEnvironment } from '../test-environment.ts';

// With filters (`npm run test:unit -- slug`) Vitest runs the matching files. Without, turbo runs the packages that changed.
const filters = process.argv.slice(2);
const env = testEnvironment();
const PROJECTS = ['domain', 'site', 'contract', 'web', 'player', 'studio', 'tooling'];

function runFiltered(): Promise<boolean> {
  return run(bin('vitest'), ['run', ...PROJECTS.map((project) => `--project=${project}`), ...filters], { env });
}

async function runChanged(): Promise<boolean> {
  const packages = await run(
    bin('turbo'),
    ['run', 'test:unit', '--output-logs=new-only', '--concurrency=100%', '--continue'],
    {
      env,
    },
  );
  // The tests of scripts/ read files of the whole repository: always run them.
  const scripts = await run(bin('vitest'), ['run', '--project=tooling'], { env });
  return packages && scripts;
}

const ok = await (filters.length > 0 ? runFiltered() : runChanged());
if (!ok) process.exitCode = 1;
