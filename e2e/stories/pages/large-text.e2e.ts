import { expect, type Locator, type Page } from '@playwright/test';
import { joinAddress } from '@puzzle-runs/domain/battle/join-address.ts';
import { storedSlug } from '@puzzle-runs/domain/exploration/slug.ts';
import type { TestAccounts } from '../../support/accounts.ts';
import { BATTLE } from '../../support/play/demo-battle.ts';
import { enterAnswer, joinOnScreen, readIntro, taskCard } from '../../support/play/play-on-screen.ts';
import { test } from '../../support/stories.ts';
import { createOrganiser } from '../../support/studio/battle-setup.ts';
import { postAs, uniqueName } from '../../support/studio/creator-setup.ts';

/** Of a small and of a usual phone. */
const WIDTHS = [320, 390];

test.use({
  viewport: { width: 320, height: 640 },
  contextOptions: { reducedMotion: 'reduce' },
  allowedErrors: [404],
});

/** Elements that reach beyond the right edge, for the failure message. Ignores visually hidden text and the content of scrolling boxes. */
async function wideParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = innerWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return Array.from(document.querySelectorAll('body *'))
      .filter((part) => part.getBoundingClientRect().right > width + 1)
      .map((part) => `${part.tagName}.${part.className}: ${part.textContent?.slice(0, 40)}`);
  });
}

/** Words that are broken into lines of one or two letters each. */
async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\p{L}{4,}/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
        if (lines > 3 && word.length / lines < 2.5) broken.push(`${word} in ${lines} lines`);
      }
    }
    return broken;
  });
}

/** Texts that reach beyond the right edge of the box around them, such as a chip. */
async function spilledTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const spilled: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const box = text.parentElement;
      if (!box || getComputedStyle(box).display !== 'inline-flex') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const right = Math.max(0, ...Array.from(range.getClientRects(), (line) => line.right));
      if (right > box.getBoundingClientRect().right) spilled.push(text.textContent ?? '');
    }
    return spilled;
  });
}

/** Font size, and the number of elements whose size is still in transition. */
async function sizeAndTransitions(page: Page): Promise<[string, number]> {
  return page.evaluate(() => [getComputedStyle(document.documentElement).fontSize, document.getAnimations().length]);
}

/** Expects that a page with text of these sizes needs no horizontal scrolling; `part` appears when it is complete. */
async function expectToFit(
  page: Page,
  address?: string,
  part = page.getByRole('heading', { level: 1 }),
  { widths = WIDTHS, sizes = [2] }: { widths?: readonly number[]; sizes?: readonly number[] } = {},
): Promise<void> {
  await test.step(address ?? page.url(), async () => {
    if (address !== undefined) await page.goto(address);
    await expect(part.first()).toBeVisible();
    for (const size of sizes) {
      await page.evaluate((rem) => document.documentElement.style.setProperty('font-size', rem), `${size * 100}%`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 640 });
        await expect.poll(() => sizeAndTransitions(page)).toEqual([`${size * 16}px`, 0]);
        await expect.soft(() => expect(wideParts(page)).resolves.toEqual([])).toPass({ timeout: 20_000 });
        expect.soft(await brokenWords(page)).toEqual([]);
        expect.soft(await spilledTexts(page)).toEqual([]);
      }
    }
  });
}

/** Words without a space, as they occur in German. */
const LONG = {
  exploration: 'Donaudampfschifffahrtsgesellschaftskapitänspatent',
  battle: 'Stadtteilmeisterschaftsabschlussveranstaltung',
  team: 'Bundesausbildungsförderungsgesetzfreundeskreis',
  poi: 'Grundstücksverkehrsgenehmigungszuständigkeit',
  task: 'Rindfleischetikettierungsüberwachungsaufgabe',
};

/** Publishes a run with a team in a Versus; their names are `LONG`. @returns their slugs, and the path of the join link */
async function longNamedBattle({ accounts, testSite }: { accounts: TestAccounts; testSite: { studioUrl: string } }) {
  const account = await accounts.registered();
  const post = (path: string, body: object) => postAs({ accounts, testSite }, { account, path, body });
  const put = async (path: string, body: object) =>
    fetch(`${testSite.studioUrl}/api${path}`, {
      method: 'PUT',
      headers: { ...(await accounts.authorization(account)), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const task = { name: LONG.task, task_type: 'guess_number', points: 10, task: { answer: 3 } };
  const location = { latitude: 49.02, longitude: 12.09 };
  const poi = { name: LONG.poi, location_type: 'coordinates', location, tasks: [task] };
  const { id: exploration_id, slug: exploration } = await post('/management/explorations/file', {
    format: 'puzzle-run/1',
    exploration: { name: LONG.exploration, postal_code: '93047', description: `<p>${LONG.task}</p>`, pois: [poi] },
  });
  await put(`/explorations/${exploration_id}/published`, { published: true });
  const { id: battle_id, slug: battle } = await post('/battles', { name: LONG.battle, description: LONG.task });
  const { id: team_id, slug: team } = await post('/teams', { name: LONG.team });
  await post(`/battles/${battle_id}/participants`, { exploration_id, team_id });
  await put(`/battles/${battle_id}/board`, { board: true });
  return { exploration, battle, team, join: joinAddress('', { exploration_id, battle_id, team_id }) };
}

const RUNS_PAGES = [
  '/',
  '/exploration',
  '/exploration/der-rätselgarten',
  '/exploration/die-geheime-tür',
  '/exploration/the-english-walk/team',
  '/battle',
  '/progress',
  '/register',
  '/password/forgotten',
  '/password/reset?code=x',
  '/register/verify?code=x',
  '/join?exploration_id=9999',
  '/feature',
  '/feature/exploration',
  '/license/business',
  '/contact',
  '/contactform',
  '/info',
  '/protection',
  '/terms',
  '/api',
  '/nowhere',
];

test('pages of the player fit a small phone with text of double size', async ({ player }) => {
  for (const address of RUNS_PAGES) await expectToFit(player, address);
  await joinOnScreen(player, 'Der Rätselgarten');
  await expectToFit(player);
  for (const poi of ['textbeet', 'auswahlbeet', 'lückenbeet', 'sortierbeet', 'suchbeet'])
    await expectToFit(player, `/exploration/der-rätselgarten/poi/${poi}`);
  await test.step('a solved quest, below its ribbon', async () => {
    await player.goto('/exploration/der-rätselgarten/poi/zahlenbeet');
    await enterAnswer(taskCard(player, 'Bänke zählen'), 'Zahl', '7');
    await expectToFit(player, undefined, player.getByText('Gelöst', { exact: true }));
  });
  await expectToFit(player, '/exploration/der-rätselgarten/ranking');
  await expectToFit(player, '/exploration/der-rätselgarten');
  await expectToFit(player, '/progress');
});

test.describe('of the demo', () => {
  test.use({ site: 'demo', allowedErrors: [403, 404] });

  test('a run in several languages, a Versus and its ranking fit a small phone with text of double size', async ({
    player,
  }) => {
    for (const address of ['/exploration', '/exploration/die-donau-und-der-dom', '/battle', BATTLE, `${BATTLE}/team`])
      await expectToFit(player, address);
    await player.goto(`${BATTLE}/team`);
    await player.getByRole('button', { name: /Donauotter/ }).click();
    await expect(player).toHaveURL(/\/poi$/);
    await expectToFit(player, undefined, player.getByRole('heading', { name: 'Bevor es losgeht' }));
    await readIntro(player);
    await expectToFit(player);
    const game = `${BATTLE}/team/donauotter`;
    await expectToFit(player, `${game}/poi/steinerne-brücke`);
    await expectToFit(player, `${game}/ranking`, player.getByRole('progressbar'));
    await player.getByRole('link', { name: 'Teilen' }).click();
    await expectToFit(player, undefined, player.getByRole('img', { name: /^QR/ }));
    await joinOnScreen(player, 'Die Donau und der Dom');
    await readIntro(player);
    await expectToFit(player, undefined, player.getByRole('combobox'));
    await expectToFit(player, '/progress');
  });
});

test.describe('with names of one long word', () => {
  test.use({ at: 'studio' });

  test('pages of a game, its join link, board and ranking fit a small phone, with text of single and double size', async ({
    player,
    accounts,
    testSite,
  }) => {
    const { exploration, battle, team, join } = await longNamedBattle({ accounts, testSite });
    const own = `/exploration/${exploration}`;
    const fits = (path?: string, part?: Locator) =>
      expectToFit(player, path && `${testSite.url}${path}`, part, { sizes: [1, 2] });
    for (const path of [
      '/exploration',
      own,
      '/battle',
      `/battle/${battle}${own}`,
      `/battle/${battle}${own}/team`,
      join,
    ])
      await fits(path);
    await player.goto(`${testSite.url}${join}`);
    await player.getByRole('button', { name: 'Mitmachen' }).click();
    await expect(player).toHaveURL(/\/poi$/);
    const game = `/battle/${battle}${own}/team/${team}`;
    await fits();
    await fits(`${game}/poi/${storedSlug(LONG.poi)}`, player.getByRole('article'));
    await fits(`${game}/ranking`, player.getByRole('progressbar'));
    await player.getByRole('link', { name: 'Teilen' }).click();
    await fits(undefined, player.getByRole('img', { name: /^QR/ }));
    await fits(`/battle/${battle}/board`);
    await fits('/progress');
  });
});

test.describe('in the studio', () => {
  test.use({ at: 'studio' });

  test('pages fit a small phone with text of double size', async ({ creator, accounts, testSite }) => {
    const fixtures = { accounts, testSite };
    const { account, exploration, teams } = await createOrganiser(creator, fixtures);
    const battle = await postAs(fixtures, { account, path: '/battles', body: { name: uniqueName('Stadtduell') } });
    const run = `/management/exploration/${exploration.slug}`;
    const button = (name: string) => creator.getByRole('button', { name });
    const pages: [string, Locator][] = [
      [`${run}/ways`, creator.getByRole('main').getByRole('link', { name: 'Anfang' })],
      ['/management/exploration', creator.getByRole('link', { name: exploration.name })],
      [run, button('Reihenfolge')],
      [`${run}/poi`, creator.getByRole('link', { name: 'Anfang' })],
      [`${run}/poi/anfang`, button('von Anfang an')],
      [`${run}/poi/anfang/prerequisite`, creator.getByRole('link', { name: 'Neue Bedingung' })],
      [`${run}/poi/anfang/task`, creator.getByRole('link', { name: 'Weiter' })],
      [`${run}/poi/anfang/task/weiter`, button('Tippfehler nein')],
      [`${run}/overview`, button('Drucken')],
      [`${run}/insights`, button('CSV laden')],
      ['/management/team', creator.getByRole('link', { name: teams[0] })],
      ['/management/battle', creator.getByRole('link', { name: battle.name })],
      [`/management/battle/${battle.slug}`, button('Speichern')],
      [`/management/battle/${battle.slug}/event`, button('Nachricht an alle')],
    ];
    for (const [address, part] of pages) await expectToFit(creator, address, part, { widths: [...WIDTHS, 1440] });
    await creator.goto('/logout');
    await expect(creator).toHaveURL(/alert=logged_out/); // logged in, the address below leads to the runs
    await expectToFit(creator, '/register');
  });
});
