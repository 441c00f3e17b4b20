import { expect, type Page } from '@playwright/test';
import { readQr } from '../qr-images.ts';
import { saveForm } from './creator-setup.ts';

/** A desktop browser: for the organiser and for the big screen. */
export const DESK = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };

const MINUTE_MS = 60_000;
/** Time zone of the browsers (playwright.config.ts). */
const HERE = { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' } as const;

/** The local time in `minutes` as a `datetime-local` value. Swedish format is ISO 8601 except for the T. */
export function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * MINUTE_MS).toLocaleString('sv-SE', HERE).replace(' ', 'T');
}

/** Saves start and end in the open form of a battle; '' means no limit. */
export async function schedule(creator: Page, { start, end }: { start: string; end: string }): Promise<void> {
  await creator.getByLabel('Beginn').fill(start);
  await creator.getByLabel('Ende').fill(end);
  await saveForm(creator);
}

/** Opens the large QR code of a team's card, returns its address, and goes back to the cards. */
export async function addressOfCard(creator: Page, team: string): Promise<string> {
  await creator.getByRole('listitem').filter({ hasText: team }).getByRole('link').click();
  const address = await readQr(creator.getByRole('img', { name: 'QR-Code zum Mitspielen', exact: true }));
  await expect(creator.getByText(address, { exact: true })).toBeVisible();
  await creator.goBack();
  return address;
}

/** Joins by the address in the QR code of a card. */
export async function joinByCard(player: Page, address: string): Promise<void> {
  await player.goto(address);
  await player.getByRole('button', { name: 'Mitmachen' }).click();
  await expect(player).toHaveURL(/\/team\/[^/]+\/poi$/);
}

/** Opens a page of the Versus from the list of all its pages, which stands on each of them. */
export async function openBattlePage(creator: Page, name: string): Promise<void> {
  const bar = creator.getByRole('navigation', { name: /^(Zu diesem Versus|About this Versus)$/ });
  await bar.getByRole('button', { name: /^(Mehr|More)$/ }).click();
  await bar.getByRole('dialog').getByRole('link', { name, exact: true }).click();
  await expect(bar.getByRole('dialog')).toBeHidden();
}

/** Opens the menu of the big screen on the line of the Versus; its buttons stay open for the next act. */
export async function openBoardMenu(creator: Page): Promise<void> {
  const menu = creator.getByRole('button', { name: /^(Tafel|Big screen)$/ });
  if ((await menu.getAttribute('aria-expanded')) !== 'true') await menu.click();
}

/** Unfolds the log of the event. */
export async function openLog(creator: Page): Promise<void> {
  await creator
    .locator('summary')
    .filter({ hasText: /^(Protokoll|Log)/ })
    .click();
}

/** Sends a message to all teams, or to one. */
export async function sendEventMessage(creator: Page, text: string, team?: string): Promise<void> {
  await creator.getByRole('button', { name: team ? `Nachricht an ${team}` : 'Nachricht an alle' }).click();
  const dialog = creator.getByRole('dialog');
  await dialog.getByLabel('Text').fill(text);
  await dialog.getByRole('button', { name: 'Senden' }).click();
  await expect(creator.getByRole('alert')).toContainText('Nachricht gesendet');
}

/** Sets the extra minutes of a team; not added to earlier ones. */
export async function giveMinutes(creator: Page, { team, minutes }: { team: string; minutes: number }): Promise<void> {
  await creator.getByRole('button', { name: `Mehr für ${team}` }).click();
  await creator.getByRole('dialog').getByRole('button', { name: 'Mehr Zeit' }).click();
  await creator.getByRole('textbox', { name: 'Minuten' }).fill(String(minutes));
  await creator.getByRole('button', { name: 'Zeit geben' }).click();
  await expect(creator.getByRole('dialog')).toBeHidden();
}

/** Gives a team points, or takes them. */
export async function givePoints(
  creator: Page,
  { team, points, reason }: { team: string; points: number; reason: string },
): Promise<void> {
  await creator.getByRole('button', { name: `Mehr für ${team}` }).click();
  const dialog = creator.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Punkte' }).click();
  await dialog.getByRole('textbox', { name: 'Punkte' }).fill(String(points));
  await dialog.getByLabel('Grund').fill(reason);
  await dialog.getByRole('button', { name: 'Punkte vergeben' }).click();
  await expect(dialog).toBeHidden();
}
