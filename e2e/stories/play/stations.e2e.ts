import { expect } from '@playwright/test';
import { expectSolved, joinAndOpenPoi, taskCard, unfold } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

test('the stations of a spot', async ({ player }) => {
  await joinAndOpenPoi(player, 'Der Hinweisweg', 'Wegweiser');
  const stations = player.getByRole('navigation', { name: 'Quests dieses Spots' });
  const [first, second] = [taskCard(player, 'Taschengeld'), taskCard(player, 'Zulage')];
  const field = first.getByLabel('Antwort', { exact: true });

  await test.step('show the state of each quest, and open it with its draft, by touch and by keyboard', async () => {
    await expect(stations.getByRole('button')).toHaveCount(2);
    const open = stations.getByRole('button', { name: 'Quest 1: Taschengeld, offen' });
    await expect(open).toHaveAttribute('aria-current', 'true');
    await field.fill('Pfennig');
    await expect(second).toContainText('20 Punkte');
    await expect(second.getByRole('form')).toBeHidden();

    await stations.getByRole('button', { name: 'Quest 2: Zulage, offen' }).press('Enter');
    await expect(second.getByRole('heading')).toBeFocused();
    await expect(second.getByRole('form')).toBeVisible();
    await expect(first.getByRole('form')).toBeHidden();
    await unfold(first);
    await expect(field).toHaveValue('Pfennig');
  });

  await test.step('keep the button at the edge of the thumb, and in the quest while the keyboard is open', async () => {
    const button = first.getByRole('button', { name: 'Antwort prüfen' });
    const menu = player.getByRole('navigation', { name: 'Hauptmenü' });
    const below = async () => {
      const [act, bar] = [await button.boundingBox(), await menu.boundingBox()];
      return act && bar ? Math.round(bar.y - act.y - act.height) : undefined;
    };
    await expect.poll(below).toBe(8);
    // A keyboard leaves less of the page to be seen, as zooming in does.
    const page = await player.context().newCDPSession(player);
    await page.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    const distance = () =>
      first.evaluate((card) => {
        const [input, act] = [card.querySelector('input'), card.querySelector('[type="submit"]')];
        return input && act ? act.getBoundingClientRect().top - input.getBoundingClientRect().bottom : undefined;
      });
    await expect.poll(distance).toBeLessThan(40);
    await page.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
    await expect.poll(below).toBe(8);
  });

  await test.step('lead from a solved quest to the next, and not by the second press of a double tap', async () => {
    await field.fill('Danke');
    await first.getByRole('button', { name: 'Antwort prüfen' }).dblclick();
    await expectSolved(first, 20);
    await expect(stations.getByRole('button', { name: 'Quest 1: Taschengeld, gelöst' })).toBeVisible();
    await expect(second.getByRole('form')).toBeHidden();
    await player.getByRole('button', { name: 'Nächste Quest' }).click();
    await expect(second.getByRole('heading')).toBeFocused();
    await expect(first.getByText('Gelöst', { exact: true })).toBeVisible();
    await expect(first.getByText('+20 Punkte')).toBeHidden();
  });
});
