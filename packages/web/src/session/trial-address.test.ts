import { expect, test } from 'vitest';
import { parseTrialFragment, trialAddress } from './trial-address.ts';

const pair = { tokenType: 'Bearer', accessToken: 'head.pay+load.sign' } as const;

test('the token of a test is in the fragment, where the player site finds it', () => {
  const address = new URL(trialAddress('https://play.example', { exploration: 'grüner-weg' }, pair));
  expect(decodeURI(address.pathname + address.search)).toBe('/trial/exploration/grüner-weg/poi');
  expect(parseTrialFragment(address.hash)).toEqual({ pair, anchor: '' });
});

test('a test leads to a spot, and to a quest of it', () => {
  const place = { exploration: 'grüner-weg', poi: 'turm', task: 12 };
  const address = new URL(trialAddress('https://play.example', place, pair));
  expect(decodeURI(address.pathname)).toBe('/trial/exploration/grüner-weg/poi/turm');
  expect(parseTrialFragment(address.hash)).toEqual({ pair, anchor: '#quest-12' });
});

test('an address without a token is one of a test that goes on', () => {
  expect(parseTrialFragment('')).toBeUndefined();
  expect(parseTrialFragment('#token=')).toBeUndefined();
  expect(parseTrialFragment('#quest-12')).toBeUndefined();
});
