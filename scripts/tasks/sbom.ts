import { run } from '../command.ts';

// Writes a bill of materials of what an installation runs: the packages of the apps and what those depend on, without tools for development.
const [file] = process.argv.slice(2);
if (file) {
  const format = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  process.exitCode = (await run('pnpm', ['--filter', './apps/*', 'sbom', '--prod', ...format, '--out', file])) ? 0 : 1;
} else {
  console.error('Usage: npm run sbom -- FILE.json');
  process.exitCode = 2;
}
