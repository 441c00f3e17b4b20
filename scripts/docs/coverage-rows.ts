import { globSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { root } from '../command.ts';
import { readText } from '../read-text.ts';

/** A line of a specification, as `docs/coverage.md` and its pages name it. */
export interface CoverageRow {
  /** Which specification and part, `2·5`. */
  part: string;
  what: string;
  proof: string;
  tests: NamedTest[];
}

export interface NamedTest {
  /** From the root of the repository. */
  file: string;
  /** Behind those of its groups, as `testTitles` has it. */
  title: string;
}

/** What stands in place of a test as long as there is none. */
export const TO_COME = 'still to come';

const ROW = /^\| (\d·\d) \| (.+?) \| (.*) \|$/;
const LINK = /\[((?:\\.|[^\]\\])+)\]\(([^)\s]+)\)/g;

export const coveragePages = globSync('docs/coverage/*.md', { cwd: root }).toSorted();

export function coverageRows(page: string): CoverageRow[] {
  const rows = readText(page).matchAll(new RegExp(ROW, 'gm'));
  return Array.from(rows, ([, part = '', what = '', proof = '']) => ({
    part,
    what,
    proof,
    tests: testsIn(page, proof),
  }));
}

function testsIn(page: string, proof: string): NamedTest[] {
  return Array.from(proof.matchAll(LINK), ([, title = '', link = '']) => namedTest(page, title, link));
}

function namedTest(page: string, title: string, link: string): NamedTest {
  return { file: normalize(join(dirname(page), link)), title: title.replace(/\\(.)/g, '$1') };
}

/** The text of a page with the links to tests whose file was moved or split: those that have their title in one other file. */
export function withMovedTests(page: string, text: string, tests: ReadonlyMap<string, readonly string[]>): string {
  return text.replace(LINK, (whole, written: string, link: string) => {
    const { file, title } = namedTest(page, written, link);
    if (!/\.(test\.tsx?|e2e\.ts)$/.test(file) || tests.get(file)?.includes(title)) return whole;
    const [moved, another] = [...tests].flatMap(([other, titles]) => (titles.includes(title) ? [other] : []));
    return moved && !another ? `[${written}](${relative(dirname(page), moved)})` : whole;
  });
}

/** The lines of the list that `docs/coverage.md` ends with, each `part what`. */
export function linesToCome(overview: string): string[] {
  const list = overview.split(/^## Still to come$/m)[1] ?? '';
  return Array.from(list.matchAll(/^- (.+)$/gm), ([, line = '']) => line);
}
