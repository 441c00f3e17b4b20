import { expect } from '@playwright/test';
import { playAloneByApi } from '../../support/play/play-alone-by-api.ts';
import { test } from '../../support/stories.ts';
import { createOrganiser } from '../../support/studio/battle-setup.ts';
import { postAs, uniqueName } from '../../support/studio/creator-setup.ts';
import { openPage } from '../../support/walks/open-page.ts';

test.use({ at: 'studio' });

test('shows the insights of ten players of a run, and accepts their frequent wrong answer', async ({
  creator,
  accounts,
  testSite,
}) => {
  const { exploration } = await createOrganiser(creator, { accounts, testSite });
  const address = `/management/exploration/${encodeURIComponent(exploration.slug)}/insights`;
  await openPage(creator, address);
  await expect(creator.getByText('Noch keine Spielenden')).toBeVisible();

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
  await expect(creator.getByRole('list', { name: /^Trichter: / })).toBeVisible();
  const highlights = creator.getByRole('region', { name: 'Das fällt auf' });
  await expect(highlights).toContainText('Noch keine Bewertung.');
  await expect(highlights).toContainText('Weiter5 von 7');
  await expect(highlights.getByRole('link')).toHaveText('Am häufigsten falsch: „das ziel“, von 2 Teilnahmen');
  await creator.getByText('Was die Spalten bedeuten').first().click();
  await expect(creator.getByText('Für so viele waren die Bedingungen des Spots erfüllt.')).toBeVisible();
  const row = (name: string) => creator.getByRole('table', { name: 'Quests' }).getByRole('row', { name });
  await expect(row('Weiter')).toContainText('87'); // tries, players who tried
  const wrong = creator.getByRole('table', { name: 'Falsche Antworten' });
  await expect(wrong.getByRole('button')).toHaveCount(2);

  await wrong.getByRole('button', { name: 'Als richtig annehmen: das ziel' }).click();
  await creator.getByRole('button', { name: 'Annehmen und Punkte nachtragen' }).click();
  await expect(creator.getByText('Keine falsche Antwort kam zweimal vor.')).toBeVisible();
  await expect(facts).toContainText(/Beendet7 \(70\s%\)/);

  await creator.getByLabel('Sprache', { exact: true }).selectOption('Englisch');
  await expect(creator.getByText('Noch keine Spielenden')).toBeVisible();
  await expect(creator).toHaveURL(/lang=en$/);
  await creator.getByLabel('Sprache', { exact: true }).selectOption('Alle');
  await creator.getByRole('button', { name: 'CSV laden' }).click();
  const [file] = await Promise.all([
    creator.waitForEvent('download'),
    creator.getByRole('menuitem', { name: 'Spots' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('insights-pois.csv');
});

test('accepts a wrong number and withdraws it', async ({ creator, accounts, testSite }) => {
  const { account } = await createOrganiser(creator, { accounts, testSite });
  const tasks = [{ name: 'Stufen', task_type: 'guess_number', points: 10, task: { answer: 299 } }];
  const pois = [{ name: 'Turm', location_type: 'hint', location: [], tasks }];
  const file = { format: 'puzzle-run/1', exploration: { name: uniqueName('Turmlauf'), postal_code: '93047', pois } };
  const exploration = await postAs(
    { accounts, testSite },
    { account, path: '/management/explorations/file', body: file },
  );
  await fetch(`${testSite.studioUrl}/api/explorations/${exploration.id}/published`, {
    method: 'PUT',
    headers: { ...(await accounts.authorization(account)), 'content-type': 'application/json' },
    body: JSON.stringify({ published: true }),
  });
  for (let player = 0; player < 2; player++)
    await playAloneByApi(testSite, { explorationId: exploration.id, answers: [['300']] });

  await openPage(creator, `/management/exploration/${encodeURIComponent(exploration.slug)}/insights`);
  await creator.getByRole('button', { name: 'Als richtig annehmen: 300' }).click();
  await creator.getByRole('button', { name: 'Nur ab jetzt annehmen' }).click();
  await creator.getByRole('button', { name: 'Zurücknehmen: 300' }).click();
  await expect(creator.getByRole('table', { name: 'Angenommene Antworten' })).toBeHidden();
  await playAloneByApi(testSite, { explorationId: exploration.id, answers: [['300']] });
  await creator.reload();
  await expect(creator.getByRole('table', { name: 'Quests' }).getByRole('row', { name: 'Stufen' })).toContainText(
    '330',
  );
});
