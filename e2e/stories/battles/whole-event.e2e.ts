import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { headingsOfPrint } from '../../support/pdf-headings.ts';
import {
  enterAnswer,
  expectPoints,
  expectSolved,
  openPoi,
  openTask,
  taskCard,
} from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';
import { createBattleOnScreen, createOrganiser } from '../../support/studio/battle-setup.ts';
import {
  addressOfCard,
  DESK,
  giveMinutes,
  givePoints,
  inMinutes,
  joinByCard,
  openBattlePage,
  openBoardMenu,
  openLog,
  schedule,
  sendEventMessage,
} from '../../support/studio/event-control.ts';

test.use({ at: 'studio' });
test.slow();

/** Up to 15 minutes less, for slow machines: a device that counted by its own clock would be years off. */
const ABOUT_TWO_HOURS_DIGITS = /^(1:4[5-9]|1:5\d|2:00):\d\d$/;
const ABOUT_TWO_HOURS = /^(1 h 4[5-9]|1 h 5\d|2 h 00) min$/;

test('runs a Versus with two teams on three phones from the first card to the statistic', async ({
  openBrowser,
  player: fox,
  friend: vixen,
  accounts,
  testSite,
}) => {
  const [desk, wall, badger] = [await openBrowser(DESK), await openBrowser(DESK), await openBrowser()];
  const phones = [fox, vixen, badger];
  const hints = [{ hint_type: 'text', hint_value: 'Vor dem Tor', cost: 5 }] as const;
  const organised = await createOrganiser(desk, { accounts, testSite, hints });
  const [foxes, badgers] = organised.teams;
  const battle = await createBattleOnScreen(desk, organised);
  const open = (name: string) => openBattlePage(desk, name);
  const run = () => desk.getByRole('link', { name: 'Durchführen', exact: true }).click();

  await test.step('refuses an end before the start, then saves the schedule', async () => {
    await schedule(desk, { start: inMinutes(120), end: inMinutes(60) });
    await expect(desk.getByText('Das Ende muss nach dem Beginn liegen.')).toBeVisible();
    await schedule(desk, { start: inMinutes(120), end: '' });
    await expect(desk).toHaveURL(/alert=update$/);
  });

  const addresses = await test.step('shares and prints a card for each team', async () => {
    await open('Teilen');
    const cards = desk.getByRole('list', { name: 'Teamkarten' }).getByRole('listitem');
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toHaveCSS('border-style', 'dashed');
    await desk.getByLabel('Rahmen').selectOption('groove');
    await expect(cards.first()).toHaveCSS('border-style', 'groove');
    const read = [await addressOfCard(desk, foxes), await addressOfCard(desk, badgers)] as const;
    await desk.getByRole('button', { name: 'Druckansicht' }).click();
    expect(await headingsOfPrint(desk)).toEqual([[badgers, foxes]]);
    await desk.getByRole('button', { name: 'Druckansicht verlassen' }).click();
    await expect(desk.getByLabel('Rahmen')).toHaveValue('groove');
    return read;
  });

  await test.step('counts down in the waiting room, also on a phone whose clock is years ahead', async () => {
    await badger.clock.install({ time: '2031-05-08T08:00:00Z' });
    await badger.goto(`${testSite.url}/battle?battle=${encodeURIComponent(battle)}`);
    await expect(badger.getByRole('listitem').filter({ hasText: battle })).toContainText(
      /Beginnt \d{2}\.\d{2}\.\d{4} /,
    );
    await Promise.all([
      joinByCard(fox, addresses[0]),
      joinByCard(vixen, addresses[0]),
      joinByCard(badger, addresses[1]),
    ]);
    for (const phone of phones) {
      await expect(phone.getByRole('heading', { name: 'Gleich geht’s los!' })).toBeVisible();
      await expect(phone.getByRole('timer')).toHaveText(ABOUT_TWO_HOURS);
    }
    await run();
    await expect(desk.getByRole('timer')).toHaveText(ABOUT_TWO_HOURS_DIGITS);
    await openBoardMenu(desk);
    await desk.getByRole('button', { name: 'Tafel einschalten' }).click();
    await wall.goto((await desk.getByRole('link', { name: 'Tafel öffnen' }).getAttribute('href')) ?? '');
    await expect(wall.getByRole('heading', { level: 1, name: battle })).toBeVisible();
    await expect(wall.getByRole('timer')).toHaveText(ABOUT_TWO_HOURS);
    await expect(wall.getByRole('img', { name: 'QR-Code zum Mitspielen' })).toBeVisible();
  });

  await test.step('opens the Versus on all phones at its start, and closes it when the start is moved', async () => {
    await desk.keyboard.press('Escape');
    await open('Bearbeiten');
    await schedule(desk, { start: '', end: inMinutes(180) });
    for (const phone of phones) {
      await openPoi(phone, 'Anfang');
      await expect(phone.getByRole('timer')).toHaveText(/(2 h 5\d|3 h 00) min$/);
    }
    await schedule(desk, { start: inMinutes(30), end: inMinutes(180) });
    for (const phone of phones) await expect(phone.getByRole('heading', { name: 'Gleich geht’s los!' })).toBeVisible();
    await schedule(desk, { start: '', end: inMinutes(180) });
    for (const phone of phones) await expect(phone.getByRole('heading', { level: 1, name: 'Anfang' })).toBeVisible();
  });

  const ranking = await desk.context().newPage();
  const pointsAt = (page: typeof desk, team: string) =>
    page.getByRole('progressbar', { name: `Punkte von ${team}`, exact: true });

  await test.step('shows a solved quest in progress, ranking and on the big screen', async () => {
    await open('Rangliste');
    await ranking.goto(desk.url());
    await open('Fortschritt');
    await expect(pointsAt(desk, foxes)).toHaveAttribute('aria-valuetext', '0 / 15');
    await enterAnswer(taskCard(fox, 'Los geht’s'), 'Antwort', 'Start');
    await expectSolved(taskCard(fox, 'Los geht’s'), 10);
    await expect(taskCard(vixen, 'Los geht’s').getByText('Gelöst', { exact: true })).toBeVisible();
    for (const page of [desk, ranking, wall]) {
      await expect(pointsAt(page, foxes)).toHaveAttribute('aria-valuetext', /^10 \/ 15( verdient)?$/);
    }
    await expect(desk.getByRole('row', { name: foxes })).toContainText('1 von 2');
    await expect(ranking.getByRole('list', { name: 'Siegertreppchen' })).toContainText(foxes);
  });

  await test.step('shows a message on all phones, or only on the phones of the chosen team', async () => {
    await run();
    await desk.getByRole('button', { name: 'Nachricht an alle' }).click();
    await desk.getByRole('button', { name: 'Senden' }).click();
    await expect(desk.getByText('Hier fehlt noch etwas.')).toBeVisible();
    await desk.keyboard.press('Escape');
    await sendEventMessage(desk, 'Treffpunkt ist der Brunnen');
    for (const screen of [...phones, wall]) await expect(screen.getByText('Treffpunkt ist der Brunnen')).toBeVisible();
    await sendEventMessage(desk, 'Bitte kehrt um', badgers);
    await expect(badger.getByText('Bitte kehrt um')).toBeVisible();
    for (const screen of [fox, vixen, wall]) await expect(screen.getByText('Bitte kehrt um')).toHaveCount(0);
  });

  await test.step('adds points with a reason', async () => {
    await givePoints(desk, { team: badgers, points: 7, reason: 'Schönstes Lied' });
    await openLog(desk);
    await expect(desk.getByRole('listitem').filter({ hasText: 'Schönstes Lied' })).toContainText('7 Punkte');
    await expect(badger.getByText('7 Punkte für euch: Schönstes Lied')).toBeVisible();
    await expect(fox.getByText('Schönstes Lied')).toHaveCount(0);
    await expectPoints(badger, 7);
    await expect(pointsAt(wall, badgers)).toHaveAttribute('aria-valuetext', '7 / 15');
  });

  await test.step('keeps a frozen ranking on the big screen until it is revealed', async () => {
    await openBoardMenu(desk);
    await desk.getByRole('button', { name: 'Rangliste einfrieren' }).click();
    await expect(wall.getByText('Eingefroren')).toBeVisible();
    await enterAnswer(taskCard(badger, 'Los geht’s'), 'Antwort', 'Start');
    // The bars of the organiser's ranking show earned points; beside them stand net points with the seven that the team was given.
    await expect(pointsAt(ranking, badgers)).toHaveAttribute('aria-valuetext', '10 / 15 verdient');
    await expect(ranking.getByRole('listitem').filter({ hasText: badgers }).last()).toContainText('17 Punkte');
    await expect(pointsAt(wall, badgers)).toHaveAttribute('aria-valuetext', '7 / 15');
    await desk.getByRole('button', { name: 'Stand aufdecken' }).click();
    await expect(pointsAt(wall, badgers)).toHaveAttribute('aria-valuetext', '17 / 15');
    await expect(wall.getByText('Eingefroren')).toBeHidden();
    await desk.keyboard.press('Escape');
  });

  await test.step('hides quests and hints during a break, and keeps the input', async () => {
    const [task, hint] = [
      await openTask(badger, 'Weiter'),
      badger.getByRole('button', { name: 'Aufdecken Hinweis 1' }),
    ];
    await task.getByLabel('Antwort').fill('Zie');
    await desk.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(desk.getByRole('button', { name: 'Weiter', exact: true }).first()).toBeFocused();
    for (const phone of phones) await expect(phone.getByText('Pause: Die Uhr steht')).toBeVisible();
    await expect(desk.getByText('Pause seit')).toBeVisible();
    await expect(wall.getByText('Pause', { exact: true })).toBeVisible();
    await expect(task.getByText('Gerade ist Pause.')).toBeVisible();
    for (const gone of [task.getByRole('button', { name: 'Antwort prüfen' }), hint]) await expect(gone).toBeHidden();
    await desk.getByRole('button', { name: 'Weiter', exact: true }).first().click();
    for (const phone of phones) await expect(phone.getByText('Pause: Die Uhr steht')).toBeHidden();
    await expect(task.getByLabel('Antwort')).toHaveValue('Zie');
    await expect(hint).toBeVisible();
  });

  await test.step('gives one team extra minutes', async () => {
    await giveMinutes(desk, { team: foxes, minutes: 30 });
    for (const phone of [fox, vixen]) await expect(phone.getByRole('timer')).toHaveText(/3 h (2\d|30) min$/);
    await expect(badger.getByRole('timer')).toHaveText(/(2 h 5\d|3 h 00) min$/);
  });

  await test.step('ends the Versus, except for the team with extra minutes', async () => {
    await desk.getByRole('button', { name: 'Beenden' }).click();
    const question = desk.getByRole('dialog', { name: 'Versus jetzt beenden?' });
    await expect(question).toContainText(`${foxes} (30 Minuten)`);
    await question.getByRole('button', { name: 'Beenden' }).click();
    await expect(desk.getByText(/^Beendet um/)).toBeVisible();
    await expect(desk.getByRole('link', { name: 'Bericht öffnen' })).toBeVisible();
    await expect(wall.getByText('Nachspielzeit: einzelne Teams spielen noch')).toBeVisible();
    await expect(wall.getByText('Vorbei!')).toBeHidden();
    await expect(badger.getByText('Das Versus ist vorbei.')).toBeVisible();
    await expect(taskCard(badger, 'Weiter').getByText('Die Zeit ist um')).toBeVisible();
    await expect(badger.getByRole('button', { name: /^(Antwort prüfen|Aufdecken)/ })).toHaveCount(0);
    await enterAnswer(taskCard(vixen, 'Weiter'), 'Antwort', 'Ziel');
    await expectSolved(taskCard(vixen, 'Weiter'), 5);
    await expectPoints(fox, 15);
  });

  await test.step('reopens the Versus for one team with extra minutes', async () => {
    await giveMinutes(desk, { team: badgers, minutes: 60 });
    await expect(taskCard(badger, 'Weiter').getByLabel('Antwort')).toHaveValue('Zie');
    await giveMinutes(desk, { team: badgers, minutes: 0 });
    await badger.getByRole('main').getByRole('link', { name: 'Zur Rangliste' }).click();
    await expect(badger.getByRole('list', { name: 'Siegertreppchen' })).toContainText(badgers);
    await badger.goto(badger.url().replace(/ranking$/, 'poi'));
    const end = badger.getByRole('region', { name: 'Danke fürs Mitspielen!' });
    await expect(end).toContainText(`„${battle}“ ist vorbei.`);
    await expect(end).toContainText('1 von 2');
  });

  await test.step('shows the statistic and downloads it as a file', async () => {
    await open('Statistik');
    await desk.getByRole('tab', { name: badgers }).click();
    await expect(desk.getByRole('tabpanel').getByRole('row', { name: 'Schönstes Lied' })).toContainText('+7');
    await desk.getByRole('button', { name: 'CSV laden' }).click();
    const [file] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('menuitem', { name: 'Eine Zeile je Team' }).click(),
    ]);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain(`\r\n2;${foxes};${organised.exploration.name};15;15;0;0;15;100;2;2;`);
    expect(text).toContain(`\r\n1;${badgers};${organised.exploration.name};17;10;0;7;15;100;1;2;`);
  });
});
