import { htmlSamples } from '@puzzle-runs/domain/test-data/html-samples.ts';
import { htmlStyleSamples } from '@puzzle-runs/domain/test-data/html-style-samples.ts';
import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';

test.for(Object.entries(htmlSamples))('keeps %s as the editor wrote it', ([, html]) => {
  expect(cleanHtml(html)).toBe(html);
});

test.for(htmlStyleSamples())('keeps $html', ({ html }) => {
  expect(cleanHtml(html)).toBe(html);
});
