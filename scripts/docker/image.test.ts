import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settings } from '../../apps/api/src/config/settings.ts';
import { contract } from '../../packages/contract/src/contract.ts';
import { root } from '../command.ts';
import { readText } from '../read-text.ts';
import { readCompose, readDockerfile } from './read-files.ts';

const dockerfile = readDockerfile();
const exposed = dockerfile.flatMap(({ name, words }) => (name === 'EXPOSE' ? words : []));
const manifest = JSON.parse(readText('package.json'));

/** Sources of COPY instructions from the repository; the last word of an instruction is the destination. */
const copied = dockerfile.flatMap(({ name, words }) =>
  name === 'COPY' && !words[0]?.startsWith('--from') ? words.slice(0, -1) : [],
);

test('copies only paths that exist', () => {
  expect(copied).toContain('demo');
  expect(copied.filter((source) => !existsSync(join(root, source)))).toEqual([]);
});

test('copies the manifest of every workspace package, which the lockfile requires', () => {
  const packages = globSync(['apps/*/package.json', 'packages/*/package.json', 'e2e/package.json'], { cwd: root });
  expect(packages.filter((file) => !copied.includes(file.replaceAll('\\', '/')))).toEqual([]);
});

test('uses the Node and pnpm versions that the project pins', () => {
  const bases = dockerfile.flatMap(({ name, words }) =>
    name === 'FROM' && words[0]?.startsWith('node:') ? words[0] : [],
  );
  expect(new Set(bases)).toEqual(new Set([`node:${manifest.config.node.split('.')[0]}-slim`]));
  expect(dockerfile).toContainEqual({ name: 'ARG', words: [`PNPM=${manifest.devEngines.packageManager.version}`] });
});

test('limits memory like `npm start`', () => {
  const flag = /NODE_OPTIONS=(\S+)/.exec(readText('docker/Dockerfile'))?.[1];
  expect(flag).toMatch(/^--max-semi-space-size=/);
  expect(readText('scripts/run.mjs')).toContain(`'${flag}'`);
});

test('does not run the program as root', () => {
  const names = dockerfile.map(({ name }) => name);
  expect(dockerfile).toContainEqual({ name: 'USER', words: ['node'] });
  expect(names.lastIndexOf('USER')).toBeLessThan(names.indexOf('CMD'));
});

test('image and proxy request only addresses of the API', () => {
  const paths = new Set<string>(Object.values(contract).flatMap((part) => Object.values(part).map(({ path }) => path)));
  const asked =
    [readText('docker/Dockerfile'), readText('docker/Caddyfile')].join().match(/(?<![a-z])\/api\/[a-z/]+/g) ?? [];
  expect(new Set(asked)).toEqual(new Set(['/api/health', '/api/ready', '/api/progress/events']));
  expect(asked.filter((path) => !paths.has(path))).toEqual([]);
});

test('builds both sites into the image and exposes their default ports', () => {
  const built = dockerfile.flatMap(({ name, words }) =>
    name === 'COPY' && words[0] === '--from=sites' ? words[2] : [],
  );
  expect(built).toEqual(['apps/player/dist', 'apps/studio/dist']);
  expect(exposed).toEqual([settings.port.default, settings.studioPort.default]);
  expect(readCompose('docker/compose.yaml').services['puzzle-runs']?.ports).toEqual(
    exposed.map((port) => expect.stringMatching(new RegExp(`:${port}$`))),
  );
});

test('the proxy forwards to the processes that compose starts', () => {
  const { services } = readCompose('docker/compose.postgres.yaml');
  const ours = Object.keys(services).filter((name) => services[name]?.build);
  for (const port of exposed) {
    const targets = readText('docker/Caddyfile').match(new RegExp(`puzzle-runs-\\d+(?=:${port})`, 'g')) ?? [];
    expect(new Set(targets)).toEqual(new Set(ours));
  }
});

test('the example environment has every variable of the compose files', () => {
  const compose = ['docker/compose.yaml', 'docker/compose.postgres.yaml'].map(readText).join('\n');
  const asked = compose.matchAll(/\$\{([A-Z_]+)/g);
  const named = readText('docker/env.example').matchAll(/^([A-Z_]+)=/gm);
  expect(new Set(Array.from(named, ([, name]) => name))).toEqual(new Set(Array.from(asked, ([, name]) => name)));
});
