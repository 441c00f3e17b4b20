import { expect, test } from 'vitest';
import { readStatisticAddress, writeStatisticAddress } from './statistic-address.ts';

test('shows the first tab if the parameters are empty or invalid', () => {
  expect(readStatisticAddress(new URLSearchParams('team=&report=yes'))).toEqual({ team: null, report: false });
});

test.each([
  { team: null, report: false },
  { team: 'füchse-&-co', report: false },
  { team: null, report: true },
  { team: 'füchse', report: true },
])('keeps team $team and report $report in the address', (place) => {
  expect(readStatisticAddress(new URLSearchParams(writeStatisticAddress(place).toString()))).toEqual(place);
});
