import { expect, test } from 'vitest';
import { ALLOWED_ATTRIBUTES, ALLOWED_STYLES, ALLOWED_TAGS } from './allow-list.ts';
import { samples } from './samples.ts';
import { styleSamples } from './style-samples.ts';

const written = Object.values(samples).join('\n');

test('every tag and every attribute that is allowed is in a sample, so that the editor is seen to keep it', () => {
  for (const tag of ALLOWED_TAGS) {
    expect(written).toMatch(new RegExp(`<${tag}[ >]`));
    for (const attribute of Object.keys(ALLOWED_ATTRIBUTES[tag] ?? {}))
      expect(written).toMatch(new RegExp(`<${tag} [^>]*${attribute}="`));
  }
});

test('every style that is allowed has a sample with each tag that may have it', () => {
  const html = styleSamples().map((sample) => sample.html);
  for (const [tag, styles] of Object.entries(ALLOWED_STYLES))
    for (const property of Object.keys(styles))
      expect(
        html.some((sample) => sample.includes(`<${tag}`) && sample.includes(`style="${property}:`)),
        `${property} of ${tag}`,
      ).toBe(true);
});
