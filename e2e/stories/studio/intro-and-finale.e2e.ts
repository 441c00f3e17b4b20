import { expect } from '@playwright/test';
import { enterAnswer, openPoi, taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';
import { openRow, saveForm, uniqueName } from '../../support/studio/creator-setup.ts';
import { newExploration } from '../../support/studio/exploration-builder.ts';
import { logInToStudio } from '../../support/studio/login.ts';
import { expectAlert } from '../../support/studio/task-editor.ts';
import { expectAccessible } from '../../support/walks/accessibility.ts';

test.use({ at: 'studio' });

test('a creator tells a story, and a player reads its start before the first spot and its end at the finish', async ({
  creator,
  player,
  accounts,
  testSite,
}) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Geschichte'));
  await built.task(await built.poi('Dom'), 10);
  expect(await built.publish()).toBe(200);
  await logInToStudio(creator, built.creator);
  const address = `/management/exploration/${built.exploration.slug}`;
  await creator.goto(address);
  await openRow(creator, /^Einleitung und Schluss/);
  await creator.getByRole('button', { name: 'Einleitung hinzufügen' }).click();
  await creator.getByRole('textbox', { name: /^Einleitung vor dem ersten Spot/ }).click();
  await creator.keyboard.type('Ein Brief liegt vor dir.');
  await creator.getByRole('button', { name: 'Schlusstext hinzufügen' }).click();
  await creator.getByRole('textbox', { name: /^Schlusstext am Ziel/ }).click();
  await creator.keyboard.type('Der Schatz gehört dir.');
  await saveForm(creator);
  await expectAlert(creator, 'update');
  await creator.goto(`${address}/overview`);
  await expect(creator.getByText('Ein Brief liegt vor dir.')).toBeVisible();
  await expect(creator.getByText('Der Schatz gehört dir.')).toBeHidden();
  await creator.getByLabel('Erklärungen und Schlusstext zeigen').check();
  await expect(creator.getByText('Der Schatz gehört dir.')).toBeVisible();

  await player.goto(`${testSite.url}/exploration/${built.exploration.slug}`);
  await player.getByRole('button', { name: 'Mitmachen' }).click();
  await expect(player.getByText('Ein Brief liegt vor dir.')).toBeVisible();
  await expect(player.getByRole('link', { name: 'Erkunden Dom' })).toBeHidden();
  await expectAccessible(player, 'the intro of a run');
  await player.getByRole('button', { name: 'Los geht’s' }).click();
  await expect(player.getByText('Ein Brief liegt vor dir.')).toBeHidden();
  await player.reload();
  await player.getByText('Einleitung lesen').click();
  await expect(player.getByText('Ein Brief liegt vor dir.')).toBeVisible();
  await openPoi(player, 'Dom');
  await enterAnswer(taskCard(player, 'Quest 10'), 'Zahl', '3');
  await player.getByRole('link', { name: 'Zum Ziel' }).last().click();
  await expect(player.getByText('Der Schatz gehört dir.')).toBeVisible();
});
