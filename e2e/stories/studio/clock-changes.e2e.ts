import { expect } from '@playwright/test';
import { test } from '../../support/stories.ts';
import { creatorWithExploration, postAs, saveForm, uniqueName } from '../../support/studio/creator-setup.ts';

test.use({ at: 'studio' });

test('a form names its time zone, says what a missing hour becomes, and keeps the hour that comes twice', async ({
  creator,
  accounts,
  testSite,
}) => {
  const fixtures = { accounts, testSite };
  const { account } = await creatorWithExploration(creator, fixtures);
  const battle = await postAs(fixtures, { account, path: '/battles', body: { name: uniqueName('Zeitumstellung') } });
  await creator.goto(`/management/battle/${battle.slug}`);
  const [start, end] = [creator.getByLabel('Beginn', { exact: true }), creator.getByLabel('Ende', { exact: true })];
  await expect(start).toHaveAccessibleDescription('TT.MM.JJJJ HH:mm, Zeitzone Europe/Berlin');

  await start.fill('2027-03-28T02:30');
  await expect(start).toHaveAccessibleDescription(/Daraus wird 28\.03\.2027 03:30\./);
  await saveForm(creator);
  await expect(start).toHaveValue('2027-03-28T03:30');

  await start.fill('2027-10-31T02:50');
  await end.fill('2027-10-31T02:10');
  await saveForm(creator);
  await expect(creator.getByText('Das Ende muss nach dem Beginn liegen.')).toBeVisible();
  const second = creator.getByLabel('Ende: Diese Uhrzeit kommt an dem Tag zweimal');
  await second.selectOption('Beim zweiten Mal (UTC+01:00)');
  await saveForm(creator);
  await expect(creator).toHaveURL(/alert=update$/);
  await creator.reload();
  await expect(end).toHaveValue('2027-10-31T02:10');
  await expect(second.getByRole('option', { selected: true })).toHaveText('Beim zweiten Mal (UTC+01:00)');
});
