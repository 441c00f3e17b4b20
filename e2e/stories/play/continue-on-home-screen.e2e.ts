import { expect, type Page } from '@playwright/test';
import {
  enterAnswer,
  expectPoints,
  expectSolved,
  joinOnScreen,
  openPoi,
  taskCard,
} from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

/** As Safari on an iPhone, or as the site on its home screen, which is another browser there. */
async function asIPhone(page: Page, { standalone }: { standalone: boolean }): Promise<void> {
  await page.addInitScript((is) => Object.defineProperty(navigator, 'standalone', { value: is }), standalone);
}

async function getCode(safari: Page): Promise<string> {
  const card = safari.getByRole('region', { name: 'Auf den Home-Bildschirm' });
  await expect(card).toContainText('Für iPhone und iPad ist das ein anderer Browser');
  await card.getByRole('button', { name: 'Code holen' }).click();
  await expect(card).toContainText('Er gilt 15 Minuten und für ein Mal.');
  const code = card.getByRole('textbox', { name: 'Dein Code' });
  await expect(code).toBeFocused();
  return code.inputValue();
}

async function enterCode(home: Page, code: string): Promise<void> {
  await home.getByRole('textbox', { name: 'Code aus Safari' }).fill(code);
  await home.getByRole('button', { name: 'Hier weiterspielen' }).click();
}

test.describe('on an iPhone', () => {
  test.use({ allowedErrors: [400, 'network'] });

  test('the home screen asks for the code of Safari, which continues the game there, once', async ({
    freshPage: safari,
    openBrowser,
  }) => {
    await asIPhone(safari, { standalone: false });
    await joinOnScreen(safari, 'Der kurze Weg');
    await openPoi(safari, 'Anfang');
    await enterAnswer(taskCard(safari, 'Los geht’s'), 'Antwort', 'Start');
    await expectSolved(taskCard(safari, 'Los geht’s'), 10);
    await safari.getByRole('link', { name: 'Übersicht', exact: true }).click();
    const code = await getCode(safari);
    expect(code).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);

    const home = await openBrowser({ viewport: { width: 390, height: 844 } });
    await asIPhone(home, { standalone: true });
    await home.goto('/progress');
    await expect(home.getByRole('heading', { name: 'Schon in Safari angefangen?' })).toBeVisible();
    await enterCode(home, 'ABCDE-FGHJK');
    await expect(home.getByText('Dieser Code gilt nicht, nicht mehr, oder er ist schon benutzt.')).toBeVisible();
    // The code works once, but a lost response of the game must not use it up.
    await home.route('**/api/joined/pois*', (route) => route.abort());
    await enterCode(home, code.toLowerCase());
    await expect(home.getByRole('alert')).toContainText('Keine Verbindung');
    await home.unroute('**/api/joined/pois*');
    await home.getByRole('button', { name: 'Hier weiterspielen' }).click();
    await expect(home).toHaveURL(/der-kurze-weg\/poi$/);
    await expectPoints(home, 10);
    await expect(home.getByRole('region', { name: 'Auf den Home-Bildschirm' })).toBeHidden();

    await home.goto('/progress');
    await expect(home.getByRole('link', { name: 'Weiterspielen' })).toBeVisible();
    await home.getByText('Schon in Safari angefangen?').click();
    await enterCode(home, code);
    await expect(home.getByText('Dieser Code gilt nicht, nicht mehr, oder er ist schon benutzt.')).toBeVisible();
  });

  test('a team of friends continues there with the same member, and a game played there is never replaced', async ({
    freshPage: safari,
    openBrowser,
  }) => {
    await asIPhone(safari, { standalone: false });
    await safari.goto('/exploration/der-kurze-weg');
    await safari.getByRole('button', { name: 'Gemeinsam spielen' }).click();
    await safari.getByLabel('Name deines Teams').fill('Nachtfalter');
    await safari.getByRole('button', { name: 'Team gründen' }).click();
    await safari.getByRole('link', { name: 'Losspielen' }).click();
    const code = await getCode(safari);

    const home = await openBrowser({ viewport: { width: 390, height: 844 } });
    await asIPhone(home, { standalone: true });
    await home.goto('/progress');
    await enterCode(home, code);
    await expect(home).toHaveURL(/der-kurze-weg\/team\/nachtfalter-\d+\/poi$/);
    await home.getByRole('navigation').getByRole('link', { name: 'Team' }).click();
    await expect(home.getByText('Bisher bist nur du dabei.')).toBeVisible();

    const other = await openBrowser({ viewport: { width: 390, height: 844 } });
    await asIPhone(other, { standalone: true });
    await joinOnScreen(other, 'Der kurze Weg');
    await joinOnScreen(safari, 'Der kurze Weg');
    const alone = await getCode(safari);
    await other.goto('/progress');
    await other.getByText('Schon in Safari angefangen?').click();
    await enterCode(other, alone);
    await expect(other.getByText('Diesen Run spielst du hier schon.')).toBeVisible();
  });
});

test('no code is offered where the home screen shares everything with the browser', async ({ player }) => {
  await joinOnScreen(player, 'Der kurze Weg');
  await expect(player.getByRole('region', { name: 'Für unterwegs' })).toBeVisible();
  await expect(player.getByRole('region', { name: 'Auf den Home-Bildschirm' })).toBeHidden();
  await player.goto('/progress');
  await expect(player.getByRole('link', { name: 'Weiterspielen' })).toBeVisible();
  await expect(player.getByText('Schon in Safari angefangen?')).toBeHidden();
});
