import { expect, type Page } from '@playwright/test';
import type { TestAccounts } from '../../support/accounts.ts';
import { readQr } from '../../support/qr-images.ts';
import { test } from '../../support/stories.ts';
import { uniqueName } from '../../support/studio/creator-setup.ts';
import { newExploration } from '../../support/studio/exploration-builder.ts';
import { logInToStudio } from '../../support/studio/login.ts';

test.use({ at: 'studio', allowedErrors: [404] });

interface At {
  accounts: TestAccounts;
  testSite: { url: string; studioUrl: string };
}

/** A logged-in creator with a draft that can be played. */
async function playableDraft(creator: Page, at: At) {
  const name = uniqueName('Geheimgang');
  const built = await newExploration(at, name);
  await built.task(await built.poi('Tor'), 10);
  await logInToStudio(creator, built.creator);
  return { name, built, page: `/management/exploration/${built.exploration.slug}` };
}

/** Publishes the run of the page only with its link; returns that link. */
async function publishWithLink(creator: Page, page: string): Promise<string> {
  await creator.goto(page);
  const panel = creator.getByRole('region', { name: 'Veröffentlichen' });
  const who = panel.getByRole('radiogroup', { name: 'Wer soll den Run finden?' });
  await expect(who.getByLabel('Alle', { exact: true })).toBeChecked();
  await who.getByLabel('Nur mit dem Link').check();
  await panel.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(panel).toContainText('Nur wer den Link hat, findet diesen Run.');
  await expect(creator.getByRole('button', { name: /^Zugang nur mit dem Link/ })).toBeVisible();
  await creator.goto(`${page}/share`);
  const link = creator.getByLabel('Link zum Mitspielen');
  await expect(link).toHaveValue(/exploration_code=[a-z\d]{20}$/);
  return link.inputValue();
}

/** The link with which a player invites others. */
async function sharedLink(player: Page): Promise<string> {
  await player.getByRole('link', { name: 'Teilen', exact: true }).click();
  return player.getByLabel('Link zum Mitspielen', { exact: true }).inputValue();
}

test('a creator publishes a run only with its link: a visitor with the link plays, one without it finds nothing', async ({
  creator,
  player,
  friend,
  accounts,
  testSite,
}) => {
  const { name, built, page } = await playableDraft(creator, { accounts, testSite });
  const link = await publishWithLink(creator, page);
  expect(await readQr(creator.getByRole('img', { name: /^QR-Code/ }))).toBe(link);
  const key = new URL(link).searchParams.get('exploration_code') ?? '';
  const address = `${testSite.url}/exploration/${built.exploration.slug}`;

  await friend.goto(`${testSite.url}/exploration?search=${encodeURIComponent(name)}`);
  await expect(
    friend
      .getByText('Nichts gefunden')
      .or(friend.getByText(/Kein Run/))
      .first(),
  ).toBeVisible();
  await expect(friend.getByRole('link', { name })).toHaveCount(0);
  expect((await friend.goto(address))?.status()).toBe(404);
  await expect(friend.getByText(name)).toHaveCount(0);
  await friend.goto(link.replace(key, 'falsch'));
  await expect(friend.getByText(name)).toHaveCount(0);

  await player.goto(`${address}?exploration_code=${key}`);
  await expect(player.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(player.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1);
  await player.getByRole('button', { name: 'Mitmachen' }).click();
  await expect(player).toHaveURL(/\/poi$/);
  expect(await sharedLink(player)).toBe(link);

  await friend.goto(link);
  await friend.getByRole('button', { name: 'Mitmachen' }).click();
  await expect(friend).toHaveURL(/\/poi$/);
});

test('a new link ends the old one, and who has joined plays on', async ({
  creator,
  player,
  friend,
  accounts,
  testSite,
}) => {
  const { name, page } = await playableDraft(creator, { accounts, testSite });
  const link = await publishWithLink(creator, page);
  await player.goto(link);
  await player.getByRole('button', { name: 'Mitmachen' }).click();
  await expect(player).toHaveURL(/\/poi$/);

  await creator.getByRole('button', { name: 'Neuen Link machen' }).click();
  const question = creator.getByRole('dialog', { name: 'Neuen Link machen?' });
  await expect(question).toContainText('Alte Links, QR-Codes und gedruckte Karten funktionieren dann nicht mehr.');
  await question.getByRole('button', { name: 'Neuen Link machen' }).click();
  await expect(question).toBeHidden();
  const field = creator.getByLabel('Link zum Mitspielen');
  await expect(field).not.toHaveValue(link);
  const renewed = await field.inputValue();

  await friend.goto(link);
  await expect(friend.getByText(name)).toHaveCount(0);
  await player.reload();
  expect(await sharedLink(player)).toBe(renewed);
  await friend.goto(renewed);
  await expect(friend.getByText(name).first()).toBeVisible();
});
