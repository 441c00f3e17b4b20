import { expect, type Page } from '@playwright/test';
import { enterAnswer, expectSolved, openPoi, taskCard } from '../../support/play/play-on-screen.ts';
import { readQr } from '../../support/qr-images.ts';
import { test } from '../../support/stories.ts';
import { createOrganiser } from '../../support/studio/battle-setup.ts';
import { postAs, uniqueName } from '../../support/studio/creator-setup.ts';
import { DESK, openBattlePage, openLog } from '../../support/studio/event-control.ts';

test.use({ at: 'studio', allowedErrors: [409, 422] });
test.slow();

async function register(phone: Page, name: string): Promise<void> {
  await phone.getByRole('textbox', { name: 'Name eures Teams' }).fill(name);
  await phone.getByRole('button', { name: 'Anmelden und losspielen' }).click();
}

test('two phones register teams by QR code, the organiser approves one name and starts, and both play', async ({
  openBrowser,
  player: fox,
  accounts,
  testSite,
}) => {
  const desk = await openBrowser(DESK);
  const fixtures = { accounts, testSite };
  const { account, exploration } = await createOrganiser(desk, fixtures);
  const name = uniqueName('Stadtfest');
  const battle = await postAs(fixtures, { account, path: '/battles', body: { name, manual_start: true } });
  await desk.goto(`/management/battle/${battle.slug}/registration`);
  const badger = await openBrowser();
  let address = '';

  await test.step('the organiser opens the registration', async () => {
    await desk.getByRole('button', { name: 'Anmeldung öffnen' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Puzzle Runs' }).click();
    await desk.getByRole('option', { name: exploration.name }).click();
    await dialog.getByRole('textbox', { name: 'Höchstens so viele Teams' }).fill('2');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    address = await readQr(desk.getByRole('img', { name: 'QR-Code zur Anmeldung' }));
    await expect(desk.getByText(address.replace(/^https?:\/\//, ''), { exact: true })).toBeVisible();
  });

  await test.step('a phone reads why a name is refused, and registers with another', async () => {
    await fox.goto(address);
    await expect(fox.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(fox.getByText('Noch 2 Plätze frei')).toBeVisible();
    await register(fox, 'x');
    await expect(fox.getByText('Ein Name hat mindestens 2 Zeichen.')).toBeVisible();
    await register(fox, 'F u c k');
    await expect(fox.getByText('Diesen Namen nehmen wir nicht an.')).toBeVisible();
    await register(fox, 'Die Nachtfüchse');
    await expect(fox).toHaveURL(/\/team\/team-1\/poi$/);
    await expect(fox.getByText('Euer Name „Die Nachtfüchse“ wartet auf die Spielleitung.')).toBeVisible();
    await expect(fox.getByText('Das Event beginnt, sobald die Leitung startet.')).toBeVisible();
  });

  await test.step('a second phone takes the last place, a third finds none', async () => {
    await badger.goto(address);
    await register(badger, 'die nachtfüchse');
    await expect(badger.getByText('Dieser Name ist schon vergeben.')).toBeVisible();
    await register(badger, 'Grölende Dachse');
    await expect(badger).toHaveURL(/\/team\/team-2\/poi$/);
    const late = await openBrowser();
    await late.goto(address);
    await expect(late.getByRole('heading', { name: 'Alle Plätze sind vergeben' })).toBeVisible();
  });

  await test.step('the organiser approves one name and declines the other', async () => {
    await desk.getByRole('link', { name: 'Durchführen', exact: true }).click();
    await expect(desk.getByRole('button', { name: '2 Namen' })).toBeVisible({ timeout: 25_000 });
    await desk
      .getByRole('button', { name: /^Prüfen: Name von / })
      .first()
      .click();
    await desk.getByRole('button', { name: '„Die Nachtfüchse“ freigeben' }).click();
    await desk.getByRole('button', { name: '„Grölende Dachse“ ablehnen' }).click();
    await expect(fox.getByText('Ab jetzt heißt ihr für alle „Die Nachtfüchse“.')).toBeVisible();
    await badger.getByRole('textbox', { name: 'Anderer Name' }).fill('Sanfte Dachse');
    await badger.getByRole('button', { name: 'Vorschlagen' }).click();
    await expect(badger.getByText('Euer Name „Sanfte Dachse“ wartet auf die Spielleitung.')).toBeVisible();
    await desk.getByRole('button', { name: '„Sanfte Dachse“ freigeben' }).click();
    await expect(desk.getByText('Gerade wartet kein Name.')).toBeVisible();
    await desk.keyboard.press('Escape');
    const table = desk.getByRole('table', { name: 'Teams' });
    for (const team of ['Die Nachtfüchse', 'Sanfte Dachse']) {
      await expect(table.getByRole('row', { name: team })).toBeVisible();
    }
  });

  await test.step('the organiser renames a team', async () => {
    await openBattlePage(desk, 'Anmeldung');
    await desk.getByRole('button', { name: 'Angemeldete Teams' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name von Sanfte Dachse' }).fill('Leise Dachse');
    await dialog.getByRole('button', { name: 'Umbenennen' }).and(desk.locator(':enabled')).click();
    await expect(badger.getByText('Ihr heißt jetzt „Leise Dachse“.')).toBeVisible();
    await desk.keyboard.press('Escape');
    await expect(desk.getByRole('dialog')).toBeHidden();
    await desk.getByRole('link', { name: 'Durchführen', exact: true }).click();
  });

  await test.step('the organiser starts, and both play', async () => {
    await desk.getByRole('button', { name: 'Jetzt starten' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Jetzt starten' }).click();
    for (const phone of [fox, badger]) {
      await openPoi(phone, 'Anfang');
      await enterAnswer(taskCard(phone, 'Los geht’s'), 'Antwort', 'Start');
      await expectSolved(taskCard(phone, 'Los geht’s'), 10);
    }
    await fox.getByRole('link', { name: 'Rangliste' }).click();
    await expect(fox.getByRole('list', { name: 'Rangliste' })).toContainText('Leise Dachse');
  });

  await test.step('the organiser removes a team and takes it back', async () => {
    const table = desk.getByRole('table', { name: 'Teams' });
    const row = table.getByRole('row', { name: 'Leise Dachse' });
    await row.getByRole('button', { name: 'Mehr für Leise Dachse' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Aus dem Versus nehmen' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Aus dem Versus nehmen' }).click();
    await expect(row).toBeHidden();
    await openLog(desk);
    await desk.getByRole('button', { name: /^Team entfernt .* rückgängig machen/ }).click();
    await expect(row).toBeVisible();
  });

  await test.step('the organiser cannot merge two teams with progress, but a new one, whose phone plays on', async () => {
    const table = desk.getByRole('table', { name: 'Teams' });
    const dialog = desk.getByRole('dialog');
    await openBattlePage(desk, 'Anmeldung');
    await desk.getByRole('button', { name: 'Anmeldung ändern' }).click();
    await dialog.getByRole('textbox', { name: 'Höchstens so viele Teams' }).fill('3');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(dialog).toBeHidden();
    await desk.getByRole('link', { name: 'Durchführen', exact: true }).click();
    const lynx = await openBrowser();
    await lynx.goto(address);
    await register(lynx, 'Späte Luchse');
    await expect(lynx).toHaveURL(/\/team\/team-3\/poi$/);
    const choose = async (team: string, into: string) => {
      await table.getByRole('button', { name: `Mehr für ${team}` }).click();
      await dialog.getByRole('button', { name: 'Zusammenlegen' }).click();
      await dialog.getByRole('combobox', { name: 'Mit diesem Team' }).fill(into);
      await desk.getByRole('option', { name: into }).click();
      await dialog.getByRole('button', { name: 'Zusammenlegen' }).click();
    };
    await choose('Leise Dachse', 'Die Nachtfüchse');
    await expect(dialog.getByText('Beide Teams haben schon etwas geschafft.')).toBeVisible();
    await desk.keyboard.press('Escape');
    await choose('Team 3', 'Die Nachtfüchse');
    await expect(table.getByRole('row', { name: 'Team 3' })).toBeHidden();
    const news = lynx.getByText('Euer Team gehört jetzt zu „Die Nachtfüchse“.');
    await expect(news).toBeVisible();
    await lynx.getByRole('button', { name: 'Verstanden' }).click();
    await expect(news).toBeHidden();
    await lynx.getByRole('link', { name: 'Teilen' }).click();
    await expect(lynx.getByText('Den QR-Code zum Mitspielen zeigen euch die anderen im Team')).toBeVisible();
    await lynx.getByRole('link', { name: 'Rangliste' }).click();
    await expect(lynx.getByRole('list', { name: 'Rangliste' })).not.toContainText('Team 3');
    await expect(lynx.getByRole('list', { name: 'Rangliste' })).toContainText('Die Nachtfüchse');
  });

  await test.step('a phone that plays already is led back into its game', async () => {
    await fox.goto(address);
    await fox.getByRole('link', { name: 'Weiterspielen' }).click();
    await expect(fox).toHaveURL(/\/team\/team-1\/poi$/);
  });
});
