import { expect, type Page } from '@playwright/test';
import { readQr } from '../qr-images.ts';
import { saveForm } from './creator-setup.ts';

/** What an organiser sits at, and what throws the big screen on the wall. */
export const DESK = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };

const MINUTE_MS = 60_000;
/** Where the browsers of the stories are (playwright.config.ts). */
const HERE = { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' } as const;

/** So many minutes from now, as the fields of the form take it; Swedish times are ISO 8601 but for the T. */
export function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * MINUTE_MS).toLocaleString('sv-SE', HERE).replace(' ', 'T');
}

/** Fills in when the battle whose form is open is played, '' for always, and saves. */
export async function schedule(creator: Page, { start, end }: { start: string; end: string }): Promise<void> {
  await creator.getByLabel('Beginn').fill(start);
  await creator.getByLabel('Ende').fill(end);
  await saveForm(creator);
}

/** Reads the code of a team's card in large, where its address stands, too, and comes back to the cards. */
export async function addressOfCard(creator: Page, team: string): Promise<string> {
  await creator.getByRole('listitem').filter({ hasText: team }).getByRole('link').click();
  const address = await readQr(creator.getByRole('img', { name: 'QR-Code zum Mitspielen', exact: true }));
  await expect(creator.getByText(address, { exact: true })).toBeVisible();
  await creator.goBack();
  return address;
}

/** Joins by the address of a card, as a camera does that has read its code. */
export async function joinByCard(player: Page, address: string): Promise<void> {
  await player.goto(address);
  await player.getByRole('button', { name: 'Mitmachen' }).click();
  await expect(player).toHaveURL(/\/team\/[^/]+\/poi$/);
}

/** Chooses one of the teams in a panel of the event. */
export async function chooseTeam(creator: Page, { panel, team }: { panel: string; team: string }): Promise<void> {
  await creator.getByRole('region', { name: panel }).getByRole('combobox', { name: 'Team' }).click();
  await creator.getByRole('option', { name: team }).click();
}

/** Sends a message to all teams, or to the one that is chosen. */
export async function sendEventMessage(creator: Page, text: string): Promise<void> {
  const panel = creator.getByRole('region', { name: 'Nachricht' });
  await panel.getByLabel('Text').fill(text);
  await panel.getByRole('button', { name: 'Senden' }).click();
}

/** Lets a team play so many minutes longer than the others, all together. */
export async function giveMinutes(creator: Page, { team, minutes }: { team: string; minutes: number }): Promise<void> {
  await chooseTeam(creator, { panel: 'Mehr Zeit für ein Team', team });
  await creator.getByRole('textbox', { name: 'Minuten' }).fill(String(minutes));
  await creator.getByRole('button', { name: 'Zeit geben' }).click();
}
