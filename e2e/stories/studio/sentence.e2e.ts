import { expect, type Page } from '@playwright/test';
import { enterAnswer, joinOnScreen, openPoi, taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';
import { uniqueName } from '../../support/studio/creator-setup.ts';
import { type ExplorationBuilder, newExploration } from '../../support/studio/exploration-builder.ts';
import { logInToStudio } from '../../support/studio/login.ts';
import { expectAlert } from '../../support/studio/task-editor.ts';
import { expectAccessible } from '../../support/walks/accessibility.ts';

test.use({ at: 'studio', allowedErrors: [409] });

const SPOTS = ['Altes Schloss', 'Schlossturm', 'Brunnen', 'Tor', 'Werkstatt'];

/** Logs in, and opens the last of five spots with a quest each. */
async function openLast(creator: Page, built: ExplorationBuilder) {
  for (const name of SPOTS) await built.task(await built.poi(name), 10);
  await logInToStudio(creator, built.creator);
  await creator.goto(`/management/exploration/${built.exploration.slug}/poi/werkstatt`);
}

const sentence = (creator: Page) => creator.getByRole('region', { name: /^Öffnet sich/ });
const option = (creator: Page, name: string) => creator.getByRole('menuitemcheckbox', { name, exact: true });
const save = (creator: Page) => creator.keyboard.press('Control+s');

async function solve(player: Page, poi: string) {
  await openPoi(player, poi);
  await enterAnswer(taskCard(player, 'Quest 10'), 'Deine Zahl', '3');
  await player
    .getByRole('navigation')
    .getByRole('link', { name: /Spots|Run/ })
    .first()
    .click();
}

test('“after one spot and one of three” takes six taps, and a player opens it so', async ({
  creator,
  accounts,
  testSite,
  openBrowser,
}) => {
  const built = await newExploration({ accounts, testSite }, uniqueName('Sechs Tipps'));
  await openLast(creator, built);
  const row = sentence(creator);
  await row.getByRole('button', { name: 'von Anfang an' }).click();
  await option(creator, '1 Altes Schloss').click();
  await row.getByRole('button', { name: 'Noch eine Bedingung' }).click();
  for (const name of ['2 Schlossturm', '3 Brunnen', '4 Tor']) await option(creator, name).click();
  await expect(row).toHaveText(
    /Öffnet sich,\s*wenn\s*Altes Schloss\s*Spot\s*geschafft ist\s*und\s*wenn\s*1 von 3\s*aus\s*Schlossturm\s*Brunnen\s*Tor\s*Spot\s*geschafft ist\./,
  );
  await creator.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: 'Noch ein Spot' }).last()).toBeFocused();
  await save(creator);
  await expectAlert(creator, 'update');
  expect(await built.publish()).toBe(200);

  const player = await openBrowser({ baseURL: testSite.url });
  await joinOnScreen(player, built.exploration.name);
  const opens = player.getByRole('link', { name: 'Erkunden Werkstatt' });
  await solve(player, 'Brunnen');
  await expect(player.getByText('Werkstatt')).toBeVisible();
  await expect(opens).toHaveCount(0);
  await solve(player, 'Altes Schloss');
  await expect(opens).toBeVisible();
});
