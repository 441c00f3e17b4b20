import { expect, type Page } from '@playwright/test';
import { joinOnScreen, openPoi } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

/** The meta tags of the page by name. */
function metaOf(player: Page) {
  return player.evaluate(() =>
    Object.fromEntries(
      Array.from(document.querySelectorAll('meta[content]'), (meta) => [
        meta.getAttribute('name') ?? meta.getAttribute('property'),
        meta.getAttribute('content'),
      ]),
    ),
  );
}

test('a run has a title and a description for search engines and shared links', async ({ player }) => {
  await player.goto('/exploration/der-kurze-weg');
  await expect(player).toHaveTitle('Der kurze Weg · Puzzle Runs');
  await expect(player.getByText('Zwei Fragen, dann ist Feierabend.')).toBeVisible();
  expect(await metaOf(player)).toMatchObject({
    description: 'Zwei Fragen, dann ist Feierabend.',
    'og:title': 'Der kurze Weg',
  });
});

test('a private page has a title and is hidden from search engines', async ({ player }) => {
  await joinOnScreen(player, 'Der kurze Weg');
  await expect(player).toHaveTitle('Der kurze Weg · Puzzle Runs');
  expect(await metaOf(player)).toMatchObject({ robots: 'noindex' });
  await openPoi(player, 'Anfang');
  await expect(player).toHaveTitle('Anfang · Puzzle Runs');
  await player.goto('/progress');
  await expect(player).toHaveTitle('Fortschritt · Puzzle Runs');
  expect(await metaOf(player)).toMatchObject({ robots: 'noindex' });
});
