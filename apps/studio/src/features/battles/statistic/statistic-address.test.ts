import { expect, test } from 'vitest';
import { readStatisticAddress, type StatisticAddress, writeStatisticAddress } from './statistic-address.ts';

test('shows the first tab if the parameters are empty or invalid', () => {
  expect(readStatisticAddress(new URLSearchParams('team=&report=yes'))).toEqual({ team: null, report: null });
});

test.each<StatisticAddress>([
  { team: null, report: null },
  { team: 'füchse-&-co', report: null },
  { team: null, report: 'summary' },
  { team: null, report: 'teams' },
  { team: 'füchse', report: 'summary' },
])('keeps team $team and report $report in the address', (place) => {
  expect(readStatisticAddress(new URLSearchParams(writeStatisticAddress(place).toString()))).toEqual(place);
});
