import { expect, test } from 'vitest';
import { readPrintVisibility, writePrintVisibility } from './print-visibility.ts';

test.each([
  ['', { answers: false, fields: true }],
  ['answers=1', { answers: true, fields: true }],
  ['fields=0', { answers: false, fields: false }],
  ['answers=1&fields=0', { answers: true, fields: false }],
])('the address "%s" is read and written without loss', (query, visibility) => {
  expect(readPrintVisibility(new URLSearchParams(query))).toEqual(visibility);
  expect(new URLSearchParams(writePrintVisibility(visibility)).toString()).toBe(query);
});
