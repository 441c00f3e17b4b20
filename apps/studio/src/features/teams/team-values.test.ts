import { expect, test } from 'vitest';
import { checkTeam } from './team-values.ts';

test.each([
  [{ name: 'Füchse', image: '', code: null }, {}],
  [
    { name: ' ', image: 'x', code: ' ' },
    { name: 'form.error.name', image: 'form.error.address', code: 'form.error.code' },
  ],
  [{ name: 'Füchse', image: '', code: ' 0' }, { code: 'form.error.noCode' }],
  [{ name: 'Füchse', image: 'https://example.org/a.png', code: 'BAU' }, {}],
])('the team %j gives the errors %j', (team, errors) => {
  expect(JSON.parse(JSON.stringify(checkTeam(team)))).toEqual(errors);
});
