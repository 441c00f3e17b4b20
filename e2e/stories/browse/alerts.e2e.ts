import { expect } from '@playwright/test';
import { test } from '../../support/stories.ts';

const ALERTS = {
  unexpected: 'Etwas ist schiefgegangen',
  unauthorized: 'Bitte tritt noch einmal bei',
  wrong_answer: 'Falsche Antwort!',
  duplicated_answer: 'Schon gelöst',
  duplicated_answer_error: 'Schon gelöst',
  task_already_progressed: 'Schon erledigt',
  not_enough_points: 'Zu wenig Punkte',
  delete: 'Gelöscht',
};

test('an alert code in the address', async ({ player }) => {
  await test.step('shows its message and is removed from the address when the alert is closed', async () => {
    for (const [alert, words] of Object.entries(ALERTS)) {
      await player.goto(`/exploration?search=Weg&alert=${alert}`);
      const toast = player.getByRole('alert').filter({ hasText: words });
      await toast.getByRole('button', { name: 'Schließen' }).click();
      await expect(toast).toBeHidden();
      await expect(player).toHaveURL(/\/exploration\?search=Weg$/);
    }
  });

  await test.step('is removed by a reload when its reason is gone', async () => {
    await player.goto('/exploration?alert=unexpected');
    await expect(player.getByRole('alert')).toContainText('Etwas ist schiefgegangen');
    await player.reload();
    await expect(player.getByRole('heading', { name: 'Runs entdecken' })).toBeVisible();
    await expect(player).toHaveURL(/\/exploration$/);
  });

  await test.step('shows no alert when it is unknown', async () => {
    await player.goto('/exploration?alert=%3Cscript%3E');
    await expect(player.getByRole('heading', { name: 'Runs entdecken' })).toBeVisible();
    await expect(player.getByRole('alert')).toBeHidden();
  });
});

test('an alert code in the address closes by itself after a success, but not while the pointer is on it', async ({
  player,
}) => {
  await player.clock.install();
  await player.goto('/exploration?alert=delete');
  const toast = player.getByRole('alert').filter({ hasText: 'Gelöscht' });
  const page = await player.getByRole('heading', { name: 'Runs entdecken' }).boundingBox();
  await player.mouse.move(0, 0);
  await toast.hover({ force: true }); // presses go through it
  await player.clock.runFor(10_000);
  await expect(toast).toBeVisible();
  await player.mouse.move(0, 0);
  await player.clock.runFor(7_000);
  await expect(toast).toBeHidden();
  expect(await player.getByRole('heading', { name: 'Runs entdecken' }).boundingBox()).toEqual(page);
  await expect(player).toHaveURL(/\/exploration$/);
});
