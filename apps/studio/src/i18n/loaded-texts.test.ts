import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { common } from './de.ts';

const SOURCES = resolve(import.meta.dirname, '..');
const PAGES = readdirSync(join(SOURCES, 'pages')).filter((file) => file.endsWith('.page.tsx'));

/** Code that is loaded together with a file: static imports only. */
const IMPORT = /^(?:import|export) (?!type )(?:[^']*? from )?'(#|\.\.?\/)([^']+)'/gm;
const KEY = /\bt\(\s*'([\w.]+)'/g;

function importsOf(file: string, source: string): string[] {
  return Array.from(source.matchAll(IMPORT), ([, start, path = '']) =>
    start === '#' ? join(SOURCES, path) : resolve(file, '..', `${start}${path}`),
  );
}

/** The sources of all files that a page is loaded with. */
function sourcesOf(page: string): string {
  const loaded = new Map<string, string>();
  const open = [join(SOURCES, 'pages', page)];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (loaded.has(file) || !existsSync(file)) continue;
    const source = readFileSync(file, 'utf8');
    loaded.set(file, source);
    open.push(...importsOf(file, source));
  }
  return [...loaded.values()].join('\n');
}

/** The keys of the texts that every page has, and of further dictionaries by their file names. */
async function keysOf(names: readonly string[]): Promise<Set<string>> {
  const dictionaries = await Promise.all(
    names.map((name): Promise<Record<string, object>> => import(`./de/${name}.ts`)),
  );
  const keys = [common, ...dictionaries.flatMap((exported) => Object.values(exported))].flatMap(Object.keys);
  return new Set(keys.map((key) => key.replace(/_(one|other)$/, '')));
}

const ADDED = /import\('\.\/de\/([\w-]+)\.ts'\)/g;
const ALL = await keysOf(readdirSync(join(import.meta.dirname, 'de')).map((file) => file.replace('.ts', '')));

test.each(PAGES)('%s loads the texts that it shows', async (page) => {
  const source = sourcesOf(page);
  const loaded = await keysOf(Array.from(source.matchAll(ADDED), ([, name = '']) => name));
  const shown = Array.from(source.matchAll(KEY), ([, key = '']) => key);
  expect(shown.filter((key) => ALL.has(key) && !loaded.has(key))).toEqual([]);
});
