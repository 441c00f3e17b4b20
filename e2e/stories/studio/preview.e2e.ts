import { expect } from '@playwright/test';
import { withImportedExploration } from '../../support/imported-exploration.ts';
import { enterAnswer, expectSolved, taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';
import { shortName, showPreview } from '../../support/studio/task-editor.ts';
import { openPage } from '../../support/walks/open-page.ts';

test.use({ at: 'studio' });

test('previews a quest with the unsaved input and sends nothing', { tag: '@desk' }, async ({ creator, accounts }) => {
  const { slug } = await withImportedExploration(creator, accounts, 'e2e/runs/torhaus.json');
  await openPage(creator, `/management/exploration/${slug}/poi/vorhof/task/erster-schlüssel`);
  const sent: string[] = [];
  creator.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));

  await showPreview(creator);
  const preview = creator.getByRole('region', { name: 'So sehen Spielende die Quest' });
  await expect(preview.getByRole('article')).toHaveAccessibleName('Erster Schlüssel');
  await shortName(creator).fill('Alter Schlüssel');
  const task = taskCard(creator, 'Alter Schlüssel');
  await enterAnswer(task, 'Antwort', 'Holz');
  await expect(task.getByRole('alert')).toBeVisible();
  await enterAnswer(task, 'Antwort', 'eisen');
  await expectSolved(task, 10);
  await preview.getByRole('button', { name: 'Noch einmal von vorn' }).click();
  await expect(task.getByRole('form')).toBeVisible();

  await shortName(creator).fill('');
  await expect(preview).toContainText('sobald sie einen Namen hat');
  expect(sent).toEqual([]);
});
