import { hash } from 'node:crypto';
import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import { type BattleState, battleEndForTeam } from '@puzzle-runs/domain/battle/battle-schedule.ts';
import { countTasks, finishedAt, openReviews } from '@puzzle-runs/domain/game/finish.ts';
import type { Game } from '@puzzle-runs/domain/game/game.ts';
import type { Progress } from '@puzzle-runs/domain/game/progress.ts';
import { settleSinceLastAct } from '@puzzle-runs/domain/game/settle.ts';
import { viewOf } from '@puzzle-runs/domain/game/view.ts';
import { openWays } from '@puzzle-runs/domain/game/ways.ts';
import { wholeMinutes } from '@puzzle-runs/domain/poi/qualifiers.ts';
import type { ReadingLanguage } from '@puzzle-runs/domain/translation/choose-language.ts';
import type { Deps } from '#deps.ts';
import { battleTimingOf, startOfPlay } from '#mapping/battle-timing.ts';
import { toPlayedExploration } from '#mapping/public-exploration.ts';
import type { Participation } from '../play.repository.ts';
import { battleScheduleAt, mayHoldAnswers, playStateOf } from '../play.service.ts';
import { type FullPois, readGame } from '../room/let-in.service.ts';
import { pointsOf, taskFigures } from '../score/points.service.ts';
import { gameOf } from '../submit/game-of-run.ts';
import { readMarks, toProgress } from '../submit/progress.repository.ts';
import type { PlayedContentRows } from './cached-content.repository.ts';
import { contentFor, type LanguageContent } from './content-in-language.ts';
import { type JoinedPoisCache, joinedPoisCache } from './joined-pois-cache.ts';
import { joinedPoisText } from './joined-pois-text.ts';

/** Raise it when the form of the response changes, so that browsers drop the stored one. */
const FORM = 10;

type ReadDeps = Pick<Deps, 'store' | 'secret' | 'now' | 'changeFeed'>;

const caches = new WeakMap<object, JoinedPoisCache>();

interface Reader {
  player: RunTokenClaims;
  reading: ReadingLanguage;
  /** Name of the encoding of the body; undefined for none. */
  encoding?: string | undefined;
  encode?: (text: string) => Promise<Buffer>;
  /** Whether the caller holds the response with this ETag. */
  isHeld(etag: string): boolean;
}

/**
 * All pois of the joined exploration as this player may see them now, with schedule and progress: the ETag, and the
 * JSON body unless the caller holds it already. Throws `unauthorized`, also to callers who hold the body.
 */
export async function readJoinedPois(
  deps: ReadDeps,
  { player, reading, encoding, encode, isHeld }: Reader,
): Promise<{ etag: string; lang: string; body: Buffer | null }> {
  const { db } = deps.store;
  const { participation, content: source, at, limited } = await readGame(deps, player);
  const shown = contentFor(source, participation.exploration.lang, reading);
  const { lang } = shown;
  const basis: Basis = {
    participation,
    lang,
    state: playStateOf(participation, at),
    endsAt: battleEndForTeam(battleTimingOf(participation), participation.extraMinutes ?? 0, at.getTime()),
    minutes: unlocksByTime(source) ? wholeMinutes(startOfPlay(participation), at.getTime()) : 0,
    ...(limited && { full: limited.full }),
  };
  const cache = caches.get(db.owner) ?? joinedPoisCache();
  caches.set(db.owner, cache);
  const key = `${participation.id} ${lang}`;
  const entry = cache.entryOf(key, { basis, content: shown.content }, () => etagOf(basis));
  const { etag } = entry;
  if (isHeld(etag)) return { etag, lang, body: null };
  const body = await cache.bodyOf(key, { entry, encoding }, async () => {
    // The marks are read after the participation, so the text is never older than its basis.
    const marks = limited?.progress ?? toProgress(participation, await readMarks(db, participation.id));
    const game = limited?.game ?? gameOf(participation, source, at);
    const progress = settleSinceLastAct(game, marks, at.getTime());
    const text = joinedPoisText({
      views: viewOf(game, progress, at.getTime()),
      content: shown.content,
      seen: { secret: deps.secret, participationId: participation.id },
      hasOwnOrder: participation.poiOrder !== null,
      around: aroundOf(participation, { shown, game, progress, at }),
    });
    return encode?.(text) ?? Buffer.from(text);
  });
  return { etag, lang, body };
}

/** Everything that the response depends on; the row of the participation holds both revisions. */
interface Basis {
  participation: Participation;
  /** Language of the response. */
  lang: string;
  state: BattleState;
  /** Milliseconds; it moves during a pause. */
  endsAt: number | null;
  /** Whole minutes since the start; 0 where no poi waits for its time. */
  minutes: number;
  /** Only where the room at a poi is limited. */
  full?: FullPois;
}

function etagOf(basis: Basis): string {
  return `W/"${hash('sha1', JSON.stringify([FORM, basis]), 'base64url')}"`;
}

interface Reading {
  shown: LanguageContent;
  game: Game;
  progress: Progress;
  at: Date;
}

function aroundOf(
  participation: Participation,
  { shown, game, progress, at }: Reading,
): Omit<JoinedPois, 'count' | 'rows'> {
  const { lang, content, storyLang, languages } = shown;
  const { intro, finale } = content.story;
  const finished = finishedAt(game, progress);
  const state = playStateOf(participation, at);
  const isOver = finished !== null || state === 'ended';
  const pointsToEarn = openWays(game, progress)?.points ?? participation.pointsToEarn;
  return {
    exploration: { ...toExploration(participation, lang), languages, ...(storyLang && { story_lang: storyLang }) },
    intro: state === 'waiting' || intro === '' ? null : intro,
    finale: isOver && finale !== '' ? finale : null,
    battle: participation.battle,
    team: participation.team,
    schedule: participation.battleId === null ? null : battleScheduleAt(participation, at, participation.extraMinutes),
    playable_offline: participation.trial === null && mayHoldAnswers(participation),
    help_requests: participation.helpRequests ?? false,
    progress: {
      ...pointsOf({ ...participation, pointsToEarn }),
      ...taskFigures(countTasks(game, progress)),
      joined_at: participation.joinedAt.toISOString(),
      finished_at: finished === null ? null : new Date(finished).toISOString(),
      rating: participation.rating,
      open_reviews: openReviews(progress),
    },
  };
}

function toExploration({ exploration }: Participation, lang: string) {
  return { ...toPlayedExploration(exploration, lang), source_lang: exploration.lang };
}

/** Whether time alone can unlock a poi. */
function unlocksByTime({ prerequisites }: PlayedContentRows): boolean {
  return [...prerequisites.values()].some((rows) => rows.some(({ unlockType }) => unlockType === 'time'));
}
