import { expect } from '@playwright/test';
import { answer, expectPoints, expectSolved, explore, taskOf } from '../../support/play/playing.ts';
import { test } from '../../support/stories.ts';
import { newExploration } from '../../support/studio/building.ts';
import { freshName, save, writeText } from '../../support/studio/creating.ts';
import { logInToStudio } from '../../support/studio/login.ts';

test.use({ at: 'studio' });

test('what a creator changes is on the phone that plays the run, and its points stay', async ({
  creator,
  player,
  people,
  place,
}) => {
  const built = await newExploration({ people, place }, freshName('Umbau'));
  const poi = await built.poi('Dom');
  for (const points of [10, 20]) await built.task(poi, points);
  expect(await built.publish()).toBe(200);
  const [solved, open] = [taskOf(player, 'Quest 10'), taskOf(player, 'Quest 20')];
  const typed = open.getByRole('textbox', { name: 'Zahl' });
  const page = `/management/exploration/${built.exploration.slug}/poi`;

  await player.goto(`${place.url}/exploration/${built.exploration.slug}`);
  await player.getByRole('button', { name: 'Mitmachen' }).click();
  await explore(player, 'Dom');
  await answer(solved, 'Zahl', '3');
  await expectSolved(solved, 10);
  await typed.fill('12');
  await logInToStudio(creator, built.creator);

  await test.step('the name of the spot: its address follows, and what is being typed stays', async () => {
    await creator.goto(`${page}/dom`);
    await creator.getByRole('textbox', { name: 'Name', exact: true }).fill('Steinerne Brücke');
    await creator.getByRole('button', { name: 'Beschreibung speichern' }).click();
    await expect(player.getByRole('heading', { level: 1, name: 'Steinerne Brücke' })).toBeVisible();
    await expect(player).toHaveURL(`${place.url}/exploration/${built.exploration.slug}/poi/steinerne-brücke`);
    await expect(typed).toHaveValue('12');
    await expect(typed).toBeFocused();
  });

  await test.step('the text of a quest', async () => {
    await creator.goto(`${page}/steinerne-brücke/task/quest-20`);
    await writeText(creator, ' Zähl die Bögen!');
    await save(creator);
    await expect(open.getByText('Zähl die Bögen!')).toBeVisible();
    await expect(typed).toHaveValue('12');
  });

  await test.step('a quest that was solved is deleted', async () => {
    await creator.goto(`${page}/steinerne-brücke/task/quest-10/delete`);
    await creator.getByRole('checkbox').check();
    await creator.getByRole('button', { name: 'Endgültig löschen' }).click();
    await expect(solved).toBeHidden();
    await expectPoints(player, 10);
  });

  await answer(open, 'Zahl', '3');
  await expectSolved(open, 20);
  await expectPoints(player, 30);
});
