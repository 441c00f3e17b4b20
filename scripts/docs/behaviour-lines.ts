import { globSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { root } from '../command.ts';
import { readText } from '../read-text.ts';

/** One row of a table in `docs/behaviour`: a fact about the product and the tests that prove it. */
export interface BehaviourLine {
  fact: string;
  tests: NamedTest[];
}

export interface NamedTest {
  /** From the root of the repository. */
  file: string;
  /** Title behind those of its groups, in the form of `testTitles`. */
  title: string;
}

const LINE = /^\| (?!What happens |---)(.+?) \| (.*) \|$/gm;
const LINK = /\[((?:\\.|[^\]\\])+)\]\(([^)\s]+)\)/g;

export const BEHAVIOUR_OVERVIEW = 'docs/behaviour/README.md';

export const behaviourPages = globSync('docs/behaviour/*.md', { cwd: root })
  .filter((page) => page !== BEHAVIOUR_OVERVIEW)
  .toSorted();

export function behaviourLines(page: string): BehaviourLine[] {
  return Array.from(readText(page).matchAll(LINE), ([, fact = '', proof = '']) => ({
    fact,
    tests: testsIn(page, proof),
  }));
}

function testsIn(page: string, proof: string): NamedTest[] {
  return Array.from(proof.matchAll(LINK), ([, title = '', link = '']) => namedTest(page, title, link));
}

function namedTest(page: string, title: string, link: string): NamedTest {
  return { file: normalize(join(dirname(page), link)), title: title.replace(/\\(.)/g, '$1') };
}

/** Returns the page with corrected links where a test moved to another file and its title is unique. */
export function withMovedTests(page: string, text: string, tests: ReadonlyMap<string, readonly string[]>): string {
  return text.replace(LINK, (whole, written: string, link: string) => {
    const { file, title } = namedTest(page, written, link);
    if (!/\.(test\.tsx?|e2e\.ts)$/.test(file) || tests.get(file)?.includes(title)) return whole;
    const [moved, another] = [...tests].flatMap(([other, titles]) => (titles.includes(title) ? [other] : []));
    return moved && !another ? `[${written}](${relative(dirname(page), moved)})` : whole;
  });
}
