import type { OfflineContent } from '@puzzle-runs/contract/offline/offline-content.ts';
import { type FailureCode, failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { call } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { decodePackage } from '@puzzle-runs/web/offline-play/decode-package.ts';
import { bearerOf, type PlayPlace, session, storageKeyOf } from '@puzzle-runs/web/session/session.ts';
import { browserDatabase, type StoredDownload } from '@puzzle-runs/web/storage/browser-database.ts';
import { askedLanguage } from '#shell/asked-language.ts';
import { setEngine } from './outbox-view.ts';
import { outbox } from './player-outbox.ts';

export type StoredAnswers = NonNullable<StoredDownload['answers']>;

/** Refusals after which a phone must not keep the answers. */
const FORBIDDEN: ReadonlySet<FailureCode> = new Set(['not_playable_offline', 'battle_forbids_offline']);

export function contentOf({ content }: StoredAnswers): OfflineContent {
  return decodePackage({ content });
}

/** Loads the answers of a game. @throws ApiProblem where the run or a battle does not allow it */
export async function fetchAnswers(place: PlayPlace): Promise<StoredAnswers> {
  const token = session.runToken(place);
  const lang = askedLanguage(place);
  const { content } = await call(routes.joined.offlinePackage, {
    headers: { authorization: token ? bearerOf(token) : '' },
    query: lang === undefined ? {} : { lang },
  });
  return { content, clockOffset: decodePackage({ content }).now - Date.now() };
}

/** Lets the phone judge this game from now on; without `answers`, stops that. */
export async function judgeWith(place: PlayPlace, answers: StoredAnswers | undefined): Promise<void> {
  if (!answers) return setEngine(place, undefined);
  const { createVerdictEngine } = await import('./verdict-engine.ts');
  setEngine(place, createVerdictEngine(place, { ...answers, content: contentOf(answers) }, outbox));
}

async function storedDownload(place: PlayPlace): Promise<StoredDownload | undefined> {
  return (await browserDatabase()).get('downloads', storageKeyOf(place));
}

/** Starts to judge a game with the answers of an earlier download, and loads current answers if there is a network. */
export async function startVerdicts(place: PlayPlace): Promise<void> {
  const stored = await storedDownload(place);
  await judgeWith(place, stored?.answers);
  if (!stored?.answers) return;
  const answers = await fetchAnswers(place).catch((problem: unknown) => {
    return FORBIDDEN.has(failureCodeOf(problem)) ? undefined : stored.answers;
  });
  const current = await storedDownload(place);
  if (!current || answers === stored.answers) return;
  await (await browserDatabase()).put('downloads', { ...current, answers });
  await judgeWith(place, answers);
}
