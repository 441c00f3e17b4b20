import { expect } from '@playwright/test';
import { tabTo } from '../../support/gestures.ts';
import { expectSolved, taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

test.describe('with the keyboard only', () => {
  test('a player gets from the landing page to a solved quest', { tag: '@only-desk' }, async ({ player }) => {
    await player.goto('/');
    await expect(player.getByRole('heading', { level: 1 })).toBeVisible();
    await player.keyboard.press('Tab');
    await expect(player.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
    await player.keyboard.press('Enter');
    await tabTo(player, player.getByRole('main').getByRole('link', { name: 'Runs entdecken' }));
    await player.keyboard.press('Enter');
    await tabTo(player, player.getByLabel('Run oder Ort'));
    await player.keyboard.type('kurze');
    await expect(player.getByText('1 Run', { exact: true })).toBeVisible();
    await tabTo(player, player.getByRole('link', { name: 'Der kurze Weg' }));
    await player.keyboard.press('Enter');
    await tabTo(player, player.getByRole('button', { name: 'Mitmachen' }));
    await player.keyboard.press('Enter');
    await tabTo(player, player.getByRole('link', { name: 'Erkunden Anfang' }));
    await player.keyboard.press('Enter');
    const task = taskCard(player, 'Los geht’s');
    await tabTo(player, task.getByLabel('Antwort', { exact: true }));
    await player.keyboard.type('Start');
    await player.keyboard.press('Enter');
    await expectSolved(task, 10);
    await expect(task.getByText('+10 Punkte')).toBeFocused();
    await tabTo(player, player.getByRole('link', { name: 'Nächster Spot: Ende' }));
  });
});
