/** A call whose bracket is followed by a title: directly, or after the table of an `each`. */
const CALL = /^\s*(?:await )?(?:(?:test|describe)(?:\.(?!each\b|for\b)\w+)*\(|(?=test\.|describe\.|[\])}]).*\)\()(.*)$/;
const LITERAL = /^\s*(['"`])((?:\\.|(?!\1).)*)\1/;
const GROUP = /^\s*(?:describe|test\.describe)\b/;
const TEST = /^\s*(?:await )?test\b/;

/**
 * The titles of all tests of a file and of their steps, each behind those around it: `deleting a run › leaves nothing of it`.
 * They are as they are written, with their `%s` and `${…}`. Goes by the indentation of the formatter.
 */
export function testTitles(source: string): string[] {
  const lines = source.split('\n');
  const isGroup = new Map<number, boolean>();
  const titles: string[] = [];
  let groups: { indent: number; title: string }[] = [];

  for (const [number, line] of lines.entries()) {
    const indent = line.search(/\S/);
    if (indent === -1) continue;
    groups = groups.filter((group) => group.indent < indent);
    if (GROUP.test(line) || TEST.test(line)) isGroup.set(indent, GROUP.test(line));
    const title = titleIn(line, lines[number + 1] ?? '');
    if (title === undefined || !isGroup.has(indent)) continue;

    groups.push({ indent, title });
    if (!isGroup.get(indent)) titles.push(groups.map((group) => group.title).join(' › '));
  }
  return titles;
}

function titleIn(line: string, next: string): string | undefined {
  const behind = CALL.exec(line)?.[1];
  if (behind === undefined) return undefined;
  return LITERAL.exec(behind === '' ? next : behind)?.[2];
}
