import { expect, type Page } from '@playwright/test';
import { joinOnScreen } from '../../support/play/play-on-screen.ts';
import { readQr } from '../../support/qr-images.ts';
import { test } from '../../support/stories.ts';

async function linkOf(player: Page): Promise<string> {
  await player.getByRole('link', { name: 'Teilen', exact: true }).click();
  await expect(player.getByRole('img', { name: 'QR-Code mit dem Link zum Mitspielen' })).toBeVisible();
  return player.getByLabel('Link zum Mitspielen', { exact: true }).inputValue();
}

test('sharing', async ({ player, friend, origin }) => {
  await joinOnScreen(player, 'Der kurze Weg');
  const link = await linkOf(player);

  await test.step('a run lets a friend join by the link', async () => {
    expect(link.startsWith(`${origin}/join?`)).toBe(true);

    await friend.goto(link);
    await expect(friend.getByRole('heading', { name: 'Du bist eingeladen' })).toBeVisible();
    await expect(friend.getByRole('heading', { name: 'Der kurze Weg' })).toBeVisible();
    await friend.getByRole('button', { name: 'Mitmachen' }).click();
    await expect(friend).toHaveURL(/\/exploration\/der-kurze-weg\/poi$/);
    await expect(friend.getByRole('link', { name: 'Erkunden Anfang' })).toBeVisible();
  });

  await test.step('shows a QR code with the same link', async () => {
    expect(await readQr(player.getByRole('img', { name: 'QR-Code mit dem Link zum Mitspielen' }))).toBe(link);
  });

  await test.step('copies the link', async () => {
    await player.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await player.getByRole('button', { name: 'Link kopieren' }).click();
    await expect(player.getByText('Link kopiert.')).toBeVisible();
    expect(await player.evaluate(() => navigator.clipboard.readText())).toBe(link);
  });

  await test.step('redirects to the overview when its address is typed', async () => {
    await player.getByRole('navigation').getByRole('link', { name: 'Übersicht' }).click();
    await expect(player).toHaveURL(/\/poi$/);
    await player.goto('/exploration/der-kurze-weg/share');
    await expect(player).toHaveURL(/\/exploration\/der-kurze-weg\/poi$/);
    await expect(player.getByRole('navigation').getByRole('link')).toHaveText(['Übersicht', 'Teilen']);
  });

  await test.step('a run with a code includes the code in the link', async () => {
    await player.goto('/exploration/die-geheime-tür');
    await player.getByLabel('Code für diesen Run').fill('EICHE');
    await player.getByRole('button', { name: 'Mitmachen' }).click();
    await friend.goto(await linkOf(player));
    await friend.getByRole('button', { name: 'Mitmachen' }).click();
    await expect(friend.getByRole('link', { name: 'Erkunden Hinter der Tür' })).toBeVisible();
  });
});

test.describe('a join link', () => {
  test.use({ allowedErrors: [403, 404] });

  test('that is invalid shows a message and links to the start page', async ({ player }) => {
    for (const address of ['/join', '/join?exploration_id=999999', '/join?exploration_id=abc&team_id=1']) {
      await player.goto(address);
      await expect(player.getByRole('heading', { name: 'Beitreten ist nicht möglich' })).toBeVisible();
    }
    await player.getByRole('link', { name: 'Zur Startseite', exact: true }).click();
    await expect(player.getByRole('heading', { name: 'Deine Stadt ist ein Rätsel.' })).toBeVisible();
  });
});
