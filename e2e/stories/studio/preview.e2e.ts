import { expect } from '@playwright/test';
import { withImportedRun } from '../../support/imported-run.ts';
import { answer, expectSolved, questOf } from '../../support/playing.ts';
import { test } from '../../support/stories.ts';
import { open } from '../../support/walk.ts';

test.use({ at: 'studio' });

test('a quest is tried out as it stands in the form, and nothing is sent', { tag: '@desk' }, async ({
  creator,
  people,
}) => {
  const { slug } = await withImportedRun(creator, people, 'e2e/runs/torhaus.json');
  await open(creator, `/management/exploration/${slug}/poi/vorhof/task/erster-schlüssel`);
  const sent: string[] = [];
  creator.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));

  const preview = creator.getByRole('region', { name: 'So sehen Spielende die Quest' });
  await expect(preview.getByRole('article')).toHaveAccessibleName('Erster Schlüssel');
  await creator.getByRole('textbox', { name: 'Name', exact: true }).fill('Alter Schlüssel');
  const quest = questOf(creator, 'Alter Schlüssel');
  await answer(quest, 'Antwort', 'Holz');
  await expect(quest.getByRole('alert')).toBeVisible();
  await answer(quest, 'Antwort', 'eisen');
  await expectSolved(quest, 10);
  await preview.getByRole('button', { name: 'Noch einmal von vorn' }).click();
  await expect(quest.getByRole('form')).toBeVisible();

  await creator.getByRole('textbox', { name: 'Name', exact: true }).fill('');
  await expect(preview).toContainText('sobald sie einen Namen hat');
  expect(sent).toEqual([]);
});
