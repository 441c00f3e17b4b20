import { expect, type Page } from '@playwright/test';
import { logInToPlayerSite } from '../../support/accounts.ts';
import {
  enterAnswer,
  expectPoints,
  expectSolved,
  joinAndOpenPoi,
  openPoi,
  taskCard,
} from '../../support/play/play-on-screen.ts';
import { readQr } from '../../support/qr-images.ts';
import { test } from '../../support/stories.ts';

/** Founds a team of friends on a run's page; returns the invitation link. */
async function found(player: Page, { exploration, team }: { exploration: string; team: string }): Promise<string> {
  await player.goto(exploration);
  await player.getByRole('button', { name: 'Gemeinsam spielen' }).click();
  const form = player.getByRole('dialog', { name: 'Gemeinsam spielen' });
  await form.getByLabel('Name deines Teams').fill(team);
  await form.getByRole('button', { name: 'Team gründen' }).click();
  await expect(player.getByRole('heading', { name: `„${team}“ ist gegründet!` })).toBeVisible();
  return player.getByLabel('Link zum Mitspielen', { exact: true }).inputValue();
}

const EXPLORATION = '/exploration/der-kurze-weg';
const AT_POIS = /\/exploration\/der-kurze-weg\/team\/nachtfalter-\d+\/poi$/;

test.describe('friends', () => {
  test.use({ allowedErrors: [404] });

  test('play one run on two phones, separately from what a member played alone', async ({ player, friend }) => {
    await joinAndOpenPoi(friend, 'Der kurze Weg', 'Anfang');
    await enterAnswer(taskCard(friend, 'Los geht’s'), 'Antwort', 'Start');
    await expectSolved(taskCard(friend, 'Los geht’s'), 10);

    const link = await found(player, { exploration: EXPLORATION, team: 'Nachtfalter' });
    expect(await readQr(player.getByRole('img', { name: 'QR-Code mit dem Link zum Mitspielen' }))).toBe(link);
    await expect(player.getByText('Bisher bist nur du dabei.')).toBeVisible();

    await friend.goto(link);
    await expect(friend.getByRole('heading', { name: 'Nachtfalter' })).toBeVisible();
    await expect(friend.getByText('1 Person ist schon dabei.')).toBeVisible();
    await expect(friend.getByText('Du spielst diesen Run schon allein.')).toBeVisible();
    await friend.getByRole('button', { name: 'Mitmachen' }).click();
    await expect(friend).toHaveURL(AT_POIS);
    await expectPoints(friend, 0);
    await expect(player.getByText('Ihr seid 2 Leute.')).toBeVisible();

    await player.getByRole('link', { name: 'Losspielen' }).click();
    await openPoi(player, 'Anfang');
    await enterAnswer(taskCard(player, 'Los geht’s'), 'Antwort', 'Start');
    await expectPoints(friend, 10);
    await openPoi(friend, 'Ende');
    await enterAnswer(taskCard(friend, 'Schluss jetzt'), 'Zahl', '100');
    await player.getByRole('link', { name: 'Übersicht', exact: true }).click();
    await expect(player.getByRole('region', { name: 'Geschafft!' })).toContainText('15 von 15');

    await friend.goto(EXPLORATION);
    await friend.getByRole('link', { name: 'Allein weiterspielen' }).click();
    await expectPoints(friend, 10);
    await friend.goto(EXPLORATION);
    await friend.getByRole('link', { name: 'Weiterspielen mit Nachtfalter' }).click();
    await expectPoints(friend, 15);

    await player.getByRole('link', { name: 'Team', exact: true }).click();
    await leave(friend, 'Mit dem Link kommst du wieder dazu.');
    await expect(friend.getByRole('link', { name: 'Weiterspielen' })).toHaveCount(1);
    await expect(player.getByText('Bisher bist nur du dabei.')).toBeVisible();
    await leave(player, 'Es wird mit allem gelöscht, was ihr geschafft habt.');
    await expect(player.getByRole('button', { name: 'Mitmachen' })).toBeVisible();

    await friend.goto(link);
    await expect(friend.getByRole('heading', { name: 'Beitreten ist nicht möglich' })).toBeVisible();
    await expect(friend.getByText('Das Team gibt es nicht mehr')).toBeVisible();
  });
});

async function leave(player: Page, warning: string): Promise<void> {
  await player.getByRole('link', { name: 'Team', exact: true }).click();
  await player.getByRole('button', { name: 'Team verlassen' }).click();
  await expect(player.getByRole('dialog')).toContainText(warning);
  await player.getByRole('button', { name: 'Ja, verlassen' }).click();
  await expect(player).toHaveURL(`${EXPLORATION}?alert=left`);
}

test.describe('a run with a code', () => {
  test.use({ allowedErrors: [403] });

  test('asks the founder of a team for the code, but not invited players', async ({ player, friend }) => {
    await player.goto('/exploration/die-geheime-tür');
    await player.getByRole('button', { name: 'Gemeinsam spielen' }).click();
    const form = player.getByRole('dialog');
    await form.getByRole('button', { name: 'Team gründen' }).click();
    await expect(form.getByText('Gib deinem Team zuerst einen Namen.')).toBeVisible();
    await expect(form.getByText('Gib zuerst den Code ein.')).toBeVisible();
    await form.getByLabel('Name deines Teams').fill('Nachtfalter');
    await form.getByLabel('Code für diesen Run').fill('BUCHE');
    await form.getByRole('button', { name: 'Team gründen' }).click();
    await expect(form.getByText('Der Code stimmt nicht')).toBeVisible();
    await form.getByLabel('Code für diesen Run').fill('EICHE');
    await form.getByRole('button', { name: 'Team gründen' }).click();
    await friend.goto(await player.getByLabel('Link zum Mitspielen', { exact: true }).inputValue());
    await friend.getByRole('button', { name: 'Mitmachen' }).click();
    await expect(friend.getByRole('link', { name: 'Erkunden Hinter der Tür' })).toBeVisible();
  });
});

test('opens the team on another phone of the same account without the link', async ({ player, friend, accounts }) => {
  const ada = await accounts.registered();
  await logInToPlayerSite(player, ada);
  await found(player, { exploration: EXPLORATION, team: 'Nachtfalter' });
  await logInToPlayerSite(friend, ada);
  await friend.goto('/progress');
  await friend.getByRole('button', { name: 'Weiterspielen' }).click();
  await expect(friend).toHaveURL(AT_POIS);
});
