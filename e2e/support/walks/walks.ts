import { expect, type Page } from '@playwright/test';
import { FEATURE_TABS, type FeatureGroup, type FeatureTab } from '@puzzle-runs/site/feature-tabs.ts';
import { PAGES } from '@puzzle-runs/site/pages.ts';
import { BATTLE } from '../play/battle.ts';
import { taskOf } from '../play/playing.ts';
import type { Options } from '../stories.ts';
import { account } from './account-walk.ts';
import { manageBattle } from './battle-walk.ts';
import { explorations } from './explorations-walk.ts';
import { lookAtFriends } from './friends-walk.ts';
import { licenses } from './licenses-walk.ts';
import { pois } from './pois-walk.ts';
import { preview } from './preview-walk.ts';
import { studio } from './studio-walk.ts';
import { tasks } from './tasks-walk.ts';
import { type Look, open, type Walk } from './walk.ts';

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

async function join(player: Page, address: string, button: RegExp = JOIN): Promise<void> {
  await open(player, address);
  await player.getByRole('button', { name: button }).first().click();
  await expect(player.getByRole('link', { name: /^(Erkunden|Explore)/ }).first()).toBeVisible();
}

/** Sends an answer by the Enter key, in any language. */
async function send(player: Page, task: string, text: string): Promise<void> {
  const field = taskOf(player, task).getByRole('textbox');
  await field.fill(text);
  await field.press('Enter');
}

/** The share page and the page its link leads to, where it was opened from the overview. */
async function lookAtSharing(player: Page, look: Look): Promise<void> {
  await player.getByRole('link', { name: /^(Teilen|Share)$/ }).click();
  await expect(player.getByRole('img', { name: /^QR/ })).toBeVisible();
  await look('share');
  await open(player, await player.getByRole('textbox').inputValue());
  await look('join link');
}

/** Pages that everybody may see, on a site without battles. */
const visitor: Walk = async (player, look) => {
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
    await open(player, address);
    await look(where);
  }
};

/** Pages of a game that is played alone. */
const game: Walk = async (player, look) => {
  await join(player, WALK);
  await look('spots');
  for (const poi of ['gate', 'wharf', 'lighthouse', 'nowhere']) {
    await open(player, `${WALK}/poi/${poi}`);
    await look(`spot ${poi}`);
  }
  await open(player, `${WALK}/ranking`);
  await look('ranking of a single player');
  await open(player, `${WALK}/poi/gate`);
  await send(player, 'One word', 'Rope');
  await expect(player).toHaveURL(/alert=wrong_answer/);
  await look('wrong answer');
  await send(player, 'One word', 'Anchor');
  await expect(taskOf(player, 'One word').getByRole('form')).toBeHidden();
  await look('right answer');
  await open(player, `${WALK}/poi/wharf`);
  await player
    .getByRole('button', { name: /^(Aufdecken|Reveal)/ })
    .last()
    .click();
  await expect(player.getByRole('dialog')).toBeVisible();
  await look('hint, before paying');
  await player.getByRole('dialog').getByRole('button').last().click();
  await expect(player).toHaveURL(/alert=not_enough_points/);
  await look('hint, too dear');
  await open(player, `${WALK}/poi`);
  await lookAtSharing(player, look);
  await open(player, '/progress');
  await look('progress');
  await player.getByRole('button', { name: /The English walk/ }).click();
  await expect(player.getByRole('dialog')).toBeVisible();
  await look('progress, before deleting');
};

/** Friends who play a run together, and one of them alone as well. */
const friends: Walk = async (player, look) => {
  await join(player, WALK);
  await lookAtFriends(player, look, WALK);
};

/** The finish of a game. */
const finish: Walk = async (player, look) => {
  await join(player, '/exploration/der-kurze-weg');
  await open(player, '/exploration/der-kurze-weg/poi/anfang');
  await send(player, 'Los geht’s', 'Start');
  await open(player, '/exploration/der-kurze-weg/poi/ende');
  await send(player, 'Schluss jetzt', '100');
  await expect(player.getByRole('link', { name: /^(Zum Ziel|Go to the finish)/ })).toBeVisible();
  await look('last quest');
  await open(player, '/exploration/der-kurze-weg/poi');
  await expect(player.getByRole('radio')).toHaveCount(5);
  await look('finish');
};

/** Pages of the demo and its battle. */
const battle: Walk = async (player, look) => {
  for (const [where, address] of Object.entries({
    'runs in pages': '/exploration',
    battles: '/battle',
    'run of a battle': BATTLE,
    teams: `${BATTLE}/team`,
  })) {
    await open(player, address);
    await look(where);
  }
  await join(player, `${BATTLE}/team`, /Donauotter/);
  await look('spots of a team');
  await open(player, `${BATTLE}/team/donauotter/ranking`);
  await expect(player.getByRole('progressbar')).toHaveCount(5);
  await look('ranking');
  await open(player, `${BATTLE}/team/donauotter/poi`);
  await lookAtSharing(player, look);
};

/** Pages that are about no run. */
const information: Walk = async (player, look) => {
  for (const page of INFORMATION) {
    const address = PAGES[page].path;
    await open(player, address);
    await look(address);
  }
  await open(player, PAGES.contactForm.path);
  await player.getByLabel(/^(Ja, ich bin|Yes, I)/).check();
  await player.getByRole('button', { name: /^(Nachricht senden|Send message)$/ }).click();
  await expect(player.getByRole('alert')).toHaveCount(4);
  await look('contact form, nothing filled in');
};

/** The pages of features, each with what it lets one try. */
function features(groups: readonly FeatureGroup[], others: readonly string[]): Walk {
  const tabs = groups.flatMap((group): readonly FeatureTab[] => FEATURE_TABS[group]);
  return async (player, look) => {
    for (const address of [...others, ...tabs.map((tab) => `/feature/${tab}`)]) {
      await open(player, address);
      await look(address);
    }
  };
}

/** Every page of both sites, by what is done there. */
export const walks: Record<string, Partial<Options> & { walk: Walk }> = {
  'before playing': { site: 'runs', walk: visitor },
  'of a game': { site: 'runs', walk: game },
  'of friends': { site: 'runs', walk: friends },
  'at the finish': { site: 'runs', walk: finish },
  'about features of runs and spots': {
    site: 'runs',
    walk: features(['runs', 'spots'], ['/feature', '/feature/proposal']),
  },
  'about features of quests, hints and qualifiers': {
    site: 'runs',
    walk: features(['quests', 'hints', 'qualifiers'], []),
  },
  'of a battle': { site: 'demo', walk: battle },
  'around an account': { site: 'runs', walk: account },
  'of information': { site: 'runs', walk: information },
  'of the studio': { at: 'studio', walk: studio },
  'of a preview': { at: 'studio', walk: preview },
  'of spots in the studio': { at: 'studio', walk: pois },
  'of quests in the studio': { at: 'studio', walk: tasks },
  'of runs and teams in the studio': { at: 'studio', walk: explorations },
  'of a battle in the studio': { at: 'studio', walk: manageBattle },
  'of licences in the studio': { at: 'studio', site: 'own demo', walk: licenses },
};
