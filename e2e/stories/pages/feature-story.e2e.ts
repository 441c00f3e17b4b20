import { expect } from '@playwright/test';
import { enterAnswer, expectSolved, openTask, taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';

test('a visitor plays the story of the feature page to its end', async ({ player }) => {
  await player.goto('/feature/story');
  await expect(player.getByText('Noch eine Entscheidung', { exact: true })).toHaveCount(2);
  const note = taskCard(player, 'Der Zettel');
  await enterAnswer(note, 'Antwort', 'Wind');
  await expect(player.getByRole('button', { name: 'Aufdecken Hinweis 1' })).toBeVisible();
  await enterAnswer(note, 'Antwort', 'der Mond');
  await expectSolved(note, 20);
  const decision = await openTask(player, 'Brücke oder Ufer?');
  await decision.getByLabel('Über die Brücke').check();
  await decision.getByRole('button', { name: 'So entscheiden: Über die Brücke' }).click();
  await expect(player.getByRole('group').filter({ hasText: 'Nicht auf eurem Weg' })).toBeVisible();
  await player.getByRole('link', { name: 'Erkunden Die rote Brücke' }).click();
  await enterAnswer(taskCard(player, 'Was die Frau wissen will'), 'Zahl', '4');
  await player.getByRole('link', { name: 'Erkunden Das Klostertor' }).click();
  await enterAnswer(taskCard(player, 'Die Inschrift'), 'Antwort', 'Licht');
  const word = await openTask(player, 'Das Losungswort');
  const found = player.getByRole('region', { name: 'Eure Fundstücke' });
  await expect(found.getByRole('listitem')).toHaveText(['der MondDas Gasthaus', 'LichtDas Klostertor']);
  await enterAnswer(word, 'Antwort', 'Mondlicht');
  await expect(word.getByText('Das Tor geht auf.')).toBeVisible();
});
