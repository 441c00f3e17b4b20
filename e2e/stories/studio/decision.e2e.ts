import { expect } from '@playwright/test';
import { joinOnScreen, openPoi, taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';
import { followLink } from '../../support/studio/create-on-screen.ts';
import { uniqueName } from '../../support/studio/creator-setup.ts';
import { newExploration } from '../../support/studio/exploration-builder.ts';
import { logInToStudio } from '../../support/studio/login.ts';
import { addOptions, beginTask, expectAlert, finishTask, writeQuestion } from '../../support/studio/task-editor.ts';

test.use({ at: 'studio', allowedErrors: [409] });

test('a creator writes a decision, and a team decides once', async ({ creator, openBrowser, accounts, testSite }) => {
  const run = await newExploration({ accounts, testSite }, uniqueName('Der Uhrmacher'));
  const poi = await run.poi('Die Werkstatt');
  await logInToStudio(creator, run.creator);

  await test.step('the creator names the options, and what players read after one', async () => {
    await creator.goto(`/management/exploration/${run.exploration.slug}/poi/${poi.slug}/task/create`);
    await writeQuestion(creator, 'Der Lehrling und die Gräfin erzählen Verschiedenes.');
    await beginTask(creator, 'Entscheidung', 'Wem glaubt ihr?');
    await addOptions(creator, 'Dem Lehrling');
    await finishTask(creator);
    await expect(creator.getByText('Gib mindestens zwei Möglichkeiten an.')).toBeVisible();
    await addOptions(creator, 'Der Gräfin');
    await creator.getByRole('button', { name: 'ohne Reaktion' }).first().click();
    await creator.getByLabel('Reaktion auf „Dem Lehrling“').last().fill('Er gibt euch einen Schlüssel.');
    await creator.keyboard.press('Escape');
    await expect(creator.getByRole('button', { name: 'mit Reaktion' })).toBeVisible();
    await finishTask(creator);
    await expectAlert(creator, 'create');
    expect(await run.publish()).toBe(200);
  });

  const player = await openBrowser({ baseURL: testSite.url, viewport: { width: 390, height: 844 } });
  await test.step('a player reads that it is chosen once, and what comes of it', async () => {
    await joinOnScreen(player, run.exploration.name);
    await openPoi(player, 'Die Werkstatt');
    const card = taskCard(player, 'Wem glaubt ihr?');
    await expect(card.getByText('Das entscheidet ihr einmal')).toBeVisible();
    await expect(card.getByText('Schlüssel')).toBeHidden();
    await card.getByRole('button', { name: 'So entscheiden' }).click();
    await expect(card.getByRole('alert')).toHaveText('Wähle erst eine Möglichkeit.');
    await card.getByLabel('Dem Lehrling').check();
    await card.getByRole('button', { name: 'So entscheiden: Dem Lehrling' }).click();
    await expect(card.getByText('Er gibt euch einen Schlüssel.')).toBeVisible();
    await expect(card.getByText('Eure Entscheidung: Dem Lehrling')).toBeVisible();
    await expect(card.getByRole('form')).toBeHidden();
  });

  await test.step('the creator reads how often each option was chosen', async () => {
    await creator.goto(`/management/exploration/${run.exploration.slug}`);
    await followLink(creator, 'Ergebnisse');
    const table = creator.getByRole('table', { name: 'Entscheidungen' });
    await expect(table.getByRole('row', { name: /Dem Lehrling/ })).toContainText('1');
  });
});
