import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { layerPlants } from './layer-plants.ts';
import { layers } from './layers.ts';
import type { Plant } from './plant.ts';
import { rulePlants } from './rule-plants.ts';

const root = join(import.meta.dirname, '../..');
const lint = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'oxlint.cmd' : 'oxlint');

/** Files every plant may lean on. */
const ground = {
  'apps/api/package.json': '{ "type": "module", "imports": { "#*": "./src/*" } }',
  'apps/player/package.json': '{ "type": "module", "imports": { "#*": "./src/*" } }',
  'apps/studio/package.json': '{ "type": "module", "imports": { "#*": "./src/*" } }',
  'apps/player/src/cycle/two.ts': "import { one } from '#cycle/one.ts';\nexport function two() {\n  return one();\n}\n",
  'tsconfig.json': '{ "extends": "./tsconfig.base.json", "compilerOptions": { "jsx": "react-jsx" } }',
};

const copied = ['.oxlintrc.json', 'tsconfig.base.json', 'scripts/lint/house.ts', 'scripts/lint/layers.ts'];
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

interface Report {
  diagnostics: { code?: string; message: string; filename: string }[];
}

/** `path: rule message` of everything oxlint finds in a copy of the layout that holds these files. */
function problemsOf(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'puzzle-runs-lint-'));
  folders.push(folder);
  for (const file of copied) cpSync(join(root, file), join(folder, file));
  for (const [file, text] of Object.entries({ ...ground, ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const PATH = `${dirname(lint)}:${process.env.PATH}`;
  const run = spawnSync(lint, ['--format', 'json', 'apps', 'packages', 'e2e'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH },
  });
  const report: Report = JSON.parse(run.stdout);
  return report.diagnostics.map(({ code, message, filename }) => `${filename}: ${ruleOf(code)} ${message}`);
}

/** `typescript(no-explicit-any)` → `typescript/no-explicit-any`; the rules of ESLint itself have no prefix. */
function ruleOf(code = ''): string {
  return code.replace(/^eslint\((.*)\)$/, '$1').replace(/^(.*)\((.*)\)$/, '$1/$2');
}

const plants: readonly Plant[] = [...layerPlants, ...rulePlants];

describe('a planted violation is found', () => {
  const found = problemsOf(Object.fromEntries(plants.map(({ file, bad }) => [file, bad])));

  test.each(layerPlants)('$file: $rule', ({ rule, file }) => {
    expect(found.filter((line) => line.startsWith(`${file}: house/layers ${rule}`))).toHaveLength(1);
  });

  test.each(rulePlants)('$file: $rule', ({ rule, file }) => {
    expect(found.filter((line) => line.startsWith(`${file}: `))).toContainEqual(expect.stringContaining(`: ${rule} `));
  });
});

test('the clean counterparts pass', () => {
  const clean = plants.map(({ file, good, goodFile }) => [goodFile ?? file, good]);
  expect(problemsOf(Object.fromEntries(clean))).toEqual([]);
});

test('every layer and every rule of the configuration has its plant', () => {
  const config = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'));
  const rules = [config, ...config.overrides].flatMap((part) => Object.entries(part.rules));
  const wanted = rules.flatMap(([rule, level]) => (level === 'off' || rule === 'house/layers' ? [] : [rule]));
  const planted = new Set(plants.map(({ rule }) => rule));
  expect([...new Set([...wanted, ...layers.map(({ why }) => why)])].filter((rule) => !planted.has(rule))).toEqual([]);
});
