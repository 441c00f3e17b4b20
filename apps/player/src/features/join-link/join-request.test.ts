import { expect, test } from 'vitest';
import { readJoinLink } from './join-request.ts';

test.each([
  ['exploration_id=3', { exploration_id: 3 }],
  ['exploration_id=3&battle_id=&exploration_code=', { exploration_id: 3 }],
  [
    'exploration_id=3&battle_id=1&team_id=7&exploration_code=EICHE&team_code=M%C3%B6we',
    { exploration_id: 3, battle_id: 1, team_id: 7, exploration_code: 'EICHE', team_code: 'Möwe' },
  ],
])('%s is read as a join link', (query, expected) => {
  expect(readJoinLink(new URLSearchParams(query))).toEqual(expected);
});

test.each([
  '',
  'battle_id=1',
  'exploration_id=0',
  'exploration_id=abc',
  'exploration_id=3&team_id=-1',
  'exploration_id=9e99',
])('"%s" is not a join link', (query) => expect(readJoinLink(new URLSearchParams(query))).toBeUndefined());
