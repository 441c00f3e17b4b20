import { expect, test } from 'vitest';
import { GAME_PAGE } from './game-page.ts';
import { PAGES, type PageName, pagePath } from './pages.ts';

const slugs = { exploration: 'weg', battle: 'cup', team: 'eulen', poi: 'dom', tab: 'task', participant: '1' };

test.each(Object.keys(PAGES) as PageName[])('%s is a page of a game only if it is played without a trial', (page) => {
  const isPlayed = PAGES[page].audience === 'play' && !PAGES[page].path.startsWith('/trial/');
  expect(GAME_PAGE.test(pagePath(page, slugs))).toBe(isPlayed);
});

test.each([
  ['/exploration/weg/poi', 'exploration/weg'],
  ['/exploration/weg/team/eulen/poi/dom', 'exploration/weg/team/eulen'],
  ['/battle/cup/exploration/weg/team/eulen/ranking/', 'battle/cup/exploration/weg/team/eulen'],
])('%s belongs to the game %s of its run', (path, game) => {
  expect(GAME_PAGE.exec(path)?.slice(1)).toEqual([game, 'weg']);
});
