import { FEATURE_TITLES } from '@puzzle-runs/site/feature-tabs.ts';
import { PAGES, type PageName, pagePath, pagesFor } from '@puzzle-runs/site/pages.ts';
import type { Db } from '#db/store.ts';
import { listBattleChunks, listBattleUrls, listExplorationChunks, listExplorationUrls } from './sitemap.repository.ts';
import { sitemap, sitemapIndex } from './sitemap-xml.ts';

const LISTS = {
  runs: { page: 'exploration', list: listExplorationUrls },
  battles: { page: 'battleExploration', list: listBattleUrls },
} as const satisfies Record<string, { page: PageName; list: unknown }>;

export type SitemapPart = keyof typeof LISTS;

/** Lists all files of the site map that have entries. */
export async function indexOfSitemaps(db: Db, origin: string): Promise<string> {
  const [explorations, battles] = await Promise.all([listExplorationChunks(db), listBattleChunks(db)]);
  const files = [
    'pages',
    ...explorations.map((chunk) => `runs/${chunk}`),
    ...battles.map((chunk) => `battles/${chunk}`),
  ];
  return sitemapIndex(files.map((file) => ({ address: `${origin}/sitemap/${file}.xml` })));
}

/** Lists the public pages without parameters, and the feature tabs. */
export function sitemapOfPages(origin: string): string {
  const pages = pagesFor('public').filter((page) => !PAGES[page].path.includes(':'));
  const tabs = Object.keys(FEATURE_TITLES).map((tab) => pagePath('feature', { tab }));
  return sitemap([...pages.map((page) => pagePath(page)), ...tabs].map((path) => ({ address: origin + path })));
}

/** Lists one chunk of runs, or of runs in battles; undefined if it is empty. */
export async function sitemapOfExplorations(
  db: Db,
  origin: string,
  part: SitemapPart,
  chunk: number,
): Promise<string | undefined> {
  const { page, list } = LISTS[part];
  const rows = await list(db, chunk);
  if (rows.length === 0) return undefined;
  return sitemap(rows.map(({ changedAt, ...slugs }) => ({ address: origin + pagePath(page, slugs), changedAt })));
}

/** robots.txt: excludes the API and the pages of players. */
export function robots(origin: string): string {
  const excluded = ['/api/', ...pagesFor('play').map((page) => PAGES[page].path.replace(/:\w+/g, '*'))];
  const rules = ['User-agent: *', ...excluded.map((path) => `Disallow: ${path}`)];
  return [...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
