import { expect, type Page } from '@playwright/test';
import { storedSlug } from '@puzzle-runs/domain/exploration/slug.ts';
import { playAloneByApi } from '../play/play-alone-by-api.ts';
import { playByApi } from '../play/play-by-api.ts';
import { readQr } from '../qr-images.ts';
import { createBattleOnScreen, createOrganiser } from '../studio/battle-setup.ts';
import { saveForm } from '../studio/creator-setup.ts';
import { openBoardMenu } from '../studio/event-control.ts';
import { type CheckPage, openPage, type Walk } from './open-page.ts';
import { checkClosedRegistration, checkRegistration } from './registration-walk.ts';

/** Pages of a battle in the studio, and its big screen on the player site. */
export const battleWalk: Walk = async (creator, checkPage, accounts) => {
  await openPage(creator, '/register');
  const testSite = { studioUrl: new URL(creator.url()).origin };
  const organised = await createOrganiser(creator, { accounts, testSite });
  await openPage(creator, '/management/battle');
  await checkPage('no battle yet');
  await openPage(creator, '/management/battle/create');
  await saveForm(creator);
  await checkPage('new battle, the name missing');
  await createBattleOnScreen(creator, organised);
  await checkPage('battle');
  await checkTeamList(creator, checkPage);
  const battle = new URL(creator.url()).pathname;
  await openPage(creator, `${battle}/event`);
  await checkPage('event');
  const dialog = creator.getByRole('dialog');
  const more = creator.getByRole('button', { name: /^(Mehr für|More for) / }).first();
  for (const name of [/^(Nachricht|Message)$/, /^(Punkte|Points)$/]) {
    await more.click();
    await dialog.getByRole('button', { name }).click();
    await dialog.getByRole('button', { name: /^(Senden|Send|Punkte vergeben|Give points)$/ }).click();
    await checkPage('event, form of an action refused');
    await creator.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await more.click();
  await checkPage('event, more actions for a team');
  await creator.getByRole('button', { name: /^(Spot öffnen|Open a spot)$/ }).click();
  await checkPage('event, a spot to open');
  await creator.keyboard.press('Escape');
  for (const name of [
    /^(Umbenennen|Rename)$/,
    /^(Zusammenlegen|Merge)$/,
    /^(Aus dem Versus nehmen|Remove from the Versus)$/,
  ]) {
    await expect(dialog).toBeHidden();
    await more.click();
    await dialog.getByRole('button', { name }).click();
    await checkPage('event, a change of a team');
    await creator.keyboard.press('Escape');
  }
  await expect(dialog).toBeHidden();
  await creator.getByRole('button', { name: /^(Mehrere auswählen|Select several)$/ }).click();
  await creator.getByRole('checkbox', { name: /^(Alle auswählen|Select all)$/ }).check();
  await checkPage('event, all teams selected');
  await pressEnd(creator);
  await checkPage('event, asked whether to end it');
  await creator
    .getByRole('dialog')
    .getByRole('button', { name: /^(Abbrechen|Cancel)$/ })
    .click();
  await openBoardMenu(creator);
  await creator.getByRole('button', { name: /^(Tafel einschalten|Switch the screen on)$/ }).click();
  await expect(creator.getByRole('link', { name: /^(Tafel öffnen|Open the screen)$/ })).toBeVisible();
  const board = await creator.getByRole('link', { name: /^(Tafel öffnen|Open the screen)$/ }).getAttribute('href');
  await checkPage('event, menu of the big screen');
  await creator.keyboard.press('Escape');
  const registered = await checkRegistration(creator, checkPage);
  await openPage(creator, `${battle}/statistic`);
  await checkPage('statistic of a battle without players');
  const slug = decodeURIComponent(battle.split('/').at(-1) ?? '');
  const play = { account: organised.account, battle: slug, team: organised.teams[1], answers: ['Start'] };
  await playByApi({ accounts, testSite }, play);
  for (const page of [`statistic?team=${storedSlug(organised.teams[1])}`, 'statistic?report=teams']) {
    await openPage(creator, `${battle}/${page}`);
    await expect(
      creator
        .getByRole('list', {
          name: /^(Punkte|Points): |^(Gesammelte Punkte der Teams|Points that the teams collected): /,
        })
        .first(),
    ).toBeVisible();
    await checkPage(`${page} of a battle`);
  }
  await openPage(creator, `${battle}/statistic?team=~all`);
  await expect(creator.getByRole('list', { name: /^(Trichter|Funnel): / })).toBeVisible();
  await checkPage('statistic of all teams');
  const { exploration } = organised;
  const { send, tasks } = await playAloneByApi(testSite, {
    explorationId: exploration.id,
    answers: [['Start'], ['Ziel']],
  });
  await send('progress/reports', { task_id: tasks[0]?.id, reason: 'unclear', text: 'Which sign?' });
  await send(`explorations/${exploration.id}/rating`, { rating: 4 }, 'PUT');
  await send('progress/comment', { text: 'Nice walk.' }, 'PUT');
  await openPage(creator, `/management/exploration/${exploration.slug}/insights`);
  await expect(creator.getByText('Nice walk.')).toBeVisible();
  await checkPage('insights of a run');
  await creator.getByRole('button', { name: /^(Kommentar löschen|Delete comment)/ }).click();
  await checkPage('insights of a run, asked whether to delete a comment');
  await creator.keyboard.press('Escape');
  await creator
    .getByRole('table', { name: /^(Meldungen|Reports)$/ })
    .getByRole('link')
    .click();
  await expect(creator.getByText('Which sign?')).toBeVisible();
  await checkPage('quest with a report');
  for (const page of [
    'progress',
    'registration',
    'statistic?report=1',
    'ranking',
    'certificates',
    'share',
    'share?preview=1&border=ridge&image=team',
    'delete',
    'delete/success',
  ]) {
    await openPage(creator, `${battle}/${page}`);
    await checkPage(`${page} of a battle`);
  }
  await openPage(creator, `${battle}/share`);
  await creator.getByRole('link', { name: /^QR/ }).first().click();
  await expect(creator.getByRole('img', { name: /^(QR-Code zum Mitspielen|QR code to join)$/ })).toBeVisible();
  await checkPage('code of a card');
  await openPage(creator, `${battle}/share/nowhere`);
  await checkPage('code that joins nothing');
  await checkHelp(creator, { checkPage, battle, team: organised.teams[0] });
  await openPage(creator, '/management/battle');
  await checkPage('battles');
  await openPage(creator, board ?? '');
  await checkPage('big screen');
  await checkClosedRegistration(creator, checkPage, { registration: registered, battle });
  await openPage(creator, `${new URL(testSite.studioUrl).origin}${battle}/event`);
  await pressEnd(creator);
  await creator
    .getByRole('dialog')
    .getByRole('button', { name: /^(Beenden|End)$/ })
    .first()
    .click();
  await expect(creator.getByRole('dialog')).toBeHidden();
  await expect(creator.getByRole('link', { name: /^(Bericht öffnen|Open: Report)$/ })).toBeVisible();
  await checkPage('event after its end');
  await openPage(creator, board ?? '');
  await creator.getByRole('button', { name: /^(Siegerehrung|Award ceremony)$/ }).click();
  for (const where of ['ceremony before the first place', 'ceremony, one place revealed']) {
    await checkPage(where);
    await creator.keyboard.press('ArrowRight');
  }
};

/** Ends the event: on narrow screens its button is in the menu of the big screen. */
async function pressEnd(creator: Page): Promise<void> {
  const end = creator.getByRole('button', { name: /^(Beenden|End)$/ });
  if (!(await end.isVisible())) await openBoardMenu(creator);
  await end.click();
}

interface Helped {
  checkPage: CheckPage;
  /** Address of the battle in the studio. */
  battle: string;
  team: string;
}

/** A call for help, on the phone and on the event page. */
async function checkHelp(page: Page, { checkPage, battle, team }: Helped): Promise<void> {
  await openPage(page, battle);
  await page.getByRole('checkbox', { name: /^(Teams können Hilfe rufen|Teams can call for help)$/ }).check();
  await saveForm(page);
  await openPage(page, `${battle}/share`);
  const card = page.getByRole('listitem').filter({ hasText: team });
  await card.getByRole('link').first().click();
  const address = await readQr(page.getByRole('img', { name: /^(QR-Code zum Mitspielen|QR code to join)$/ }));
  await openPage(page, address);
  await page.getByRole('button', { name: /^(Mitmachen|Join)$/ }).click();
  const call = page.getByRole('button', { name: /^(Hilfe rufen|Call for help)$/ });
  await call.click();
  await checkPage('form of a call for help');
  await page.getByRole('button', { name: /^(Absenden|Send)$/ }).click();
  await expect(call).toBeHidden();
  await checkPage('a call for help on the phone');
  await openPage(page, `${battle}/event`);
  const answer = page.getByRole('button', { name: /^(Antworten|Answer): / }).first();
  await expect(answer).toBeVisible();
  await checkPage('event with a call for help');
  await answer.click();
  await checkPage('answer to a call for help');
}

/** The dialog that adds a list of teams, with lines that do not work. */
async function checkTeamList(creator: Page, checkPage: CheckPage): Promise<void> {
  await creator.getByRole('button', { name: /^(Liste mit Teams einfügen|Paste a list of teams)$/ }).click();
  const dialog = creator.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^(Teams, eines pro Zeile|Teams, one per line)/ }).fill('Badgers\nbadgers');
  await checkPage('battle, list of teams');
  await creator.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}
