import { expect, test } from 'vitest';
import { setAlert } from './alert-address.ts';

test('adds an alert to an address with or without a query', () => {
  expect(setAlert('/', 'unexpected')).toBe('/?alert=unexpected');
  expect(setAlert('/join?team_id=3', 'unexpected')).toBe('/join?team_id=3&alert=unexpected');
  expect(setAlert('/join?alert=left&team_id=3', 'unexpected')).toBe('/join?team_id=3&alert=unexpected');
});

test('removes the alert and keeps the rest of the query', () => {
  expect(setAlert('/run?search=dom&alert=unexpected&page=2', null)).toBe('/run?search=dom&page=2');
  expect(setAlert('/run?alert=unexpected', null)).toBe('/run');
});
