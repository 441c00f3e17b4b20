import { expectNoRawKeys } from '../../support/fail-on-browser-errors.ts';
import { test } from '../../support/stories.ts';
import { expectAccessible } from '../../support/walks/accessibility.ts';
import { walks } from '../../support/walks/all-walks.ts';
import { expectEnglish, listenForContent } from '../../support/walks/english.ts';

/** The contrast of moving elements cannot be measured. */
test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedErrors: [404, 409, 422] });
test.describe.configure({ timeout: 4 * 60_000 }); // forty pages on a busy machine

for (const [which, { walk, ...options }] of Object.entries(walks)) {
  test.describe(`pages ${which}`, () => {
    test.use(options);

    test('are wholly English, accessible in light and dark, and fit the smallest phone', {
      tag: '@only-en',
    }, async ({ player, accounts }) => {
      const content = listenForContent(player);
      await walk(
        player,
        async (where) => {
          await expectEnglish(player, content, where);
          await expectNoRawKeys(player);
          await expectAccessible(player, where);
        },
        accounts,
      );
    });
  });
}
