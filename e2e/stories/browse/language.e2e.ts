import { expect } from '@playwright/test';
import { joinAndOpenPoi, taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

const LANGUAGE = /^(Sprache|Language)$/;

test.describe('a browser’s language', () => {
  for (const [locale, title] of [
    ['de-AT', 'Deine Stadt ist ein Rätsel.'],
    ['en-US', 'Your city is a puzzle.'],
    ['fr-FR', 'Your city is a puzzle.'],
  ] as const) {
    test.describe(`in ${locale}`, () => {
      test.use({ locale });

      test(`shows "${title}"`, async ({ player }) => {
        await player.goto('/');
        await expect(player.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(player.getByLabel(LANGUAGE)).toHaveValue('');
      });
    });
  }
});

test('keeps the chosen language on the next page and after a reload', { tag: '@en' }, async ({ player, locale }) => {
  const [other, title, explorations] = locale?.startsWith('de')
    ? (['en', 'Your city is a puzzle.', 'Discover runs'] as const)
    : (['de', 'Deine Stadt ist ein Rätsel.', 'Runs entdecken'] as const);
  await player.goto('/');
  await player.getByLabel(LANGUAGE).selectOption(other);
  await expect(player.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await player.getByRole('main').getByRole('link', { name: explorations }).click();
  await expect(player.getByRole('heading', { level: 1, name: explorations })).toBeVisible();
  await player.reload();
  await expect(player.getByRole('heading', { level: 1, name: explorations })).toBeVisible();
  await expect(player.getByLabel(LANGUAGE)).toHaveValue(other);
});

test('can be changed in the middle of a run, which keeps what was typed', async ({ player }) => {
  await joinAndOpenPoi(player, 'Der kurze Weg', 'Anfang');
  const task = taskCard(player, 'Los geht’s');
  await task.getByLabel('Antwort', { exact: true }).fill('Sta');
  await player.getByLabel(LANGUAGE).selectOption('en');
  await expect(task.getByRole('button', { name: 'Check answer' })).toBeVisible();
  await expect(task.getByLabel('Answer', { exact: true })).toHaveValue('Sta');
});
