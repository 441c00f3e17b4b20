import { expect, type Page } from '@playwright/test';
import { joinOnScreen, readIntro } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

const RUN = 'Die große Berlin-Runde';

async function openMap(player: Page): Promise<void> {
  await joinOnScreen(player, RUN);
  await readIntro(player);
  await player.getByRole('radio', { name: 'Karte' }).check();
}

test.describe(() => {
  test.use({ site: 'demo' });

  test('the overview as a map', async ({ player }) => {
    await openMap(player);
    const map = player.getByRole('region', { name: 'Karte mit den Spots' });

    await test.step('shows the open spots with a known place, numbered, and no locked one', async () => {
      await expect(map.getByRole('button', { name: '1. Fernsehturm: Offen' })).toBeVisible();
      await expect(map.getByRole('button', { name: '2. Weltzeituhr: Offen' })).toBeVisible();
      await expect(map.getByRole('button', { name: 'Berliner Dom' })).toBeHidden();
      await expect(map.getByText('10 Spots stehen nur in der Liste')).toBeVisible();
    });

    await test.step('shows a card of the chosen spot, which leads there', async () => {
      await expect(map.getByRole('article', { name: 'Fernsehturm' })).toBeVisible();
      await map.getByRole('button', { name: '2. Weltzeituhr: Offen' }).press('Enter');
      const card = map.getByRole('article', { name: 'Weltzeituhr' });
      await expect(card).toBeVisible();
      await card.getByRole('link', { name: 'Hier weiter Weltzeituhr' }).click();
      await expect(player.getByRole('heading', { level: 1, name: 'Weltzeituhr' })).toBeVisible();
      await player.goBack();
    });

    await test.step('is remembered on this device, and so is the list', async () => {
      await expect(map).toBeVisible();
      await player.reload();
      await expect(map).toBeVisible();
      await player.getByRole('radio', { name: 'Liste' }).check();
      await expect(player.getByRole('link', { name: 'Erkunden Fernsehturm' })).toBeVisible();
      await player.reload();
      await expect(player.getByRole('radio', { name: 'Liste' })).toBeChecked();
      await expect(player.getByRole('link', { name: 'Erkunden Fernsehturm' })).toBeVisible();
    });

    await test.step('explains the position before the browser asks, and goes on without it', async () => {
      await player.getByRole('radio', { name: 'Karte' }).check();
      await expect(map.getByText('Dein Standort bleibt auf diesem Gerät.')).toBeVisible();
      await map.getByRole('button', { name: 'Zeig mir, wo ich bin' }).click();
      const start = map.getByRole('button', { name: 'Standort nutzen' });
      await expect(start).toBeFocused();
      await start.press('Enter');
      await expect(map.getByText('Dein Browser gibt den Standort nicht frei.')).toBeVisible();
      await expect(map.getByRole('link', { name: 'Hier weiter Fernsehturm' })).toBeVisible();
    });

    await test.step('shows the player, with distance and direction, once the position is allowed', async () => {
      await player.context().grantPermissions(['geolocation']);
      await player.context().setGeolocation({ latitude: 52.5163, longitude: 13.4097, accuracy: 20 });
      await player.reload();
      await expect(map.getByRole('img', { name: 'Hier bist du' })).toBeVisible();
      const card = map.getByRole('article', { name: 'Fernsehturm' });
      await expect(card).toContainText('Richtung Norden');
      await expect(card).toContainText(/\d+\sm/);
      await expect(map.getByRole('button', { name: 'Zeig mir, wo ich bin' })).toHaveCount(1);
      await map.getByRole('button', { name: 'Zeig mir, wo ich bin' }).click();
      await expect(map.getByRole('img', { name: 'Hier bist du' })).toBeInViewport();
    });

    await test.step('says that there is no street map, until the outline of the country is seen', async () => {
      const sentence = map.getByText('Hier ist gerade keine Straßenkarte da.');
      await expect(sentence).toBeVisible();
      await expect(async () => {
        await map.getByRole('button', { name: 'Weiter weg' }).click();
        await expect(sentence).toBeHidden({ timeout: 1_000 });
      }).toPass();
      await expect(map.getByRole('button', { name: '1. Fernsehturm: Offen' })).toBeVisible();
    });
  });
});

test('a run whose places are all hidden in hints offers no map', async ({ player }) => {
  await joinOnScreen(player, 'Der kurze Weg');
  await expect(player.getByRole('link', { name: 'Erkunden Anfang' })).toBeVisible();
  await expect(player.getByRole('radio', { name: 'Karte' })).toBeHidden();
});
