import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { bin, root } from '../command.ts';
import { layerViolations } from './layer-violations.ts';
import { layers } from './layers.ts';

/** Package manifests that resolve the `#` imports of the violations. */
const manifests = {
  'apps/api/package.json': '{ "type": "module", "imports": { "#*": "./src/*" } }',
  'apps/player/package.json': '{ "type": "module", "imports": { "#*": "./src/*" } }',
  'apps/studio/package.json': '{ "type": "module", "imports": { "#*": "./src/*" } }',
  'tsconfig.json': '{ "extends": "./tsconfig.base.json", "compilerOptions": { "jsx": "react-jsx" } }',
};

const copied = ['.oxlintrc.json', 'tsconfig.base.json', 'scripts/lint/layers-plugin.ts', 'scripts/lint/layers.ts'];
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

interface Report {
  diagnostics: { code?: string; message: string; filename: string }[];
}

/** Runs oxlint over these files in an empty copy of the repository; returns `path: rule message` per finding. */
function problemsOf(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'puzzle-runs-lint-'));
  folders.push(folder);
  for (const file of copied) cpSync(join(root, file), join(folder, file));
  for (const [file, text] of Object.entries({ ...manifests, ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const PATH = [dirname(bin('oxlint')), process.env.PATH].join(delimiter);
  const lint = spawnSync(bin('oxlint'), ['--format', 'json', 'apps', 'packages'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH },
  });
  const report: Report = JSON.parse(lint.stdout);
  return report.diagnostics.map(({ code, message, filename }) => `${filename}: ${code} ${message}`);
}

describe('reports an import against a layer', () => {
  const found = problemsOf(Object.fromEntries(layerViolations.map(({ file, bad }) => [file, bad])));

  test.each(layerViolations)('$file: $rule', ({ rule, file }) => {
    expect(found.filter((line) => line.startsWith(`${file}: architecture(layers) ${rule}`))).toHaveLength(1);
  });
});

test('reports nothing for the allowed counterparts', () => {
  const allowed = layerViolations.map(({ file, good, goodFile }) => [goodFile ?? file, good]);
  expect(problemsOf(Object.fromEntries(allowed))).toEqual([]);
});

test('reports a top-level await in the code of the sites, and a namespace that is not imported', () => {
  const hook = "import { useTranslation } from 'react-i18next';\n";
  const lazy = "import { lazy } from 'react';\nexport const used = [lazy];\n";
  const file = 'apps/player/src/features/texts.ts';
  const found = problemsOf({
    'packages/web/src/i18n/texts.ts': 'export const used = await Promise.resolve(1);\n',
    'packages/web/src/i18n/texts.test.ts': 'export const used = await Promise.resolve(1);\n',
    'apps/studio/src/i18n/texts.ts': 'export const used = await Promise.resolve(1);\n',
    'apps/player/src/ui/lazy.ts': lazy,
    'apps/studio/src/features/lazy.ts': lazy,
    [file]: `${hook}export const useTexts = () => [useTranslation('play'), useTranslation(['play']), useTranslation()];\n`,
  });
  expect(found.map((line) => line.split(' ', 2).join(' ')).sort()).toEqual([
    `${file}: architecture(namespace-by-name)`,
    `${file}: architecture(namespace-by-name)`,
    'apps/player/src/ui/lazy.ts: eslint(no-restricted-imports)',
    'apps/studio/src/features/lazy.ts: eslint(no-restricted-imports)',
    'apps/studio/src/i18n/texts.ts: node(no-top-level-await)',
    'packages/web/src/i18n/texts.ts: node(no-top-level-await)',
  ]);
});

test('reports a form in the studio that is not the shared one', () => {
  const form = 'export const Question = () => <form />;\n';
  const found = problemsOf({
    'apps/studio/src/features/question.tsx': form,
    'apps/studio/src/ui/form.tsx': form,
    'apps/player/src/features/question.tsx': form,
  });
  expect(found.map((line) => line.split(' ', 2).join(' '))).toEqual([
    'apps/studio/src/features/question.tsx: architecture(shared-form)',
  ]);
});

test('every layer has a planted violation', () => {
  const planted = new Set(layerViolations.map(({ rule }) => rule));
  expect(layers.map(({ why }) => why).filter((rule) => !planted.has(rule))).toEqual([]);
});
