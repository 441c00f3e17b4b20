import { expect, test } from 'vitest';
import { buildJoinLink } from './join-link.ts';

test('a solo run needs only its id', () => {
  expect(buildJoinLink('https://play.example', { exploration_id: 3 })).toBe(
    'https://play.example/join?exploration_id=3',
  );
});

test('a battle names battle and team, and the codes this device knows', () => {
  const link = buildJoinLink('https://play.example/', {
    exploration_id: 3,
    battle_id: 1,
    team_id: 7,
    exploration_code: 'Dom & Tor',
    team_code: undefined,
  });
  expect(link).toBe('https://play.example/join?exploration_id=3&battle_id=1&team_id=7&exploration_code=Dom+%26+Tor');
});

test('a code of 0 means none', () => {
  expect(buildJoinLink('https://play.example', { exploration_id: 3, exploration_code: '0' })).not.toContain('code');
});
