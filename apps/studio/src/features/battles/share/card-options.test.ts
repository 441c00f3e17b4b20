import { expect, test } from 'vitest';
import { cardOptionsIn } from './card-options.ts';

test('cards begin with the team, a dashed border, the text of the run and no picture', () => {
  expect(cardOptionsIn(new URLSearchParams('border=wavy'))).toEqual({
    first: 'team',
    border: 'dashed',
    description: 'run',
    image: 'none',
    preview: false,
  });
});

test('an address holds the options', () => {
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
  'a card may have the border %s',
  (border) => {
    expect(cardOptionsIn(new URLSearchParams({ border }))).toMatchObject({ border });
  },
);
