import { expect } from '@playwright/test';
import { playByApi } from '../../support/play/play-by-api.ts';
import { test } from '../../support/stories.ts';
import { createBattleOnScreen, createOrganiser } from '../../support/studio/battle-setup.ts';
import { DESK, openBattlePage } from '../../support/studio/event-control.ts';

test.use({ at: 'studio' });

const NAMES = 'Ada Kowalewski und Emil Zwirn';

test('prints a certificate on one sheet per team, with names that are neither sent nor stored', async ({
  openBrowser,
  accounts,
  testSite,
}) => {
  const desk = await openBrowser(DESK);
  const fixtures = { accounts, testSite };
  const organised = await createOrganiser(desk, fixtures);
  const { account, teams } = organised;
  await createBattleOnScreen(desk, organised);
  const slug = decodeURIComponent(new URL(desk.url()).pathname.split('/').at(-1) ?? '');
  await playByApi(fixtures, { account, battle: slug, team: teams[0], answers: ['Start'] });
  await playByApi(fixtures, { account, battle: slug, team: teams[1], answers: [] });
  await desk.goto(`/management/battle/${slug}/event`);
  await openBattlePage(desk, 'Urkunden');

  const first = desk.getByRole('region', { name: `Urkunde für ${teams[0]}` });
  await expect(first).toContainText('Platz 1');
  await expect(first).toContainText('mit 10 Punkten');
  await expect(first).toContainText('in 1 Min.');
  await expect(first).toContainText('Bei Gleichstand liegt vorn, wer die letzte Quest mit Punkten früher gelöst hat.');
  await expect(desk.getByRole('region', { name: `Urkunde für ${teams[1]}` })).toContainText('Platz 2');

  const sent: string[] = [];
  desk.on('request', (request) => sent.push(`${request.url()} ${request.postData()}`));
  await first.getByRole('textbox').fill(NAMES);
  await expect(first.locator('article')).toContainText(NAMES);
  const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  expect(pages(await desk.pdf({ preferCSSPageSize: true }))).toBe(2);
  await desk.getByRole('combobox', { name: 'Was gedruckt wird' }).selectOption(teams[0]);
  expect(pages(await desk.pdf({ preferCSSPageSize: true }))).toBe(1);

  expect(sent.filter((request) => request.includes('Kowalewski'))).toEqual([]);
  expect(JSON.stringify(await desk.context().storageState({ indexedDB: true }))).not.toContain('Kowalewski');
  await desk.reload();
  await expect(first.getByRole('textbox')).toHaveValue('');
});
