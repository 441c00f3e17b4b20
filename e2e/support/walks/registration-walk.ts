import { expect, type Page } from '@playwright/test';
import { type CheckPage, openPage } from './open-page.ts';

/** Opens the registration, registers a team on its page, and decides about its name. Returns the address of the page. */
export async function checkRegistration(creator: Page, checkPage: CheckPage): Promise<string> {
  const event = creator.url().replace(/\?.*$/, '');
  await openPage(creator, event.replace(/event$/, 'registration'));
  await creator.getByRole('button', { name: /^(Anmeldung öffnen|Open registration)$/ }).click();
  await expect(creator.getByRole('dialog').getByRole('combobox')).toBeVisible();
  await checkPage('registration of a Versus, its settings');
  await creator
    .getByRole('dialog')
    .getByRole('button', { name: /^(Speichern|Save)$/ })
    .click();
  await expect(creator.getByRole('img', { name: /^(QR-Code zur Anmeldung|QR code for registration)$/ })).toBeVisible();
  const large = creator.getByRole('link', { name: /^(Groß zeigen und drucken|Show large and print)$/ });
  const address = decodeURIComponent((await large.getAttribute('href'))?.split('/').at(-1) ?? '');
  await openPage(creator, address);
  await checkPage('registration');
  const name = creator.getByRole('textbox');
  await name.fill('x');
  await name.press('Enter');
  await checkPage('registration, name too short');
  await name.fill('Die Luchse');
  await name.press('Enter');
  await expect(creator).toHaveURL(/\/team\/team-\d+\/poi$/);
  await expect(creator.getByText(/[„“]Die Luchse[“”]/)).toBeVisible();
  await checkPage('spots of a registered team');
  await openPage(creator, address);
  await checkPage('registration, on a phone that plays');
  await openPage(creator, event);
  await expect(creator.getByRole('button', { name: /^(1 Name|1 name)$/ })).toBeVisible();
  await checkPage('event, a name waits');
  await creator.getByRole('button', { name: /^(Prüfen: Name|Review: name)/ }).click();
  await checkPage('event, a name to review');
  await creator.getByRole('button', { name: /(ablehnen|^Decline “.*”)$/ }).click();
  await expect(creator.getByText(/^(Gerade wartet kein Name\.|No name waits right now\.)$/)).toBeVisible();
  await openPage(creator, event.replace(/event$/, 'registration'));
  await creator.getByRole('button', { name: /^(Angemeldete Teams|Registered teams)$/ }).click();
  await checkPage('registration of a Versus, its teams');
  await creator.keyboard.press('Escape');
  await openPage(creator, address);
  await creator.getByRole('link', { name: /^(Weiterspielen|Keep playing)$/ }).click();
  await expect(creator.getByRole('textbox')).toBeVisible();
  await checkPage('spots of a team that chooses another name');
  await openPage(creator, event);
  return address;
}

/** The page of a registration that the organiser has closed. */
export async function checkClosedRegistration(
  creator: Page,
  checkPage: CheckPage,
  { registration, battle }: { registration: string; battle: string },
): Promise<void> {
  const board = creator.url();
  await openPage(creator, `${battle}/registration`);
  await creator.getByRole('button', { name: /^(Anmeldung ändern|Change registration)$/ }).click();
  const dialog = creator.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /^(Teams können sich anmelden|Teams can register)/ }).uncheck();
  await dialog.getByRole('button', { name: /^(Speichern|Save)$/ }).click();
  await expect(dialog).toBeHidden();
  await openPage(creator, registration);
  await checkPage('registration, closed');
  await openPage(creator, board);
}
