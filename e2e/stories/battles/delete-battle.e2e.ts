import { expect } from '@playwright/test';
import { openPoi } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';
import { createBattleOnScreen, createOrganiser } from '../../support/studio/battle-setup.ts';
import { addressOfCard, joinByCard, openBattlePage } from '../../support/studio/event-control.ts';

/** 401: a player whose progress was deleted has to join again. */
test.use({ at: 'studio', allowedErrors: [401] });

test('deletes a team’s progress and a Versus only after confirmation', async ({
  creator,
  player,
  accounts,
  testSite,
}) => {
  const organised = await createOrganiser(creator, { accounts, testSite });
  const [foxes] = organised.teams;
  const battle = await createBattleOnScreen(creator, organised);
  await creator.getByRole('link', { name: 'Teilen' }).click();
  await joinByCard(player, await addressOfCard(creator, foxes));
  await openPoi(player, 'Anfang');

  await openBattlePage(creator, 'Fortschritt');
  const ofFoxes = creator.getByRole('row', { name: foxes });
  await expect(ofFoxes).toContainText('0 von 2');
  await ofFoxes.getByRole('button').click();
  const dialog = creator.getByRole('dialog');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(ofFoxes).toContainText('noch nicht beigetreten');

  await openBattlePage(creator, 'Alle Versus');
  await creator.getByRole('button', { name: `Aktionen für ${battle}` }).click();
  await creator.getByRole('menuitem', { name: 'Löschen' }).click();
  await creator.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(creator).toHaveURL(/alert=incorrect_entry$/);
  await creator.getByRole('checkbox').check();
  await creator.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(creator).toHaveURL(/\/delete\/success\?alert=delete$/);
  await creator.getByRole('link', { name: 'Zu meinen Versus' }).click();
  await expect(creator.getByText('Noch kein Versus')).toBeVisible();
});
