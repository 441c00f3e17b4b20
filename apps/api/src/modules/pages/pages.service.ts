import type { Visibility } from '@puzzle-runs/domain/exploration/access-code.ts';
import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import { joinNames } from '@puzzle-runs/domain/text/isolated.ts';
import type { ReadingLanguage } from '@puzzle-runs/domain/translation/choose-language.ts';
import { DESCRIPTION_MAX, excerptOf } from '@puzzle-runs/site/excerpt.ts';
import { FEATURE_DESCRIPTIONS } from '@puzzle-runs/site/feature-descriptions.ts';
import { FEATURE_TITLES, isFeatureTab } from '@puzzle-runs/site/feature-tabs.ts';
import type { PageHead } from '@puzzle-runs/site/head.ts';
import { INFO_PAGES, isInfoPage } from '@puzzle-runs/site/info-pages.ts';
import { PAGES, type PageName, pagePath, SHELL_PATH } from '@puzzle-runs/site/pages.ts';
import { siteTexts } from '@puzzle-runs/site/texts.ts';
import type { Db } from '#db/store.ts';
import { plainTextOf } from '#html/clean-html.ts';
import { describeFor } from '#modules/content/described.service.ts';
import { findBattleExplorationPage, findExplorationPage, findExplorationPageById } from './pages.repository.ts';

export interface Visit {
  language: Language;
  /** Public origin of the site. */
  origin: string;
}

/** Path parameters of a page, by name. */
export type PathParams = Partial<Record<string, string>>;

interface FoundExploration {
  id: number;
  lang: string;
  name: string;
  description: string;
  image: string | null;
  visibility: Visibility;
  battle?: string;
}

/** What is known of a run without its game. */
export interface PublicRun {
  name: string;
  lang: string;
}

/** A page as the server describes it. */
export interface DescribedPage extends PageHead {
  /** The run of a page that is played, if it is public. */
  run?: PublicRun;
}

/**
 * Head of a page; undefined for a run that the visitor does not find, and for an unknown feature. A run that only its
 * link finds needs its key and is not indexed. Pages of play and invitations exist without their run, too: a creator
 * tests a draft. A run is described in the language of the reader.
 */
export async function describePage(
  db: Db,
  page: PageName,
  { slugs, query, reading }: { slugs: PathParams; query: PathParams; reading: ReadingLanguage },
  visit: Visit,
): Promise<DescribedPage | undefined> {
  const texts = siteTexts[visit.language];
  const key = keyIn(query);
  const head: PageHead = {
    ...visit,
    site: texts['site.name'],
    description: texts['site.description'],
    path: pagePath(page, slugs),
    hidden: PAGES[page].audience !== 'public',
  };
  if (page === 'explorations' || page === 'battles') {
    return { ...head, title: texts[`${page}.title`], description: texts[`${page}.description`] };
  }
  if (isInfoPage(page)) return { ...head, ...INFO_PAGES[page][visit.language] };
  if (page === 'feature') {
    const { tab = '' } = slugs;
    if (!isFeatureTab(tab)) return undefined;
    const { language } = visit;
    return { ...head, title: FEATURE_TITLES[tab][language], description: FEATURE_DESCRIPTIONS[tab][language] };
  }
  if (page === 'progress') return { ...head, title: texts['nav.progress'] };
  if (page === 'teamCard') return { ...head, title: texts['joinLink.title'] };
  if (page === 'registration') return { ...head, title: texts['registration.title'] };
  const describe = async (found: FoundExploration | undefined) => found && (await describeFor(db, [found], reading))[0];
  if (page === 'join') {
    const invitedTo = await describe(await findExplorationPageById(db, query.exploration_id, key));
    return { ...head, title: texts['joinLink.title'], ...(invitedTo && wordsOf(invitedTo, head)) };
  }
  if (!('exploration' in slugs)) return head;
  const exploration = await describe(await openExploration(db, slugs, key));
  if (page === 'exploration' || page === 'battleExploration') {
    const hidden = head.hidden || exploration?.visibility === 'link';
    return exploration && { ...head, ...wordsOf(exploration, head), hidden };
  }
  return { ...head, ...(exploration && { ...wordsOf(exploration, head), run: exploration }) };
}

async function openExploration(
  db: Db,
  { battle, exploration = '' }: PathParams,
  key: string | undefined,
): Promise<FoundExploration | undefined> {
  if (`${battle}${exploration}`.includes('\0')) return undefined; // PostgreSQL refuses NUL in text
  return battle === undefined
    ? findExplorationPage(db, exploration, key)
    : findBattleExplorationPage(db, { battle, exploration }, key);
}

/** The key that an address carries for a run that only its link finds; a repeated parameter is none. */
export function keyIn({ exploration_code: key }: PathParams): string | undefined {
  return typeof key === 'string' ? key : undefined;
}

function wordsOf({ name, battle, description, image }: FoundExploration, { description: ofSite }: PageHead) {
  return {
    title: joinNames([name, battle]),
    description: excerptOf(plainTextOf(description), DESCRIPTION_MAX) || ofSite,
    image,
  };
}

/** Neutral head of the shell, which phones show for every page without a network. */
export function describeShell(visit: Visit): PageHead {
  const texts = siteTexts[visit.language];
  return { ...visit, site: texts['site.name'], description: texts['site.description'], path: SHELL_PATH, hidden: true };
}

/** Head of the not-found page. */
export function describeNotFound(visit: Visit): PageHead {
  const texts = siteTexts[visit.language];
  return {
    ...visit,
    site: texts['site.name'],
    title: texts['state.notFound.title'],
    description: texts['site.description'],
    path: '/',
    hidden: true,
  };
}
