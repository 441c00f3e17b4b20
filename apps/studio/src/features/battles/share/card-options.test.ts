import { expect, test } from 'vitest';
import { cardOptionsIn } from './card-options.ts';

test('defaults to the team first, a dashed border, the text of the run and no picture', () => {
  expect(cardOptionsIn(new URLSearchParams('border=wavy'))).toEqual({
    first: 'team',
    border: 'dashed',
    description: 'run',
    image: 'none',
    preview: false,
  });
});

test('reads the options from the address', () => {
  const address = 'first=run&border=groove&description=battle&image=team&preview=1';
  expect(cardOptionsIn(new URLSearchParams(address))).toEqual({
    first: 'run',
    border: 'groove',
    description: 'battle',
    image: 'team',
    preview: true,
  });
});

test.each(['dashed', 'dotted', 'solid', 'double', 'groove', 'ridge', 'inset', 'outset', 'none'])(
  'accepts the border %s',
  (border) => {
    expect(cardOptionsIn(new URLSearchParams({ border }))).toMatchObject({ border });
  },
);
