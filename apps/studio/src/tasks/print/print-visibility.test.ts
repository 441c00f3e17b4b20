import { expect, test } from 'vitest';
import { readPrintVisibility, writePrintVisibility } from './print-visibility.ts';

test.each([
  ['', { answers: false, fields: true, explanations: false }],
  ['answers=1', { answers: true, fields: true, explanations: false }],
  ['fields=0', { answers: false, fields: false, explanations: false }],
  ['explanations=1', { answers: false, fields: true, explanations: true }],
  ['answers=1&fields=0&explanations=1', { answers: true, fields: false, explanations: true }],
])('the address "%s" is read and written without loss', (query, visibility) => {
  expect(readPrintVisibility(new URLSearchParams(query))).toEqual(visibility);
  expect(new URLSearchParams(writePrintVisibility(visibility)).toString()).toBe(query);
});
