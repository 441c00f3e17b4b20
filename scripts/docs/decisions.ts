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
  /** Places that name a decision, such as `apps/api/src/app.ts:12:decisions/0001`. */
  references: readonly string[];
}

/** Says which pages are too long or missing in the index, and where a number is named that has no page. */
export function decisionFaults({ pages, index, references }: Decisions): string[] {
  const numbers = new Set(Object.keys(pages).map((name) => name.slice(0, 4)));
  const ofPages = Object.entries(pages).flatMap(([name, text]) => {
    const words = wordsBelowTitle(text);
    return [
      ...(index.includes(`](${name})`) ? [] : [`${name} is missing in the index`]),
      ...(words > WORDS_MAX ? [`${name} has ${words} words, more than ${WORDS_MAX}`] : []),
    ];
  });
  const gone = references.filter((place) => !numbers.has(place.slice(-4)));
  return [...ofPages, ...gone.map((place) => `${place} has no page`)];
}

/** Reads the pages and every place of the repository that names one; in docs each four digits with a leading 0 do. */
export function readDecisions(): Decisions {
  const files = globSync('docs/decisions/[0-9]*.md', { cwd: root });
  return {
    pages: Object.fromEntries(files.map((file) => [basename(file), readText(file)])),
    index: readText('docs/decisions/README.md'),
    references: [
      ...grep('decisions?[/ ][0-9]{4}', ':!docs', ':!scripts/docs'),
      ...grep('\\b0[0-9]{3}\\b', 'docs/*.md', ':!docs/decisions/README.md'),
    ],
  };
}

/** Matches of a pattern in the files of the repository, as `file:line:match`. */
function grep(pattern: string, ...paths: string[]): string[] {
  const options = ['grep', '--untracked', '-noiE', pattern, '--', ...paths];
  return execFileSync('git', options, { cwd: root, encoding: 'utf8' }).trim().split('\n');
}

function wordsBelowTitle(text: string): number {
  return text
    .slice(text.indexOf('\n'))
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;
}
