import { expect } from '@playwright/test';
import { expectFocusInContent } from '../../support/focus.ts';
import { test } from '../../support/stories.ts';
import { addPair, createOrganiser } from '../../support/studio/battle-setup.ts';
import { postAs, saveForm, uniqueName } from '../../support/studio/creator-setup.ts';
import { addAnswers, openTasks, setPoints } from '../../support/studio/task-editor.ts';
import { setUpTasks } from '../../support/studio/task-setup.ts';

test.use({ at: 'studio' });

test('the focus goes to a neighbour when an entry, a draft notice or a message goes', async ({
  creator,
  accounts,
  testSite,
}) => {
  const setup = await setUpTasks(accounts, testSite);
  const entries = [{ text: 'Kai' }, { text: 'Tor' }, { text: 'Giebel' }];
  await setup.task({ name: 'Vom Fluss zum Dach', task_type: 'order', task: { TaskOrderEntries: entries } });
  await openTasks(creator, setup, 'vom-fluss-zum-dach');

  await creator.getByRole('button', { name: 'Giebel entfernen' }).click();
  await expectFocusInContent(creator);

  await addAnswers(creator, 'Turm');
  creator.on('dialog', (dialog) => dialog.accept());
  await creator.reload();
  await creator.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(creator.getByRole('button', { name: 'Verwerfen' })).toBeHidden();
  await expectFocusInContent(creator);

  await setPoints(creator, '30');
  await creator.getByRole('button', { name: 'Speichern', exact: true }).click();
  const message = creator.getByRole('alert');
  await expect(message).toHaveCount(1);
  await message.getByRole('button', { name: 'Schließen' }).click();
  await expect(message).toBeHidden();
  await expectFocusInContent(creator);
});

test('the focus stays with a row that is moved by its button or from its menu', async ({
  creator,
  accounts,
  testSite,
}) => {
  const setup = await setUpTasks(accounts, testSite);
  const kind = { task_type: 'guess_number', task: { answer: 16 } } as const;
  for (const name of ['Eins', 'Zwei', 'Drei']) await setup.task({ name, ...kind });
  await openTasks(creator, setup);
  await creator.getByRole('button', { name: 'Drei nach oben' }).click();
  await expectFocusInContent(creator);
  await creator.getByRole('main').getByRole('button', { name: 'Mehr zu Eins' }).click();
  await creator.getByRole('menuitem', { name: 'An Position …' }).click();
  await creator
    .getByRole('dialog')
    .getByLabel(/^Position/)
    .fill('3');
  await creator.getByRole('dialog').getByRole('button', { name: 'Dorthin' }).click();
  await expect(creator.getByRole('dialog')).toBeHidden();
  await expectFocusInContent(creator);
  await creator.getByRole('button', { name: 'Reihenfolge speichern' }).click();
  await expect(creator.getByRole('alert')).toHaveCount(1);
  await expectFocusInContent(creator);
});

test('the focus stays in the list when a team is removed from a Versus and added again', async ({
  creator,
  accounts,
  testSite,
}) => {
  const fixtures = { accounts, testSite };
  const { account, exploration, teams } = await createOrganiser(creator, fixtures);
  const battle = await postAs(fixtures, { account, path: '/battles', body: { name: uniqueName('Abschied') } });
  await creator.goto(`/management/battle/${battle.slug}`);
  for (const team of teams) await addPair(creator, { exploration, team });
  await saveForm(creator);
  // The message may come while the row below it is pressed.
  await creator.getByRole('alert').getByRole('button', { name: 'Schließen' }).click();
  await creator.getByRole('button', { name: `${teams[0]} entfernen` }).click();
  await creator.getByRole('dialog').getByRole('button', { name: 'Aus dem Versus nehmen' }).click();
  await expect(creator.getByRole('dialog')).toBeHidden();
  await expectFocusInContent(creator);
  await creator.getByRole('button', { name: 'Wieder aufnehmen' }).click();
  await expect(creator.getByRole('button', { name: 'Wieder aufnehmen' })).toBeHidden();
  await expectFocusInContent(creator);
});

test('a success message closes after five seconds unless the pointer is on it, and moves nothing', {
  tag: '@only-desk',
}, async ({ creator, accounts, testSite }) => {
  const setup = await setUpTasks(accounts, testSite);
  const kind = { task_type: 'guess_number', task: { answer: 16 } } as const;
  for (const name of ['Eins', 'Zwei']) await setup.task({ name, ...kind });
  await openTasks(creator, setup);
  await creator.clock.install();
  const bar = creator.getByRole('button', { name: 'Reihenfolge speichern' });
  await creator.getByRole('button', { name: 'Zwei nach oben' }).click();
  const before = await bar.boundingBox();
  await bar.click();
  const message = creator.getByRole('alert');
  await expect(message).toBeVisible();
  expect(await bar.boundingBox()).toEqual(before);
  await creator.clock.runFor(3_000);
  await message.hover({ force: true }); // presses go through it
  await creator.clock.runFor(60_000);
  await expect(message).toBeVisible();
  await creator.mouse.move(5, 5);
  await creator.clock.runFor(1_000);
  await expect(message).toBeVisible();
  await creator.clock.runFor(3_000);
  await expect(message).toBeHidden();
  await expect(creator).toHaveURL(/task$/);

  await creator.getByLabel('Position von Eins').fill('7');
  await bar.click();
  await expect(message).toContainText('Die Positionen gehen nicht auf');
  await expect(creator).toHaveURL(/alert=nochange$/);
  await creator.clock.runFor(60_000);
  await expect(message).toBeVisible();
});
