import { expect, test } from 'vitest';
import { addAlert, withoutAlert } from './alert-address.ts';

test('adds an alert to an address with or without a query', () => {
  expect(addAlert('/', 'unexpected')).toBe('/?alert=unexpected');
  expect(addAlert('/join?team_id=3', 'unexpected')).toBe('/join?team_id=3&alert=unexpected');
  expect(addAlert('/join?alert=left&team_id=3', 'unexpected')).toBe('/join?team_id=3&alert=unexpected');
});

test('removes the alert and keeps the rest of the query', () => {
  expect(withoutAlert('?search=dom&alert=unexpected&page=2')).toBe('search=dom&page=2');
});
