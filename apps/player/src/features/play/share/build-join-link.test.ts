import { expect, test } from 'vitest';
import { buildJoinLink } from './build-join-link.ts';

test('a solo link contains only the run id', () => {
  expect(buildJoinLink('https://play.example', { exploration_id: 3 })).toBe(
    'https://play.example/join?exploration_id=3',
  );
});

test('a Versus link contains battle, team and the codes this device knows', () => {
  const link = buildJoinLink('https://play.example/', {
    exploration_id: 3,
    battle_id: 1,
    team_id: 7,
    exploration_code: 'Dom & Tor',
    team_code: undefined,
  });
  expect(link).toBe('https://play.example/join?exploration_id=3&battle_id=1&team_id=7&exploration_code=Dom+%26+Tor');
});

test('a code of 0 is left out', () => {
  expect(buildJoinLink('https://play.example', { exploration_id: 3, exploration_code: '0' })).not.toContain('code');
});
