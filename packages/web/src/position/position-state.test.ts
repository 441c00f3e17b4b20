import { expect, test } from 'vitest';
import { type PositionFacts, positionStateOf } from './position-state.ts';

const NOW = 1_800_000_000_000;
const fix = { latitude: 49.02, longitude: 12.1, accuracy: 15, measuredAt: NOW - 3_000 };
const watching: PositionFacts = { support: 'supported', started: true, refused: false, failed: false, fix };

test.each<[string, Partial<PositionFacts>, string]>([
  ['over plain http', { support: 'insecure', fix: null }, 'unavailable insecure'],
  ['in a browser without positions', { support: 'unsupported', fix: null }, 'unavailable unsupported'],
  ['before the first tap', { started: false, fix: null }, 'not-asked'],
  ['while the browser asks', { fix: null }, 'asking'],
  ['after a refusal', { refused: true, fix: null }, 'denied'],
  ['after a refusal in the browser’s settings', { refused: true }, 'denied'],
  ['without a satellite', { failed: true, fix: null }, 'unavailable no-fix'],
  ['with a position of 101 m', { fix: { ...fix, accuracy: 101 } }, 'inaccurate'],
  ['with a position of a minute ago', { fix: { ...fix, measuredAt: NOW - 60_001 } }, 'outdated'],
  ['with an old and inaccurate position', { fix: { ...fix, accuracy: 500, measuredAt: NOW - 90_000 } }, 'outdated'],
  ['with a new position', {}, 'good'],
  ['with a new position after one failure', { failed: true }, 'good'],
])('%s', (_when, facts, shown) => {
  const state = positionStateOf({ ...watching, ...facts }, NOW);
  expect(state.status === 'unavailable' ? `${state.status} ${state.reason}` : state.status).toBe(shown);
});
