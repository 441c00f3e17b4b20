import { expect, test } from 'vitest';
import { testTitles } from './test-titles.ts';

const SOURCE = `
test('a plain one', async () => {
  await step('that is no test', () => undefined);
});

test.each([
  ['test(', 'no title'],
])('a table: %s', () => undefined);

test.each(['a', 'b'])('a table on one line: %j', () => undefined);

test.for(rows)(
  "a title on a line of its own",
  () => undefined,
);

describe('a group', () => {
  test.each([1])('of tables %i', () => undefined);

  describe.each(KINDS)('in a group %s', (kind) => {
    test('deep inside', () => undefined);
  });
});

for (const which of all) {
  test.describe(\`of stories \${which}\`, () => {
    test.use(options);

    test('is told', { tag: '@desk' }, async ({ player }) => {});
  });
}

test('behind all groups', async () => {
  await test.step('a part of it', async () => {
    await step('that is no part', () => undefined);
  });
  for (const each of all) {
    await test.step(\`a part for \${each}\`, () => undefined);
  }
});
`;

test('titles of tests and steps are found behind those around them, in every way they are written', () => {
  expect(testTitles(SOURCE)).toEqual([
    'a plain one',
    'a table: %s',
    'a table on one line: %j',
    'a title on a line of its own',
    'a group › of tables %i',
    'a group › in a group %s › deep inside',
    'of stories ${which} › is told',
    'behind all groups',
    'behind all groups › a part of it',
    'behind all groups › a part for ${each}',
  ]);
});
