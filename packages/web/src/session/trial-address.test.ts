import { expect, test } from 'vitest';
import { parseTrialFragment, trialAddress } from './trial-address.ts';

const pair = { tokenType: 'Bearer', accessToken: 'head.pay+load.sign' } as const;

test('the trial token is in the fragment, and the player site reads it from there', () => {
  const address = new URL(trialAddress('https://play.example', { exploration: 'grüner-weg' }, pair));
  expect(decodeURI(address.pathname + address.search)).toBe('/trial/exploration/grüner-weg/poi');
  expect(parseTrialFragment(address.hash)).toEqual({ pair, anchor: '' });
});

test('a trial opens at a spot, and at one of its quests', () => {
  const place = { exploration: 'grüner-weg', poi: 'turm', task: 12 };
  const address = new URL(trialAddress('https://play.example', place, pair));
  expect(decodeURI(address.pathname)).toBe('/trial/exploration/grüner-weg/poi/turm');
  expect(parseTrialFragment(address.hash)).toEqual({ pair, anchor: '#quest-12' });
});

test('an address without a token continues a trial', () => {
  expect(parseTrialFragment('')).toBeUndefined();
  expect(parseTrialFragment('#token=')).toBeUndefined();
  expect(parseTrialFragment('#quest-12')).toBeUndefined();
});
