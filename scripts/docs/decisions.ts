import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from '../command.ts';
import { readText } from '../read-text.ts';

const WORDS_MAX = 250;

interface Decisions {
  /** Texts by file name. */
  pages: Readonly<Record<string, string>>;
  index: string;
  /** Lines such as `apps/api/src/app.ts:12:decisions/0001`. */
  references: readonly string[];
}

/** Says which pages are too long or missing in the index, and which numbers have no page. */
export function decisionFaults({ pages, index, references }: Decisions): string[] {
  const numbers = new Set(Object.keys(pages).map((name) => name.slice(0, 4)));
  const ofPages = Object.entries(pages).flatMap(([name, text]) => [
    ...(index.includes(`](${name})`) ? [] : [`${name} is missing in the index`]),
    ...(wordsBelowTitle(text) > WORDS_MAX
      ? [`${name} has ${wordsBelowTitle(text)} words, more than ${WORDS_MAX}`]
      : []),
    ...(text.match(/\b0\d{3}\b/g) ?? []).filter((number) => !numbers.has(number)).map((n) => `${name} names ${n}`),
  ]);
  return [...ofPages, ...references.filter((line) => !numbers.has(line.slice(-4)))];
}

/** Reads the pages and every place of the repository that names one. */
export function readDecisions(): Decisions {
  const files = globSync('docs/decisions/[0-9]*.md', { cwd: root });
  const named = ['grep', '-noiE', 'decisions?[/ ]\\[?[0-9]{4}', '--', ':!docs/decisions', ':!scripts/docs'];
  return {
    pages: Object.fromEntries(files.map((file) => [basename(file), readText(file)])),
    index: readText('docs/decisions/README.md'),
    references: execFileSync('git', named, { cwd: root, encoding: 'utf8' }).trim().split('\n'),
  };
}

function wordsBelowTitle(text: string): number {
  return text
    .slice(text.indexOf('\n'))
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;
}
