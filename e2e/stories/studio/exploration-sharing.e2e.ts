import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { readQr } from '../../support/qr-images.ts';
import { test } from '../../support/stories.ts';
import {
  creatorWithExploration,
  openName,
  postAs,
  postalCodeField,
  uniqueName,
} from '../../support/studio/creator-setup.ts';

test.use({ at: 'studio' });

/** A run file with one poi and one task, which can be published. */
function playableFile(name: string) {
  const task = { name: 'Rate', task_type: 'guess_number', points: 10, task: { answer: 7 } };
  const poi = { name: 'Tor', location_type: 'coordinates', location: { latitude: 49, longitude: 12 }, tasks: [task] };
  return {
    format: 'puzzle-run/1',
    exploration: { name, description: '<p>x</p>', postal_code: '93047', code: 'EICHE', pois: [poi] },
  };
}

test.describe('a run that cannot be finished', () => {
  test.use({ allowedErrors: [409] });

  test('is not published, and what is missing is listed with links', async ({ creator, accounts, testSite }) => {
    const { exploration } = await creatorWithExploration(creator, { accounts, testSite });
    await creator.goto(`/management/exploration/${exploration.slug}`);
    const panel = creator.getByRole('region', { name: 'Veröffentlichen' });
    await expect(panel).toContainText('Der Run hat noch keinen Spot.');
    await expect(panel.getByRole('link', { name: 'Puzzle Spots' })).toHaveAttribute('href', /\/poi$/);
    await expect(panel).toContainText('Entwurf');
    await expect(panel.getByRole('button', { name: 'Veröffentlichen' })).toHaveCount(0);
    await panel.getByRole('link', { name: 'Ersten Spot anlegen' }).click();
    await expect(creator).toHaveURL(`/management/exploration/${exploration.slug}/poi/create`);
  });
});

test('publishes a run, shares it, and a player joins by its code', async ({ creator, player, accounts, testSite }) => {
  const { account } = await creatorWithExploration(creator, { accounts, testSite });
  const name = uniqueName('Zum Teilen');
  const exploration = await postAs(
    { accounts, testSite },
    { account, path: '/management/explorations/file', body: playableFile(name) },
  );
  await creator.goto(`/management/exploration/${exploration.slug}`);
  const panel = creator.getByRole('region', { name: 'Veröffentlichen' });
  await expect(panel).toContainText('Es fehlt nichts');
  await panel.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(panel.getByRole('button', { name: 'Wieder zum Entwurf machen' })).toBeVisible();
  await expect(panel).toContainText('Alle finden diesen Run');

  // Publishing changes the run, but must not cause a conflict for the open form.
  await openName(creator);
  await postalCodeField(creator).fill('04109');
  await creator.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(creator.getByRole('alert')).toContainText('Gespeichert');

  await panel.getByRole('link', { name: 'Link teilen' }).click();
  const link = creator.getByLabel('Link zum Mitspielen');
  const address = `${testSite.url}/join?exploration_id=${exploration.id}&exploration_code=EICHE`;
  await expect(link).toHaveValue(address);
  expect(await readQr(creator.getByRole('img', { name: /^QR-Code/ }))).toBe(address);
  await expect(creator.getByText('Der Link enthält den Zugangscode „EICHE“.')).toBeVisible();
  for (const [button, ending, begin] of [
    ['Als PNG laden', 'png', '\u0089PNG'],
    ['Als SVG laden', 'svg', '<?xml'],
  ] as const) {
    const [file] = await Promise.all([
      creator.waitForEvent('download'),
      creator.getByRole('button', { name: button }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${exploration.slug}.${ending}`);
    const bytes = await readFile(await file.path());
    expect(bytes.toString('latin1').slice(0, 5)).toContain(begin);
    if (ending === 'png') expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], 'its pixels').toEqual([1024, 1024]);
  }
  await creator.getByRole('link', { name: 'Zu meinen Runs' }).click();
  await expect(creator.getByRole('row', { name })).toContainText('Veröffentlicht');

  await player.goto(address);
  await expect(player.getByText(name).first()).toBeVisible();
});

test('says on the share page of a draft that its address does not work yet', async ({
  creator,
  accounts,
  testSite,
}) => {
  const { exploration } = await creatorWithExploration(creator, { accounts, testSite });
  await creator.goto(`/management/exploration/${exploration.slug}/share`);
  await expect(creator.getByText('Der Run ist noch ein Entwurf.')).toBeVisible();
  await expect(creator.getByLabel('Link zum Mitspielen')).toHaveValue(/exploration_id=\d+$/);
});

test('asks, with the number of players, before a published run becomes a draft or loses its last spot or quest', async ({
  creator,
  player,
  accounts,
  testSite,
}) => {
  const { account } = await creatorWithExploration(creator, { accounts, testSite });
  const exploration = await postAs(
    { accounts, testSite },
    { account, path: '/management/explorations/file', body: playableFile(uniqueName('Zum Entwurf')) },
  );
  await creator.goto(`/management/exploration/${exploration.slug}`);
  const panel = creator.getByRole('region', { name: 'Veröffentlichen' });
  await panel.getByRole('button', { name: 'Veröffentlichen' }).click();
  const undo = panel.getByRole('button', { name: 'Wieder zum Entwurf machen' });
  await undo.click();
  const question = creator.getByRole('dialog', { name: 'Wieder zum Entwurf machen?' });
  await expect(question).toContainText('Gerade wird dieser Run nicht gespielt.');
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(panel).toContainText('Alle finden diesen Run');

  await player.goto(`${testSite.url}/join?exploration_id=${exploration.id}&exploration_code=EICHE`);
  await player.getByRole('button', { name: 'Mitmachen' }).click();
  await expect(player).toHaveURL(/\/poi$/);
  await creator.goto(`/management/exploration/${exploration.slug}/poi`);
  const spot = await creator.getByRole('main').getByRole('link', { name: 'Quests' }).first().getAttribute('href');
  await creator.goto(spot ?? '');
  await creator.getByRole('link', { name: 'Rate löschen' }).click();
  await creator.getByRole('checkbox').check();
  await creator.getByRole('button', { name: 'Endgültig löschen' }).click();
  const lastQuest = creator.getByRole('dialog', { name: 'Letzte Quest löschen?' });
  await expect(lastQuest).toContainText('Gerade spielt jemand diesen Run.');
  await expect(lastQuest).toContainText('hat danach keine Quest mehr');
  await lastQuest.getByRole('button', { name: 'Abbrechen' }).click();
  await creator.goto(spot?.replace(/\/task$/, '/delete') ?? '');
  await creator.getByRole('checkbox').check();
  await creator.getByRole('button', { name: 'Endgültig löschen' }).click();
  const last = creator.getByRole('dialog', { name: 'Letzten Spot löschen?' });
  await expect(last).toContainText('Gerade spielt jemand diesen Run.');
  await expect(last).toContainText('danach leer: Wer ihn spielt oder ihm beitritt, sieht nur noch „Noch keine Spots“');
  await last.getByRole('button', { name: 'Abbrechen' }).click();
  const address = { street: 'Domplatz 1', postal_code: '93047', location: 'Regensburg' };
  const tower = { name: 'Turm', description: '<p>Am Turm.</p>', location_type: 'address', location: address };
  const second = { exploration_name: exploration.slug, ...tower };
  await postAs({ accounts, testSite }, { account, path: '/pois', body: second });
  await creator.reload();
  await creator.getByRole('checkbox').check();
  await creator.getByRole('button', { name: 'Endgültig löschen' }).click();
  const withAll = creator.getByRole('dialog', { name: 'Spot mit allen Quests löschen?' });
  await expect(withAll).toContainText('hat danach keine Quest mehr');
  await withAll.getByRole('button', { name: 'Abbrechen' }).click();

  await creator.goto(`/management/exploration/${exploration.slug}`);
  await undo.click();
  await expect(question).toContainText('Gerade spielt jemand diesen Run.');
  await question.getByRole('button', { name: 'Wieder zum Entwurf machen' }).click();
  await expect(question).toBeHidden();
  await expect(panel).toContainText('Diesen Run siehst nur du.');
});
