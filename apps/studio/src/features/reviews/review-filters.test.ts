import { expect, test } from 'vitest';
import { readReviewFilters, withReviewFilters } from './review-filters.ts';

test.each(['', 'state=accepted', 'state=all&quest=7'])('reads back the filters in the address "%s"', (address) => {
  const filters = readReviewFilters(new URLSearchParams(address));
  expect(withReviewFilters(new URLSearchParams(), filters).toString()).toBe(address);
});

test.each(['state=nonsense', 'quest=-1', 'quest=x'])('ignores "%s"', (address) => {
  expect(readReviewFilters(new URLSearchParams(address))).toEqual({ state: 'pending', task: undefined });
});
