import { expect } from '@playwright/test';
import { enterAnswer, openPoi, openTask, taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';
import { createOrganiser } from '../../support/studio/battle-setup.ts';
import { openPage } from '../../support/walks/open-page.ts';

test.use({ at: 'studio' });

test('a player reports a quest and rates with a comment; the creator reads both, resolves and deletes them', async ({
  creator,
  player,
  accounts,
  testSite,
}) => {
  const { exploration } = await createOrganiser(creator, { accounts, testSite });
  const slug = encodeURIComponent(exploration.slug);

  await player.goto(`${testSite.url}/exploration/${slug}`);
  await player.getByRole('button', { name: 'Mitmachen' }).click();
  await openPoi(player, 'Anfang');
  await (await openTask(player, 'Weiter')).getByRole('button', { name: 'Quest melden' }).click();
  const sheet = player.getByRole('dialog', { name: 'Quest melden: Weiter' });
  await sheet.getByLabel('Grund').selectOption('Etwas anderes');
  await sheet.getByRole('button', { name: 'Meldung senden' }).click();
  await expect(sheet.getByRole('alert')).toHaveText('Bitte schreib kurz, was nicht stimmt.');
  await sheet.getByLabel('Was ist los?').fill('Die Tafel ist weg.');
  await sheet.getByRole('button', { name: 'Meldung senden' }).click();
  await expect(sheet.getByRole('status')).toContainText('Danke für deine Meldung!');
  await player.keyboard.press('Escape');

  await openPage(creator, `/management/exploration/${slug}/poi`);
  await expect(creator.getByText('1 offene Meldung')).toBeVisible();
  await openPage(creator, `/management/exploration/${slug}/poi/anfang/task`);
  const line = creator.getByRole('listitem').filter({ hasText: '1 offene Meldung' });
  await line.getByRole('link', { name: 'Weiter', exact: true }).click();
  const reports = creator.getByRole('table', { name: 'Meldungen' });
  await expect(reports).toContainText('Die Tafel ist weg.');
  await reports.getByRole('button', { name: 'Meldung erledigt: Etwas anderes' }).click();
  await expect(reports.getByRole('button', { name: 'Meldung wieder öffnen: Etwas anderes' })).toBeVisible();

  await player.reload();
  await (await openTask(player, 'Weiter')).getByRole('button', { name: 'Quest melden' }).click();
  await expect(sheet.getByRole('status')).toContainText('Deine Meldung ist erledigt');
  await player.keyboard.press('Escape');
  await enterAnswer(taskCard(player, 'Los geht’s'), 'Antwort', 'Start');
  await enterAnswer(taskCard(player, 'Weiter'), 'Antwort', 'Ziel');
  await player.getByRole('link', { name: 'Zum Ziel' }).last().click();
  const finish = player.getByRole('region', { name: 'Geschafft!' });
  await expect(finish.getByLabel('Magst du etwas dazu sagen?')).toBeHidden();
  await finish.getByLabel('4 Sterne').click();
  await finish.getByLabel('Magst du etwas dazu sagen?').fill('Schöne Runde, zu viele Treppen.');
  await finish.getByRole('button', { name: 'Kommentar speichern' }).click();
  await expect(finish.getByText('Gespeichert. Du kannst es jederzeit ändern.')).toBeVisible();
  await player.reload();
  await expect(finish.getByLabel('Magst du etwas dazu sagen?')).toHaveValue('Schöne Runde, zu viele Treppen.');

  await openPage(creator, `/management/exploration/${slug}/insights`);
  await expect(creator.getByRole('table', { name: 'Meldungen' })).toContainText('Erledigt');
  const comments = creator.getByRole('table', { name: 'Kommentare' });
  await expect(comments.getByRole('row').last()).toContainText('Schöne Runde, zu viele Treppen.4 Sterne');
  await comments.getByRole('button', { name: /^Kommentar löschen/ }).click();
  await creator.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(creator.getByText('Noch kein Kommentar.')).toBeVisible();
  await reports.getByRole('button', { name: 'Meldung löschen: Etwas anderes' }).click();
  await creator.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(creator.getByText('Noch keine Meldung.')).toBeVisible();
  await player.reload();
  await expect(finish.getByLabel('4 Sterne')).toBeChecked();
  await expect(finish.getByLabel('Magst du etwas dazu sagen?')).toHaveValue('');
});
