import { expect } from '@playwright/test';
import { middleOf } from '../../support/gestures.ts';
import { test } from '../../support/stories.ts';
import { addPair, createOrganiser } from '../../support/studio/battle-setup.ts';
import { postAs, saveForm, uniqueName } from '../../support/studio/creator-setup.ts';

test.use({ at: 'studio' });

test('keeps unsaved teams of a Versus over a reload, and offers each team once', async ({
  creator,
  accounts,
  testSite,
}) => {
  const { exploration, teams } = await createOrganiser(creator, { accounts, testSite });
  await creator.goto('/management/battle/create');
  await expect(creator.getByRole('button', { name: 'Hinzufügen' })).toBeDisabled();
  await creator.getByRole('textbox', { name: 'Name', exact: true }).fill(uniqueName('Ost gegen West'));
  await addPair(creator, { exploration, team: teams[0] });
  await expect(creator.getByRole('listitem').filter({ hasText: teams[0] })).toContainText('Neu');
  await creator.getByRole('combobox', { name: 'Teams' }).click();
  await expect(creator.getByRole('option')).toHaveText([teams[1]]);
  await creator.getByRole('option').click();
  creator.once('dialog', (dialog) => dialog.accept());
  await creator.reload();
  const pair = creator.getByRole('listitem').filter({ hasText: teams[0] });
  await expect(pair).toContainText('Neu');
  await pair.getByRole('button', { name: `${teams[0]} entfernen` }).click();
  await expect(pair).toBeHidden();
  await saveForm(creator);
  await expect(creator).toHaveURL(/alert=create$/);
});

test('asks before a team is removed, and adds it again on undo', async ({ creator, accounts, testSite }) => {
  const fixtures = { accounts, testSite };
  const { account, exploration, teams } = await createOrganiser(creator, fixtures);
  const battle = await postAs(fixtures, { account, path: '/battles', body: { name: uniqueName('Abschied') } });
  await creator.goto(`/management/battle/${battle.slug}`);
  await addPair(creator, { exploration, team: teams[0] });
  await saveForm(creator);
  await creator.getByRole('alert').getByRole('button', { name: 'Schließen' }).click(); // it lies above the row
  const pair = creator.getByRole('list', { name: 'Teams im Versus' }).getByRole('listitem');
  const remove = pair.getByRole('button', { name: `${teams[0]} entfernen` });
  const question = creator.getByRole('dialog', { name: `${teams[0]} aus dem Versus nehmen?` });
  await remove.click();
  const { x, y } = await middleOf(remove);
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await creator.mouse.click(x, y); // at once: the closing dialog still fades above the button
  await question.getByRole('button', { name: 'Aus dem Versus nehmen' }).click();
  await expect(pair).toHaveCount(0);
  await creator.getByRole('button', { name: 'Wieder aufnehmen' }).click();
  await expect(pair).toContainText(teams[0]);
});

test.describe('with two tabs', () => {
  test.use({ allowedErrors: [409] });

  test('adds all teams of a search at once, and leaves only a team unsaved that joined meanwhile', async ({
    creator,
    accounts,
    testSite,
  }) => {
    const fixtures = { accounts, testSite };
    const { account, exploration, teams } = await createOrganiser(creator, fixtures);
    const body = { name: uniqueName('Hafen'), description: '<p>Am Wasser.</p>', postal_code: '93047' };
    const other = await postAs(fixtures, { account, path: '/explorations', body });
    const late = uniqueName('Füchse');
    const { id: lateId } = await postAs(fixtures, { account, path: '/teams', body: { name: late } });
    const battle = await postAs(fixtures, { account, path: '/battles', body: { name: uniqueName('Viele') } });
    await creator.goto(`/management/battle/${battle.slug}`);

    await creator.getByRole('combobox', { name: 'Puzzle Run' }).fill(exploration.name);
    await creator.getByRole('option', { name: exploration.name }).click();
    await creator.getByRole('combobox', { name: 'Teams' }).fill('füchse');
    await creator.getByRole('option', { name: 'Alle 2 wählen' }).click();
    await creator.getByRole('combobox', { name: 'Teams' }).press('Escape');
    await creator.getByRole('button', { name: 'Hinzufügen' }).click();
    const pairs = creator.getByRole('list', { name: 'Teams im Versus' }).getByRole('listitem');
    await expect(pairs.filter({ hasText: 'Neu' })).toHaveCount(2);

    await postAs(fixtures, {
      account,
      path: `/battles/${battle.id}/participants`,
      body: { exploration_id: other.id, team_id: lateId },
    });
    await addPair(creator, { exploration, team: teams[1] });
    await saveForm(creator);
    await expect(creator).toHaveURL(/alert=pairs_left$/);
    const refused = pairs.filter({ hasText: 'Neu' });
    await expect(refused).toContainText(
      `${late}${exploration.name}Nicht gespeichert: Dieses Team spielt inzwischen schon mit.`,
    );
    for (const team of teams) await expect(pairs.filter({ hasText: team })).not.toContainText('Neu');
    await expect(pairs.filter({ hasText: other.name })).toContainText(late);
    await refused.getByRole('button', { name: `${late} entfernen` }).click();
    await expect(pairs).toHaveCount(3);
    await saveForm(creator);
    await expect(creator).toHaveURL(/alert=nochange$/);
  });
});

test.describe('with a failing network', () => {
  test.use({ allowedErrors: [409, 'network'] });

  test('shows a saved team as saved when only the response was lost', async ({ creator, accounts, testSite }) => {
    const { account, exploration, teams } = await createOrganiser(creator, { accounts, testSite });
    const battle = await postAs(
      { accounts, testSite },
      { account, path: '/battles', body: { name: uniqueName('Funkloch') } },
    );
    await creator.goto(`/management/battle/${battle.slug}`);
    for (const team of teams) await addPair(creator, { exploration, team });
    await creator.route('**/participants', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await saveForm(creator);
    await expect(creator).toHaveURL(/alert=network$/);
    const pairs = creator.getByRole('list', { name: 'Teams im Versus' }).getByRole('listitem');
    await expect(pairs.filter({ hasText: teams[0] })).not.toContainText('Neu');
    await expect(pairs.filter({ hasText: teams[1] })).toContainText('Neu');
    await creator.unroute('**/participants');
    await saveForm(creator);
    await expect(creator).toHaveURL(/alert=update$/);
    await expect(pairs).toHaveCount(2);
    await expect(pairs.filter({ hasText: 'Neu' })).toHaveCount(0);
  });
});
