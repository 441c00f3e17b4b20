import { expect, type Locator, type Page } from '@playwright/test';
import { offlineReady } from '../../support/offline-ready.ts';
import { phoneProfile } from '../../support/phone-profile.ts';
import { enterAnswer, expectSolved, joinOnScreen, openPoi, taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';
import { createOrganiser } from '../../support/studio/battle-setup.ts';
import { postAs, uniqueName } from '../../support/studio/creator-setup.ts';
import { sendPhoto, takePhoto } from '../../support/studio/photo-run.ts';
import { expectAlert, showPreview } from '../../support/studio/task-editor.ts';
import { expectAccessible } from '../../support/walks/accessibility.ts';
import { openPage } from '../../support/walks/open-page.ts';

test.use({ at: 'studio', serviceWorkers: 'allow', allowedErrors: ['network'] });
test.slow();

const place = { location_type: 'coordinates', location: { latitude: 49.02, longitude: 12.09 } };
const FINALE = 'Welches Wort ergeben die Zahnräder?';
const word = (name: string, ...answers: string[]) => ({ name, task_type: 'guess_text', points: 10, task: { answers } });

function run(name: string) {
  const options = [{ option: 'Aufziehen' }, { option: 'Verstecken' }];
  const pois = [
    { name: 'Stadtkirche', ...place, tasks: [word(FINALE, 'Zwölf')] },
    { name: 'Schloss', ...place, tasks: [word('Was zeigt auf die Zwölf?', 'Zeiger')] },
    {
      name: 'Brunnen',
      ...place,
      prerequisites: [{ unlock_type: 'points', value: 10 }],
      tasks: [
        { name: 'Wohin mit der Uhr?', task_type: 'decision', points: 0, task: { options } },
        { name: 'Zeigt den Löwen', task_type: 'photo', points: 10, task: { review: 'none' } },
      ],
    },
  ];
  const exploration = { name, description: '<p>Los.</p>', postal_code: '93047', playable_offline: true, pois };
  return { format: 'puzzle-run/1', exploration };
}

/** The pieces beside the open quest, as they are read. */
function pieces(player: Page | Locator) {
  return player.getByRole('region', { name: 'Eure Fundstücke' });
}

test('a finale shows the word, the decision and the photo that were found before, also without a network', async ({
  creator,
  accounts,
  testSite,
}, testInfo) => {
  const { account } = await createOrganiser(creator, { accounts, testSite });
  const name = uniqueName('Uhrwerk');
  const made = await postAs(
    { accounts, testSite },
    { account, path: '/management/explorations/file', body: run(name) },
  );

  await test.step('the creator chooses the pieces', async () => {
    const trail = '**/management/explorations/trail?**';
    await creator.route(trail, (route) => route.abort());
    await openPage(creator, `/management/exploration/${encodeURIComponent(made.slug)}/poi/stadtkirche`);
    await creator.getByRole('main').getByRole('link', { name: FINALE }).click();
    await creator.getByRole('button', { name: `Mehr zu ${FINALE}` }).click();
    await creator.getByRole('menuitem', { name: 'Teile: keine' }).click();
    const dialog = creator.getByRole('dialog', { name: 'Teile dieser Quest' });
    await expect(dialog.getByRole('alert')).toContainText('Die Quests zur Auswahl ließen sich nicht laden.');
    await creator.unroute(trail);
    await dialog.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(dialog.getByRole('checkbox').first()).toBeVisible();
    await expect(dialog.getByLabel(FINALE)).toBeHidden();
    for (const quest of ['1. Was zeigt auf die Zwölf?', '1. Wohin mit der Uhr?', '2. Zeigt den Löwen'])
      await dialog.getByRole('checkbox', { name: quest }).check();
    await expectAccessible(creator, 'the pieces of a quest');
    await dialog.getByRole('button', { name: 'Fertig' }).click();
    await expect(creator.getByRole('button', { name: '3 Teile' })).toBeVisible();
    await showPreview(creator);
    const preview = creator.getByRole('region', { name: 'So sehen Spielende die Quest' });
    await expect(pieces(preview)).toContainText('0 von 3');
    await expect(pieces(preview).getByRole('listitem')).toHaveText([/Schloss/, /Brunnen/, /Brunnen/]);
    await creator.keyboard.press('Control+s');
    await expectAlert(creator, 'update');
    await creator.reload();
    await expect(creator.getByRole('button', { name: '3 Teile' })).toBeVisible();
    await openPage(creator, `/management/exploration/${encodeURIComponent(made.slug)}/overview`);
    await expect(creator.getByRole('list', { name: 'Teile' }).getByRole('listitem')).toHaveText([
      'Schloss: Was zeigt auf die Zwölf?',
      'Brunnen: Wohin mit der Uhr?',
      'Brunnen: Zeigt den Löwen',
    ]);
  });

  await fetch(`${testSite.studioUrl}/api/explorations/${made.id}/published`, {
    method: 'PUT',
    headers: { ...(await accounts.authorization(account)), 'content-type': 'application/json' },
    body: JSON.stringify({ published: true }),
  });
  const phone = await phoneProfile(testSite, testInfo, ['network']);
  const player = await phone.open();
  const items = pieces(player).getByRole('listitem');

  await test.step('nothing is found, and only an open spot is named', async () => {
    await joinOnScreen(player, name);
    await offlineReady(player);
    await openPoi(player, 'Stadtkirche');
    await expect(pieces(player)).toContainText('0 von 3');
    await expect(items).toHaveText([/^fehlt noch.*Schloss$/, 'fehlt noch', 'fehlt noch']);
    await expectAccessible(player, 'missing pieces');
  });

  await test.step('the pieces fill as they are answered', async () => {
    await pieces(player).getByRole('link', { name: 'Schloss' }).click();
    await enterAnswer(taskCard(player, 'Was zeigt auf die Zwölf?'), 'Antwort', 'ZEIGER');
    await player.goto(player.url().replace('schloss', 'brunnen'));
    const decision = taskCard(player, 'Wohin mit der Uhr?');
    await decision.getByLabel('Aufziehen').check();
    await decision.getByRole('button', { name: 'So entscheiden' }).click();
    await expect(decision.getByText('Eure Entscheidung: Aufziehen')).toBeVisible();
    await player.goto(player.url().replace('brunnen', 'stadtkirche'));
    await expect(pieces(player)).toContainText('2 von 3');
    await expect(items).toHaveText(['ZEIGERSchloss', 'AufziehenBrunnen', /^fehlt noch.*Brunnen$/]);
  });

  await test.step('a photo that waits for a network is a piece as well, and the finale is solved without one', async () => {
    await player.context().setOffline(true);
    await pieces(player).getByRole('link', { name: 'Brunnen' }).click();
    const photo = taskCard(player, 'Zeigt den Löwen');
    await takePhoto(photo);
    await sendPhoto(photo);
    await expect(photo.getByRole('img', { name: 'Euer Foto' })).toBeVisible();
    await player.goBack();
    await expect(pieces(player)).toContainText('alle 3');
    await expect(items.getByRole('img', { name: 'Euer Foto' })).toBeVisible();
    await enterAnswer(taskCard(player, FINALE), 'Antwort', 'zwölf');
    await expectSolved(taskCard(player, FINALE), 10);
  });

  await test.step('with a network, the photo comes from the server', async () => {
    await player.context().setOffline(false);
    await expect(items.getByRole('img', { name: 'Euer Foto' })).toHaveAttribute('src', /^\/api\/photos\//);
    await player.reload();
    await expect(pieces(player)).toContainText('alle 3');
  });
  await phone.remove();
});
