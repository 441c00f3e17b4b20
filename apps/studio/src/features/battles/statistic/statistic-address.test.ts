import { expect, test } from 'vitest';
import { readStatisticAddress, writeStatisticAddress } from './statistic-address.ts';

test('an address that says nothing shows the first tab', () => {
  expect(readStatisticAddress(new URLSearchParams('team=&report=yes'))).toEqual({ team: null, report: false });
});

test.each([
  { team: null, report: false },
  { team: 'füchse-&-co', report: false },
  { team: null, report: true },
  { team: 'füchse', report: true },
])('an address keeps team $team and report $report', (place) => {
  expect(readStatisticAddress(new URLSearchParams(writeStatisticAddress(place).toString()))).toEqual(place);
});
