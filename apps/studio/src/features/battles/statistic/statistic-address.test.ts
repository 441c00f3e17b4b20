import { expect, test } from 'vitest';
import { placeOf, searchOf } from './statistic-address.ts';

test('an address that says nothing shows the first tab', () => {
  expect(placeOf(new URLSearchParams('team=&report=yes'))).toEqual({ team: null, report: false });
});

test.each([
  { team: null, report: false },
  { team: 'füchse-&-co', report: false },
  { team: null, report: true },
  { team: 'füchse', report: true },
])('an address keeps team $team and report $report', (place) => {
  expect(placeOf(new URLSearchParams(searchOf(place).toString()))).toEqual(place);
});
