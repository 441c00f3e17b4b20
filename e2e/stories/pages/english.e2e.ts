import { expectNoRawKeys } from '../../support/fail-on-browser-errors.ts';
import { test } from '../../support/stories.ts';
import { walks } from '../../support/walks/all-walks.ts';
import { expectEnglish, listenForContent } from '../../support/walks/english.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedErrors: [404, 409, 422] });
test.slow();

for (const [which, { walk, ...options }] of Object.entries(walks)) {
  test.describe(`pages ${which}`, () => {
    test.use(options);

    test('contain only English texts', { tag: '@only-en' }, async ({ player, accounts }) => {
      const content = listenForContent(player);
      await walk(
        player,
        async (where) => {
          await expectEnglish(player, content, where);
          await expectNoRawKeys(player);
        },
        accounts,
      );
    });
  });
}
