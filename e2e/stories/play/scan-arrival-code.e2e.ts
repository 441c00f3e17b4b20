import { expect } from '@playwright/test';
import { testWithCamera } from '../../support/fake-camera.ts';
import { joinAndOpenPoi, taskCard } from '../../support/play/play-on-screen.ts';

const test = testWithCamera('K7M2QX');

test.use({ allowedErrors: [404] });

test('scans the printed code of a spot, which opens its quests', async ({ player }) => {
  await joinAndOpenPoi(player, 'Der Ankunftspfad', 'Turmplatz');
  await player.getByRole('button', { name: 'Code vor Ort scannen' }).click();
  await expect(taskCard(player, 'Glocken zählen')).toBeVisible();
});
