import { expect, test } from 'vitest';
import { htmlSamples } from '../../test-data/html-samples.ts';
import { htmlStyleSamples } from '../../test-data/html-style-samples.ts';
import { ALLOWED_ATTRIBUTES, ALLOWED_STYLES, ALLOWED_TAGS } from './allow-list.ts';

const written = Object.values(htmlSamples).join('\n');

test('every allowed tag and attribute occurs in a sample', () => {
  for (const tag of ALLOWED_TAGS) {
    expect(written).toMatch(new RegExp(`<${tag}[ >]`));
    for (const attribute of Object.keys(ALLOWED_ATTRIBUTES[tag] ?? {}))
      expect(written).toMatch(new RegExp(`<${tag} [^>]*${attribute}="`));
  }
});

test('every allowed style has a sample for each of its tags', () => {
  const html = htmlStyleSamples().map((sample) => sample.html);
  for (const [tag, styles] of Object.entries(ALLOWED_STYLES))
    for (const property of Object.keys(styles))
      expect(
        html.some((sample) => sample.includes(`<${tag}`) && sample.includes(`style="${property}:`)),
        `${property} of ${tag}`,
      ).toBe(true);
});
