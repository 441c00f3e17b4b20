import { expect, test } from 'vitest';
import { wasMerged } from './was-merged.ts';

function tokenOf(Teams: { id: number; name: string }[]) {
  const payload = Buffer.from(JSON.stringify({ kind: 'run', exploration: { Teams } })).toString('base64url');
  return { tokenType: 'Bearer', accessToken: `head.${payload}.sign` } as const;
}

const dachse = tokenOf([{ id: 7, name: 'Dachse' }]);

test.each([
  ['the team that it joined', dachse, { id: 7 }, false],
  ['another team, into which its own was merged', dachse, { id: 8 }, true],
  ['no team', tokenOf([]), null, false],
  ['a team of which its token says nothing', { tokenType: 'Bearer', accessToken: 'old' } as const, { id: 7 }, false],
  ['a team without a token', undefined, { id: 7 }, false],
])('a phone plays for %s', (_, token, team, merged) => {
  expect(wasMerged(token, team)).toBe(merged);
});
