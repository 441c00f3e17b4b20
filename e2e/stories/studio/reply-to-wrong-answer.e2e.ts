import { expect, type Page } from '@playwright/test';
import { offlineReady } from '../../support/offline-ready.ts';
import { phoneProfile } from '../../support/phone-profile.ts';
import { playAloneByApi } from '../../support/play/play-alone-by-api.ts';
import { enterAnswer, expectSolved, joinOnScreen, openPoi, taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';
import { createOrganiser } from '../../support/studio/battle-setup.ts';
import { postAs, uniqueName } from '../../support/studio/creator-setup.ts';
import { expectAlert, saveSolution, showPreview } from '../../support/studio/task-editor.ts';
import { openPage } from '../../support/walks/open-page.ts';

test.use({ at: 'studio', serviceWorkers: 'allow', allowedErrors: ['network', 422] });
test.slow();

const NORTH = 'Fast! Du hast den Nordturm gezählt.';
const EAST = 'Der Ostturm ist abgebrannt. Schau auf die Karte.';

/** Opens the field for one more reply and fills it in. */
async function addReply(creator: Page, answer: string, reply: string): Promise<void> {
  await creator.getByRole('button', { name: 'Auf eine falsche Antwort reagieren' }).click();
  await expect(creator.getByLabel('Wenn jemand antwortet').last()).toBeFocused();
  await creator.keyboard.type(answer);
  await creator.getByLabel('Reaktion', { exact: true }).last().fill(reply);
}

test('a creator replies to a frequent wrong answer, and a player reads the reply, also without a network', async ({
  creator,
  accounts,
  testSite,
}, testInfo) => {
  const { account } = await createOrganiser(creator, { accounts, testSite });
  const tasks = [
    { name: 'Turm', task_type: 'guess_text', points: 10, attempts: 5, task: { answers: ['Südturm'] } },
    { name: 'Bauzeit', task_type: 'guess_number', points: 0, task: { answer: 600 } },
  ];
  const place = { location_type: 'coordinates', location: { latitude: 49.02, longitude: 12.09 } };
  const name = uniqueName('Türme');
  const exploration = {
    name,
    description: '<p>Los.</p>',
    postal_code: '93047',
    playable_offline: true,
    pois: [{ name: 'Dom', ...place, tasks }],
  };
  const body = { format: 'puzzle-run/1', exploration };
  const made = await postAs({ accounts, testSite }, { account, path: '/management/explorations/file', body });
  await fetch(`${testSite.studioUrl}/api/explorations/${made.id}/published`, {
    method: 'PUT',
    headers: { ...(await accounts.authorization(account)), 'content-type': 'application/json' },
    body: JSON.stringify({ published: true }),
  });
  for (let player = 0; player < 2; player++)
    await playAloneByApi(testSite, { explorationId: made.id, answers: [['Nordturm'], ['60']] });
  const address = `/management/exploration/${encodeURIComponent(made.slug)}`;

  await openPage(creator, `${address}/insights`);
  const free = creator.getByRole('checkbox', { name: 'Diese Antwort kostet keinen Versuch' });
  await creator.getByRole('button', { name: 'Reagieren: 60' }).click();
  await expect(creator.getByRole('dialog', { name: 'Auf „60“ reagieren' })).toBeVisible();
  await expect(free).toBeHidden(); // the quest has no limit of attempts
  await creator.keyboard.press('Escape');
  await creator.getByRole('button', { name: 'Reagieren: nordturm' }).click();
  await expect(free).toBeVisible();
  const dialog = creator.getByRole('dialog', { name: 'Auf „nordturm“ reagieren' });
  await expect(dialog.getByLabel('Reaktion')).toBeFocused();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog.getByText('Was sollen Spielende lesen?')).toBeVisible();
  await dialog.getByLabel('Reaktion').fill(NORTH);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expectAlert(creator, 'update');
  await expect(creator.getByRole('row', { name: 'nordturm' })).toContainText(`„${NORTH}“`);

  await openPage(creator, `${address}/poi/dom/task/turm`);
  await expect(creator.getByLabel('Wenn jemand antwortet')).toHaveValue('nordturm');
  for (const answer of ['eins', 'zwei']) await addReply(creator, answer, EAST);
  await creator.getByRole('button', { name: 'Reaktion auf „eins“ entfernen' }).press('Enter');
  await expect(creator.getByLabel('Wenn jemand antwortet').last()).toBeFocused();
  await expect(creator.getByLabel('Wenn jemand antwortet').last()).toHaveValue('zwei');
  await creator.getByRole('button', { name: 'Reaktion auf „zwei“ entfernen' }).press('Enter');
  await expect(creator.getByRole('button', { name: 'Auf eine falsche Antwort reagieren' })).toBeFocused();
  await addReply(creator, 'südturm', EAST);
  await creator.getByRole('checkbox', { name: 'Kostet keinen Versuch' }).last().check();
  await saveSolution(creator);
  await expect(creator.getByText('Diese Antwort ist schon richtig.')).toBeVisible();
  await creator.getByLabel('Wenn jemand antwortet').last().fill('Ostturm');
  await saveSolution(creator);
  await expectAlert(creator, 'update');
  await showPreview(creator);
  const previewed = taskCard(creator, 'Turm');
  await enterAnswer(previewed, 'Antwort', 'Ostturm');
  await expect(previewed.getByRole('alert')).toContainText(EAST);
  await openPage(creator, `${address}/overview?answers=1`);
  await expect(creator.getByText(`Bei „nordturm“: ${NORTH}`)).toBeVisible();

  const phone = await phoneProfile(testSite, testInfo, ['network', 422]);
  const player = await phone.open();
  await joinOnScreen(player, name);
  await offlineReady(player);
  await openPoi(player, 'Dom');
  const tower = taskCard(player, 'Turm');
  await enterAnswer(tower, 'Antwort', 'NORDTURM');
  await expect(tower.getByRole('alert')).toContainText('Du hast noch 4 Versuche.');
  await expect(tower.getByRole('alert')).toContainText(NORTH);
  await player.reload();
  await expect(tower.getByText(NORTH)).toBeVisible();

  await player.context().setOffline(true);
  await enterAnswer(tower, 'Antwort', 'Ostturm');
  await expect(tower.getByRole('alert')).toContainText('Du hast noch 4 Versuche.');
  await expect(tower.getByRole('alert')).toContainText(EAST);
  await enterAnswer(tower, 'Antwort', 'Westturm');
  await expect(tower.getByRole('alert')).toContainText('Du hast noch 3 Versuche.');
  await expect(tower.getByText(EAST)).toBeHidden();
  await player.context().setOffline(false);
  await enterAnswer(tower, 'Antwort', 'Südturm');
  await expectSolved(tower, 10);
  await phone.remove();
});
