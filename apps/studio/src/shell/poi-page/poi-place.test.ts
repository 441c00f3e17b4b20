import { expect, test } from 'vitest';
import { addressOfPlace, isPageOf, NEW } from './poi-place.ts';

const AT = { exploration: 'weg', poi: 'türme' };

test.each([
  [AT, '/management/exploration/weg/poi/t%C3%BCrme'],
  [{ ...AT, task: 'höhe' }, '/management/exploration/weg/poi/t%C3%BCrme/task/h%C3%B6he'],
  [{ ...AT, task: NEW }, '/management/exploration/weg/poi/t%C3%BCrme/task/create'],
  [{ ...AT, prerequisite: '7' }, '/management/exploration/weg/poi/t%C3%BCrme/prerequisite/7'],
  [{ ...AT, prerequisite: NEW }, '/management/exploration/weg/poi/t%C3%BCrme/prerequisite/create'],
])('the place %j has the address %s, which shows the page of its poi', (place, address) => {
  expect(addressOfPlace(place)).toBe(address);
  expect(isPageOf(AT, address)).toBe(true);
});

test.each([
  '/management/exploration/weg/poi',
  '/management/exploration/weg/poi/t%C3%BCrme-2',
  '/management/exploration/weg/poi/t%C3%BCrme/task',
  '/management/exploration/weg/poi/t%C3%BCrme/prerequisite',
  '/management/exploration/weg/poi/t%C3%BCrme/delete',
  '/management/exploration/weg/poi/t%C3%BCrme/task/h%C3%B6he/delete',
])('the address %s shows another page', (address) => {
  expect(isPageOf(AT, address)).toBe(false);
});
