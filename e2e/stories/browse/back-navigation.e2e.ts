import { expect } from '@playwright/test';
import { holdBack } from '../../support/hold-back.ts';
import { enterAnswer, taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

test.describe(() => {
  test.use({ allowedErrors: [422] });

  test('going back', async ({ player }) => {
    await test.step('restores the filtered list', async () => {
      await player.goto('/exploration');
      await player.getByLabel('Run oder Ort').fill('Torhaus');
      await expect(player.getByText('1 Run', { exact: true })).toBeVisible();
      await player.getByRole('link', { name: 'Das Torhaus' }).click();
      await expect(player.getByRole('button', { name: 'Mitmachen' })).toBeVisible();
      await player.goBack();
      await expect(player.getByLabel('Run oder Ort')).toHaveValue('Torhaus');
      await expect(player.getByText('1 Run', { exact: true })).toBeVisible();
    });

    await test.step('leaves a run page by page and skips alerts', async () => {
      await player.goto('/exploration/der-kurze-weg');
      await player.getByRole('button', { name: 'Mitmachen' }).click();
      await player.getByRole('link', { name: 'Erkunden Anfang' }).click();
      await enterAnswer(taskCard(player, 'Los geht’s'), 'Antwort', 'Halt');
      await expect(player).toHaveURL(/alert=wrong_answer/);
      await player.goBack();
      await expect(player.getByRole('link', { name: 'Erkunden Anfang' })).toBeVisible();
      await player.goBack();
      await expect(player.getByRole('link', { name: 'Weiterspielen' })).toBeVisible();
      await player.goForward();
      await expect(player.getByRole('link', { name: 'Erkunden Anfang' })).toBeVisible();
    });

    await test.step('works with the back links on the pages, too', async () => {
      await player.getByRole('link', { name: 'Erkunden Anfang' }).click();
      await player.getByRole('link', { name: 'Zur Übersicht' }).click();
      await player.getByRole('link', { name: 'Zurück zum Run' }).click();
      await player.getByRole('link', { name: 'Zurück zu den Runs' }).click();
      await expect(player.getByRole('heading', { name: 'Runs entdecken' })).toBeVisible();
    });
  });
});

/** The code of the page of a run. */
const PAGE_OF_A_RUN = /\/assets\/exploration-(?!shared-|playground-)[\w-]+\.js$/;

test('opens a run that was chosen during the debounce of the search, and stays on its page', async ({ player }) => {
  await player.clock.install();
  const arrive = await holdBack(player, PAGE_OF_A_RUN);
  await player.goto('/exploration');
  await expect(player.getByRole('link', { name: 'Das Torhaus' })).toBeVisible();
  await player.clock.pauseAt(Date.now() + 60_000);

  await player.getByLabel('Run oder Ort').fill('Torh');
  await player.getByRole('link', { name: 'Das Torhaus' }).click();
  await player.clock.runFor(1_000);
  await arrive();
  await expect(player.getByRole('button', { name: 'Mitmachen' })).toBeVisible();
  await expect(player).toHaveURL(/\/exploration\/das-torhaus$/);
});
