import { expect, test } from 'vitest';
import { trialAddress, trialTokenIn } from './trial-address.ts';

test('the token of a test is in the fragment, where the player site finds it', () => {
  const pair = { tokenType: 'Bearer', accessToken: 'head.pay+load.sign' } as const;
  const address = new URL(trialAddress('https://play.example', 'grüner-weg', pair));
  expect(decodeURI(address.pathname + address.search)).toBe('/trial/exploration/grüner-weg/poi');
  expect(trialTokenIn(address.hash)).toEqual(pair);
});

test('an address without a token is one of a test that goes on', () => {
  expect(trialTokenIn('')).toBeUndefined();
  expect(trialTokenIn('#token=')).toBeUndefined();
});
