import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const core = join(import.meta.dirname, '../node_modules/@mantine/core');
const read = (file: string) => readFileSync(file, 'utf8');

/** Toolbar: styled by editor/toolbar/toolbar.module.css alone. */
const OWN_LOOK = new Set(['Toolbar']);

/** The modules of Mantine's components, by name. */
const modules = new Map(
  [...read(join(core, 'esm/index.mjs')).matchAll(/import \{([^}]*)\} from "(\.\/components\/[^"]+)"/g)].flatMap(
    ([, names = '', file = '']) =>
      names.split(',').map((name) => [name.split(' as ').at(-1)?.trim() ?? '', join(core, 'esm', file)] as const),
  ),
);

function modulesBehind(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const [, next = ''] of read(file).matchAll(/from "(\.[^"]+)"/g)) modulesBehind(join(dirname(file), next), seen);
  return seen;
}

/** The style sheets of a component and of those it is made of; without those of its unused parts (`Checkbox.Card`). */
function sheetsOf(component: string): string[] {
  const file = modules.get(component);
  if (file === undefined) return [];
  return [...modulesBehind(file)]
    .filter((each) => each.endsWith('.module.mjs'))
    .map((each) => basename(each, '.module.mjs'))
    .filter((sheet) => sheet === component || !/(Card|Indicator)$/.test(sheet));
}

const sheetsIn = (text: string) =>
  [...text.matchAll(/@mantine\/core\/styles\/(\w+)\.layer\.css/g)].map(([, sheet = '']) => sheet);

const everywhere = sheetsIn(read(join(import.meta.dirname, 'mantine.css')));
const inEditor = sheetsIn(read(join(import.meta.dirname, 'editor/mantine-parts.css')));

const files = globSync('**/*.tsx', { cwd: import.meta.dirname }).filter((file) =>
  /import [^;]*'@mantine\/core'/.test(read(join(import.meta.dirname, file))),
);

test('every Mantine component has its style sheet, from the frame or from the file that uses it', () => {
  const missing = files.flatMap((file) => {
    const text = read(join(import.meta.dirname, file));
    const loaded = new Set([...everywhere, ...sheetsIn(text), ...(file.startsWith('editor/') ? inEditor : [])]);
    const components = [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)]
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '));
    return components
      .flatMap(sheetsOf)
      .filter((sheet) => !loaded.has(sheet) && !OWN_LOOK.has(sheet))
      .map((sheet) => `${file}: ${sheet}`);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(modules.size).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
