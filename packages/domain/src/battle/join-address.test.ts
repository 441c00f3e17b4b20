import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeOnTeamCard, joinAddress } from './join-address.ts';

const ORIGIN = 'https://play.example.org';

test.each([
  { target: { exploration_id: 7 }, query: 'exploration_id=7' },
  { target: { exploration_id: 7, exploration_code: '0' }, query: 'exploration_id=7' },
  { target: { exploration_id: 7, exploration_code: null }, query: 'exploration_id=7' },
  { target: { exploration_id: 7, exploration_code: '00' }, query: 'exploration_id=7&exploration_code=00' },
  {
    target: { exploration_id: 7, exploration_code: 'EICHE & Öl', battle_id: 3, team_id: 9, team_code: '0' },
    query: 'exploration_id=7&battle_id=3&team_id=9&exploration_code=EICHE%20%26%20%C3%96l',
  },
  { target: { exploration_id: 7, team_id: 9, team_code: 'ROT' }, query: 'exploration_id=7&team_id=9&team_code=ROT' },
])('$target is joined with ?$query', ({ target, query }) => {
  expect(joinAddress(ORIGIN, target)).toBe(`${ORIGIN}/join?${query}`);
});

test('a team card without a code shows 0', () => {
  expect([codeOnTeamCard(null), codeOnTeamCard('ROT')]).toEqual(['0', 'ROT']);
});

test('any code can be read back from the address', () => {
  const code = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text !== '0' && text.isWellFormed());
  fc.assert(
    fc.property(fc.nat(), code, code, (team_id, exploration_code, team_code) => {
      const [, query = ''] = joinAddress(ORIGIN, { exploration_id: 1, team_id, exploration_code, team_code }).split(
        '?',
      );
      const parts = query.split('&').map((part) => part.split('=').map(decodeURIComponent));
      expect(Object.fromEntries(parts)).toEqual({
        exploration_id: '1',
        team_id: String(team_id),
        exploration_code,
        team_code,
      });
    }),
  );
});
