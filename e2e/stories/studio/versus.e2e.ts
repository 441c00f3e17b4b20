import { expect, type Page } from '@playwright/test';
import { freshName, save } from '../../support/creating.ts';
import { addPair, createBattle, organiser } from '../../support/organising.ts';
import { answer, explore, questOf } from '../../support/playing.ts';
import { readQr } from '../../support/qr-picture.ts';
import { test } from '../../support/stories.ts';

/** Whose progress is deleted has to join again. */
test.use({ at: 'studio', forgiven: [401] });
test.slow();

/** Reads the code of a team's card in large, where its address stands, too, and comes back to the cards. */
async function addressOfCard(creator: Page, team: string): Promise<string> {
  await creator.getByRole('listitem').filter({ hasText: team }).getByRole('link').click();
  const address = await readQr(creator.getByRole('img', { name: 'QR-Code zum Beitreten', exact: true }));
  await expect(creator.getByText(address, { exact: true })).toBeVisible();
  await creator.goBack();
  return address;
}

/** What the browser, in its own time zone, writes into a field of date and time: so many minutes ago. */
async function minutesAgo(creator: Page, minutes: number): Promise<string> {
  return creator.evaluate((ago) => {
    const at = new Date(Date.now() - ago * 60_000);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  }, minutes);
}

/** Joins by the address of a card, as a camera does that has read its code. */
async function joinByCard(player: Page, address: string): Promise<void> {
  await player.goto(address);
  await player.getByRole('button', { name: 'Mitmachen' }).click();
  await expect(player).toHaveURL(/\/team\/[^/]+\/poi$/);
}

test('an organiser invites two teams with cards, sees them play, and clears up', { tag: '@desk' }, async ({
  creator,
  player,
  friend,
  people,
  place,
}) => {
  const organised = await organiser(creator, { people, place });
  const [foxes, badgers] = organised.teams;
  const battle = await createBattle(creator, organised);

  await creator.getByRole('link', { name: 'Teilen' }).click();
  const cards = creator.getByRole('list', { name: 'Karten für die Teams' });
  await expect(cards.getByRole('listitem')).toHaveCount(2);
  await expect(cards.getByRole('listitem').first()).toHaveCSS('border-style', 'dashed');
  await creator.getByLabel('Rahmen').selectOption('groove');
  await expect(cards.getByRole('listitem').first()).toHaveCSS('border-style', 'groove');
  await creator.getByRole('button', { name: 'Druckansicht' }).click();
  await creator.getByRole('button', { name: 'Druckansicht verlassen' }).click();
  await expect(creator.getByLabel('Rahmen')).toHaveValue('groove');

  const addresses: string[] = [];
  for (const team of [foxes, badgers]) {
    addresses.push(await addressOfCard(creator, team));
  }
  await joinByCard(player, addresses[0] ?? '');
  await joinByCard(friend, addresses[1] ?? '');
  await explore(player, 'Anfang');
  await answer(questOf(player, 'Los geht’s'), 'Antwort', 'Start');

  await creator.getByRole('link', { name: 'Fortschritt' }).click();
  const ofFoxes = creator.getByRole('row', { name: foxes });
  await expect(ofFoxes).toContainText('1 von 2');
  await expect(ofFoxes.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '10 / 15');
  await creator.getByRole('link', { name: 'Rangliste' }).click();
  await expect(creator.getByRole('list', { name: 'Siegertreppchen' })).toContainText(foxes);

  await creator.getByRole('link', { name: 'Fortschritt' }).click();
  await ofFoxes.getByRole('button').click();
  const dialog = creator.getByRole('dialog');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(ofFoxes).toContainText('noch nicht beigetreten');

  await creator.getByRole('link', { name: 'Alle Versus' }).click();
  await creator.getByRole('button', { name: `Aktionen für ${battle}` }).click();
  await creator.getByRole('menuitem', { name: 'Löschen' }).click();
  await creator.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(creator).toHaveURL(/alert=incorrect_entry$/);
  await creator.getByRole('checkbox').check();
  await creator.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(creator).toHaveURL(/\/delete\/success$/);
  await creator.getByRole('link', { name: 'Zu meinen Versus' }).click();
  await expect(creator.getByText('Noch kein Versus')).toBeVisible();
});

test('an organiser runs the event: a message, points, a break, the big screen, and more time for a team', async ({
  creator,
  player,
  friend,
  people,
  place,
}) => {
  const organised = await organiser(creator, { people, place });
  const [foxes] = organised.teams;
  const battle = await createBattle(creator, organised);
  await creator.getByRole('link', { name: 'Teilen' }).click();
  await joinByCard(player, await addressOfCard(creator, foxes));

  await creator.getByRole('link', { name: 'Durchführen' }).click();
  const message = creator.getByRole('region', { name: 'Nachricht' });
  await message.getByRole('button', { name: 'Senden' }).click();
  await expect(message.getByText('Hier fehlt noch etwas.')).toBeVisible();
  await message.getByLabel('Text').fill('Treffpunkt ist der Brunnen');
  await message.getByRole('button', { name: 'Senden' }).click();
  await expect(player.getByText('Treffpunkt ist der Brunnen')).toBeVisible();

  await creator.getByRole('button', { name: 'Tafel einschalten' }).click();
  await expect(creator.getByRole('button', { name: 'Tafel ausschalten' })).toBeVisible();
  const board = await creator.getByRole('link', { name: 'Tafel öffnen' }).getAttribute('href');
  await friend.goto(board ?? '');
  await expect(friend.getByRole('heading', { level: 1, name: battle })).toBeVisible();

  const points = creator.getByRole('region', { name: 'Punkte geben oder nehmen' });
  await points.getByRole('combobox', { name: 'Team' }).click();
  await creator.getByRole('option', { name: foxes }).click();
  await points.getByRole('textbox', { name: 'Punkte' }).fill('7');
  await points.getByLabel('Grund').fill('Schönstes Lied');
  await points.getByRole('button', { name: 'Punkte vergeben' }).click();
  await expect(creator.getByRole('row', { name: 'Schönstes Lied' })).toContainText('7 Punkte');
  await expect(friend.getByRole('progressbar').first()).toHaveAttribute('aria-valuetext', '7 / 15');

  await creator.getByRole('button', { name: 'Rangliste einfrieren' }).click();
  await expect(friend.getByText('Eingefroren')).toBeVisible();
  await creator.getByRole('button', { name: 'Pause machen' }).click();
  await expect(player.getByText('Pause: gerade zählt die Zeit nicht')).toBeVisible();
  await creator.getByRole('button', { name: 'Weiterspielen' }).click();
  await expect(player.getByText('Pause: gerade zählt die Zeit nicht')).toBeHidden();

  await creator.getByRole('link', { name: 'Bearbeiten' }).click();
  await creator.getByLabel('Ende').fill(await minutesAgo(creator, 10));
  await save(creator);
  await expect(player.getByText('Das Versus ist vorbei.')).toBeVisible();
  await creator.getByRole('link', { name: 'Durchführen' }).click();
  const extra = creator.getByRole('region', { name: 'Mehr Zeit für ein Team' });
  await extra.getByRole('combobox', { name: 'Team' }).click();
  await creator.getByRole('option', { name: foxes }).click();
  await extra.getByRole('textbox', { name: 'Minuten' }).fill('60');
  await extra.getByRole('button', { name: 'Zeit geben' }).click();
  await expect(player.getByRole('timer')).toContainText(/Noch\s*\d/);
  await expect(player.getByText('Das Versus ist vorbei.')).toBeHidden();
});

test('who joins before the start waits for it', async ({ creator, player, people, place }) => {
  const organised = await organiser(creator, { people, place });
  await createBattle(creator, organised);
  await creator.getByLabel('Beginn').fill('2099-05-08T10:00');
  await creator.getByLabel('Ende').fill('2099-05-08T09:00');
  await save(creator);
  await expect(creator.getByText('Das Ende liegt nicht nach dem Start.')).toBeVisible();
  await creator.getByLabel('Ende').fill('2099-05-08T11:00');
  await save(creator);
  await expect(creator).toHaveURL(/alert=update$/);
  await creator.getByRole('link', { name: 'Teilen' }).click();
  await joinByCard(player, await addressOfCard(creator, organised.teams[0]));
  await expect(player.getByRole('heading', { name: 'Gleich geht’s los!' })).toBeVisible();
  await expect(player.getByText('Beginn: Freitag, 8. Mai 2099')).toBeVisible();
});

test('pairs that are not saved survive a reload, and a team is offered once', async ({ creator, people, place }) => {
  const { run, teams } = await organiser(creator, { people, place });
  await creator.goto('/management/battle/create');
  await expect(creator.getByRole('button', { name: 'Hinzufügen' })).toBeDisabled();
  await creator.getByLabel(/^Name/).fill(freshName('Ost gegen West'));
  await addPair(creator, { run, team: teams[0] });
  await expect(creator.getByRole('listitem').filter({ hasText: teams[0] })).toContainText('Neu');
  await creator.getByRole('combobox', { name: 'Team' }).click();
  await expect(creator.getByRole('option')).toHaveText([teams[1]]);
  await creator.getByRole('option').click();
  creator.once('dialog', (dialog) => dialog.accept());
  await creator.reload();
  const pair = creator.getByRole('listitem').filter({ hasText: teams[0] });
  await expect(pair).toContainText('Neu');
  await pair.getByRole('button', { name: `${teams[0]} entfernen` }).click();
  await expect(pair).toBeHidden();
  await save(creator);
  await expect(creator).toHaveURL(/alert=create$/);
});
