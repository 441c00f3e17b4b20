import { expectFits, expectNoBarriers, expectReadableInTheDark } from '../../support/barriers.ts';
import { test } from '../../support/stories.ts';
import { walks } from '../../support/walks.ts';

/** What moves has no colour to measure. */
test.use({ contextOptions: { reducedMotion: 'reduce' }, forgiven: [404, 409, 422] });
test.slow();

for (const [which, { site, walk }] of Object.entries(walks)) {
  test.describe(`the pages ${which}`, () => {
    test.use({ site });

    test('have no barriers on a phone, in light and dark, and fit the smallest', async ({ player }) => {
      await walk(player, async (where) => {
        await expectReadableInTheDark(player, where);
        await expectNoBarriers(player, where);
        await expectFits(player, where);
      });
    });

    test('have no barriers on a desk', { tag: '@only-desk' }, async ({ player }) => {
      await walk(player, (where) => expectNoBarriers(player, where));
    });
  });
}
