import { test } from '../../support/stories.ts';
import { expectAccessible } from '../../support/walks/accessibility.ts';
import { walks } from '../../support/walks/all-walks.ts';

/** What moves has no colour to measure. */
test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedErrors: [404, 409, 422] });
test.slow();

for (const [which, { walk, ...options }] of Object.entries(walks)) {
  test.describe(`the pages ${which}`, () => {
    test.use(options);

    test('have no barriers, in light and dark, on a desk, and on the smallest phone', async ({ player, accounts }) => {
      await walk(player, (where) => expectAccessible(player, where), accounts);
    });
  });
}
