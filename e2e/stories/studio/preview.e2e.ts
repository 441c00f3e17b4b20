import { expect } from '@playwright/test';
import { withImportedExploration } from '../../support/imported-exploration.ts';
import { answer, expectSolved, taskOf } from '../../support/play/playing.ts';
import { test } from '../../support/stories.ts';
import { open } from '../../support/walks/walk.ts';

test.use({ at: 'studio' });

test('a quest is tried out as it stands in the form, and nothing is sent', { tag: '@desk' }, async ({
  creator,
  people,
}) => {
  const { slug } = await withImportedExploration(creator, people, 'e2e/runs/torhaus.json');
  await open(creator, `/management/exploration/${slug}/poi/vorhof/task/erster-schlüssel`);
  const sent: string[] = [];
  creator.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));

  const preview = creator.getByRole('region', { name: 'So sehen Spielende die Quest' });
  await expect(preview.getByRole('article')).toHaveAccessibleName('Erster Schlüssel');
  await creator.getByRole('textbox', { name: 'Name', exact: true }).fill('Alter Schlüssel');
  const task = taskOf(creator, 'Alter Schlüssel');
  await answer(task, 'Antwort', 'Holz');
  await expect(task.getByRole('alert')).toBeVisible();
  await answer(task, 'Antwort', 'eisen');
  await expectSolved(task, 10);
  await preview.getByRole('button', { name: 'Noch einmal von vorn' }).click();
  await expect(task.getByRole('form')).toBeVisible();

  await creator.getByRole('textbox', { name: 'Name', exact: true }).fill('');
  await expect(preview).toContainText('sobald sie einen Namen hat');
  expect(sent).toEqual([]);
});
