import { samples } from '@puzzle-runs/domain/html/samples.ts';
import { styleSamples } from '@puzzle-runs/domain/html/style-samples.ts';
import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';

test.for(Object.entries(samples))('the cleaner leaves %s as the editor wrote it', ([, html]) => {
  expect(cleanHtml(html)).toBe(html);
});

test.for(styleSamples())('the cleaner leaves $html', ({ html }) => {
  expect(cleanHtml(html)).toBe(html);
});
