import { test } from '../../support/stories.ts';
import { expectAccessible } from '../../support/walks/accessibility.ts';
import { walks } from '../../support/walks/all-walks.ts';

/** The contrast of moving elements cannot be measured. */
test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedErrors: [404, 409, 422] });
test.describe.configure({ timeout: 4 * 60_000 }); // forty pages on a busy machine

for (const [which, { walk, ...options }] of Object.entries(walks)) {
  test.describe(`pages ${which}`, () => {
    test.use(options);

    test('are accessible in light and dark, on a desktop and on the smallest phone', async ({ player, accounts }) => {
      await walk(player, (where) => expectAccessible(player, where), accounts);
    });
  });
}
