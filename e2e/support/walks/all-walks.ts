import { expect, type Page } from '@playwright/test';
import { FEATURE_TABS, type FeatureGroup, type FeatureTab } from '@puzzle-runs/site/feature-tabs.ts';
import { PAGES } from '@puzzle-runs/site/pages.ts';
import { BATTLE } from '../play/demo-battle.ts';
import { taskCard } from '../play/play-on-screen.ts';
import type { Options } from '../stories.ts';
import { accountWalk } from './account-walk.ts';
import { battleWalk } from './battle-walk.ts';
import { explorationsWalk } from './explorations-walk.ts';
import { checkFriendsPages } from './friends-walk.ts';
import { languagesWalk } from './languages-walk.ts';
import { licensesWalk } from './licenses-walk.ts';
import { type CheckPage, openPage, type Walk } from './open-page.ts';
import { photoWalk } from './photo-walk.ts';
import { poisWalk } from './pois-walk.ts';
import { previewWalk } from './preview-walk.ts';
import { studioWalk } from './studio-walk.ts';
import { tasksWalk } from './tasks-walk.ts';

const WALK = '/exploration/the-english-walk';
const JOIN = /^(Mitmachen|Join)$/;

const INFORMATION = [
  'licenseBusiness',
  'licenseEducation',
  'licenseSchool',
  'licenseUniversity',
  'licenseExtracurricular',
  'legal',
  'info',
  'protection',
  'terms',
  'contact',
  'contactForm',
  'api',
] as const;

async function joinOnPage(player: Page, address: string, button: RegExp = JOIN): Promise<void> {
  await openPage(player, address);
  await player.getByRole('button', { name: button }).first().click();
  await expectOverview(player);
}

async function expectOverview(player: Page): Promise<void> {
  await expect(player.getByRole('link', { name: /^(Erkunden|Explore)/ }).first()).toBeVisible();
}

/** Submits an answer with the Enter key, so without a button in either language. */
async function submitByEnter(player: Page, task: string, text: string): Promise<void> {
  const field = taskCard(player, task).getByRole('textbox');
  await field.fill(text);
  await field.press('Enter');
}

/** The share page, opened from the overview, and the page of its link. */
async function checkSharePages(player: Page, checkPage: CheckPage): Promise<void> {
  await player.getByRole('link', { name: /^(Teilen|Share)$/ }).click();
  await expect(player.getByRole('img', { name: /^QR/ })).toBeVisible();
  await checkPage('share');
  await openPage(player, await player.getByRole('textbox').inputValue());
  await checkPage('join link');
}

/** The map of the overview before and the compass after the player allowed the position. */
async function checkOutdoors(player: Page, checkPage: CheckPage): Promise<void> {
  await player.getByRole('radio', { name: /^(Karte|Map)$/ }).check();
  const map = player.getByRole('region', { name: /^(Karte mit den Spots|Map of the spots)$/ });
  await expect(map.getByRole('button', { name: /^1\. / })).toBeVisible();
  await checkPage('spots of a team on the map');
  await player.context().setGeolocation({ latitude: 49.02, longitude: 12.1, accuracy: 15 });
  await player.context().grantPermissions(['geolocation']);
  await openPage(player, `${BATTLE}/team/donauotter/poi/steinerne-brücke`);
  await player.getByText(/^(Weg zum Spot|Way to the spot)$/).click();
  await expect(player.getByRole('group', { name: /^(Entfernung|Distance)/ }).getByText(/^\d+\sm$/)).toBeVisible();
  await checkPage('spot with a compass');
}

/** Public pages, on a site without battles. */
const visitor: Walk = async (player, checkPage) => {
  for (const [where, address] of Object.entries({
    landing: '/',
    explorations: '/exploration',
    'runs, none found': '/exploration?search=xyz',
    'battles, none yet': '/battle',
    exploration: WALK,
    'run with code': '/exploration/die-geheime-tür',
    'teams of a run without': `${WALK}/team`,
    'join link that leads nowhere': '/join?exploration_id=9999',
    'progress, none yet': '/progress',
    'not found': '/nowhere',
    alert: '/exploration?alert=unexpected',
  })) {
    await openPage(player, address);
    await checkPage(where);
  }
};

/** Pages of a run played by a single player. */
const game: Walk = async (player, checkPage) => {
  await joinOnPage(player, WALK);
  await checkPage('spots');
  for (const poi of ['gate', 'wharf', 'lighthouse', 'nowhere']) {
    await openPage(player, `${WALK}/poi/${poi}`);
    await checkPage(`spot ${poi}`);
  }
  await openPage(player, `${WALK}/ranking`);
  await checkPage('ranking of a single player');
  await openPage(player, `${WALK}/poi/gate`);
  await submitByEnter(player, 'One word', 'Rope');
  await expect(player).toHaveURL(/alert=wrong_answer/);
  await checkPage('wrong answer');
  await taskCard(player, 'One word')
    .getByRole('button', { name: /^(Quest melden|Report quest)/ })
    .click();
  const report = player.getByRole('dialog');
  await report.getByRole('combobox').selectOption('other');
  await report.getByRole('button', { name: /^(Meldung senden|Send report)$/ }).click();
  await expect(report.getByRole('alert')).toBeVisible();
  await checkPage('report about a quest, the text missing');
  await report.getByRole('textbox').fill('No rope here.');
  await report.getByRole('button', { name: /^(Meldung senden|Send report)$/ }).click();
  await expect(report.getByRole('status')).toBeVisible();
  await checkPage('report about a quest, sent');
  await player.keyboard.press('Escape');
  await submitByEnter(player, 'One word', 'Anchor');
  await expect(taskCard(player, 'One word').getByRole('form')).toBeHidden();
  await checkPage('right answer');
  await openPage(player, `${WALK}/poi/wharf`);
  await player.getByRole('button', { name: /^(noch \d+ Hinweise?|\d+ more hints?)$/ }).click();
  const reveals = player.getByRole('button', { name: /^(Aufdecken|Reveal)/ });
  await reveals.nth(1).click();
  await expect(player.getByRole('dialog')).toBeVisible();
  await checkPage('hint, before paying');
  await player.keyboard.press('Escape');
  await reveals.last().click();
  await expect(player).toHaveURL(/alert=not_enough_points/);
  await checkPage('hint, not enough points');
  await openPage(player, `${WALK}/poi`);
  await checkSharePages(player, checkPage);
  await openPage(player, '/progress');
  await checkPage('progress');
  await player.getByRole('button', { name: /The English walk/ }).click();
  await expect(player.getByRole('dialog')).toBeVisible();
  await checkPage('progress, before deleting');
};

/** Pages of a team of friends, for a player who also plays alone. */
const friends: Walk = async (player, checkPage) => {
  await joinOnPage(player, WALK);
  await checkFriendsPages(player, checkPage, WALK);
};

/** The finish of a run. */
const finish: Walk = async (player, checkPage) => {
  await joinOnPage(player, '/exploration/der-kurze-weg');
  await openPage(player, '/exploration/der-kurze-weg/poi/anfang');
  await submitByEnter(player, 'Los geht’s', 'Start');
  await expect(taskCard(player, 'Los geht’s').getByRole('form')).toBeHidden();
  await openPage(player, '/exploration/der-kurze-weg/poi/ende');
  await submitByEnter(player, 'Schluss jetzt', '100');
  await expect(player.getByRole('link', { name: /^(Zum Ziel|Go to the finish)/ }).last()).toBeVisible();
  await checkPage('last quest');
  await openPage(player, '/exploration/der-kurze-weg/poi');
  await expect(player.getByRole('radio')).toHaveCount(5);
  await checkPage('finish');
  await player.getByRole('radio').nth(3).click();
  await expect(player.getByRole('textbox')).toBeVisible();
  await checkPage('finish, rated');
};

/** Pages of the demo and its battle. */
const battle: Walk = async (player, checkPage) => {
  for (const [where, address] of Object.entries({
    'runs in pages': '/exploration',
    battles: '/battle',
    'run of a battle': BATTLE,
    teams: `${BATTLE}/team`,
  })) {
    await openPage(player, address);
    await checkPage(where);
  }
  await openPage(player, `${BATTLE}/team`);
  await player
    .getByRole('button', { name: /Donauotter/ })
    .first()
    .click();
  const start = player.getByRole('button', { name: /^(Los geht’s|Let’s go)$/ });
  await expect(start).toBeVisible();
  await checkPage('intro');
  await start.click();
  await expectOverview(player);
  await checkPage('spots of a team');
  await checkOutdoors(player, checkPage);
  await openPage(player, `${BATTLE}/team/donauotter/ranking`);
  await expect(player.getByRole('progressbar')).toHaveCount(5);
  await checkPage('ranking');
  await openPage(player, `${BATTLE}/team/donauotter/poi`);
  await checkSharePages(player, checkPage);
};

/** Information pages. */
const information: Walk = async (player, checkPage) => {
  for (const page of INFORMATION) {
    const address = PAGES[page].path;
    await openPage(player, address);
    await checkPage(address);
  }
  await openPage(player, PAGES.contactForm.path);
  await player.getByLabel(/^(Ja, ich bin|Yes, I)/).check();
  await player.getByRole('button', { name: /^(Nachricht senden|Send message)$/ }).click();
  await expect(player.getByRole('alert')).toHaveCount(4);
  await checkPage('contact form, nothing filled in');
};

/** The pages of features with their samples. */
function features(groups: readonly FeatureGroup[], others: readonly string[]): Walk {
  const tabs = groups.flatMap((group): readonly FeatureTab[] => FEATURE_TABS[group]);
  return async (player, checkPage) => {
    for (const address of [...others, ...tabs.map((tab) => `/feature/${tab}`)]) {
      await openPage(player, address);
      await checkPage(address);
    }
  };
}

/** Every page of both sites, by area. */
export const walks: Record<string, Partial<Options> & { walk: Walk }> = {
  'before playing': { site: 'runs', walk: visitor },
  'of a single player': { site: 'runs', walk: game },
  'of friends': { site: 'runs', walk: friends },
  'at the finish': { site: 'runs', walk: finish },
  'about features of runs and spots': {
    site: 'runs',
    walk: features(['runs', 'pois'], ['/feature', '/feature/proposal']),
  },
  'about features of quests, hints and qualifiers': {
    site: 'runs',
    walk: features(['tasks', 'hints', 'prerequisites'], []),
  },
  'of a battle': { site: 'demo', walk: battle },
  'around an account': { site: 'runs', walk: accountWalk },
  'of information': { site: 'runs', walk: information },
  'of the studio': { at: 'studio', walk: studioWalk },
  'of a preview': { at: 'studio', walk: previewWalk },
  'of spots in the studio': { at: 'studio', walk: poisWalk },
  'of quests in the studio': { at: 'studio', walk: tasksWalk },
  'of runs and teams in the studio': { at: 'studio', walk: explorationsWalk },
  'of languages in the studio': { at: 'studio', walk: languagesWalk },
  'of a battle in the studio': { at: 'studio', walk: battleWalk },
  'of photo quests': { at: 'studio', walk: photoWalk },
  'of licences in the studio': { at: 'studio', site: 'own demo', walk: licensesWalk },
};
