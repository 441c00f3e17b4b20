import { expect } from '@playwright/test';
import { playAloneByApi } from '../../support/play/play-alone-by-api.ts';
import { test } from '../../support/stories.ts';
import { createOrganiser } from '../../support/studio/battle-setup.ts';
import { openPage } from '../../support/walks/open-page.ts';

test.use({ at: 'studio' });

test('shows how ten players of a run got on, and makes their frequent wrong answer right', async ({
  creator,
  accounts,
  testSite,
}) => {
  const { exploration } = await createOrganiser(creator, { accounts, testSite });
  const address = `/management/exploration/${encodeURIComponent(exploration.slug)}/insights`;
  await openPage(creator, address);
  await expect(creator.getByText('Noch niemand')).toBeVisible();

  const plays = [
    ...Array.from({ length: 5 }, () => [['Start'], ['Ziel']]),
    [['Start'], ['Das Ziel']],
    [['Start'], ['das  ziel', 'Ende']],
    [['Beginn']],
    [],
    [],
  ];
  for (const answers of plays) await playAloneByApi(testSite, { explorationId: exploration.id, answers });
  await creator.reload();
  const facts = creator.getByRole('region', { name: 'Wichtigste Zahlen' });
  await expect(facts).toContainText('Begonnen10');
  await expect(facts).toContainText(/Beendet5 \(50\s%\)/);
  await expect(creator.getByRole('img', { name: /^Trichter: / })).toBeVisible();
  const row = (name: string) => creator.getByRole('table', { name: 'Quests' }).getByRole('row', { name });
  await expect(row('Weiter')).toContainText('87'); // tries, players who tried
  const wrong = creator.getByRole('table', { name: 'Falsche Antworten' });
  await expect(wrong.getByRole('button')).toHaveCount(1);

  await wrong.getByRole('button', { name: 'Als richtig annehmen: das ziel' }).click();
  await creator.getByRole('button', { name: 'Annehmen und Punkte nachtragen' }).click();
  await expect(creator.getByText('Keine falsche Antwort kam zweimal vor.')).toBeVisible();
  await expect(facts).toContainText(/Beendet7 \(70\s%\)/);

  await creator.getByLabel('Sprache', { exact: true }).selectOption('Englisch');
  await expect(creator.getByText('Noch niemand')).toBeVisible();
  await expect(creator).toHaveURL(/lang=en$/);
  await creator.getByLabel('Sprache', { exact: true }).selectOption('Alle');
  await creator.getByRole('button', { name: 'CSV laden' }).click();
  const [file] = await Promise.all([
    creator.waitForEvent('download'),
    creator.getByRole('menuitem', { name: 'Spots' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('insights-pois.csv');
});
