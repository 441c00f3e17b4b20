import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import type { Full } from '@puzzle-runs/domain/battle/room.ts';
import type { Game } from '@puzzle-runs/domain/game/game.ts';
import type { Progress } from '@puzzle-runs/domain/game/progress.ts';
import { settle } from '@puzzle-runs/domain/game/settle.ts';
import { viewOf } from '@puzzle-runs/domain/game/view.ts';
import { withWay } from '@puzzle-runs/domain/game/ways.ts';
import type { Deps } from '#deps.ts';
import type { Participation } from '../play.repository.ts';
import { getParticipation, playStateOf } from '../play.service.ts';
import { cachedContentOf, type PlayedContentRows } from '../read/cached-content.repository.ts';
import { findPlayed } from '../submit/find-played.service.ts';
import { gameOf } from '../submit/game-of-run.ts';
import { readMarks, toProgress } from '../submit/progress.repository.ts';
import { storeProgress } from '../submit/store-progress.repository.ts';
import { listOtherTeams } from './teams-at-pois.repository.ts';

type LetInDeps = Pick<Deps, 'store' | 'changeFeed' | 'now'>;

/** The pois that are full for a team, by id. */
export type FullPois = [poiId: number, full: Full][];

/** A game as it is shown to its team. */
interface ShownGame {
  participation: Participation;
  content: PlayedContentRows;
  at: Date;
  /** Only where the room at a poi is limited. */
  limited: { game: Game; progress: Progress; full: FullPois } | null;
}

/**
 * Reads the game of a player. Where the room at a poi is limited, first stores what is open now: what opens by waiting,
 * or because another team has left, opens without an act, and without a mark all waiting teams would see it open.
 * Throws `unauthorized`.
 */
export async function readGame(deps: LetInDeps, player: RunTokenClaims): Promise<ShownGame> {
  const first = await readOnce(deps, player);
  if (!first.game) return { ...first, limited: null };
  if (isMarked(first)) return withFull(first);
  await letIn(deps, first.participation.id);
  const again = await readOnce(deps, player);
  if (!again.game) return { ...again, limited: null };
  // Another team has left meanwhile: the next read lets this one in.
  return withFull(isMarked(again) ? again : withoutLettingIn(again));
}

type Read = Extract<Awaited<ReturnType<typeof readOnce>>, { game: Game }>;

/** `game` and `progress`: only where the room at a poi is limited. */
async function readOnce({ store: { db }, now }: LetInDeps, player: RunTokenClaims) {
  const participation = await getParticipation(db, player);
  const content = await cachedContentOf(db, participation);
  const at = now();
  if (participation.roomTeams === null) return { participation, content, at, game: null };
  const isPlaying = playStateOf(participation, at) === 'open';
  const [marks, others] = await Promise.all([
    readMarks(db, participation.id),
    isPlaying ? listOtherTeams(db, participation.id) : null,
  ]);
  const game = gameOf(participation, content, at, others);
  return { participation, content, at, game, progress: toProgress(participation, marks) };
}

/** Whether all that is open is stored. Outside of the playing time no team is let in. */
function isMarked({ game, progress, at }: Pick<Read, 'game' | 'progress' | 'at'>): boolean {
  return game.schedule?.state !== 'open' || settle(game, progress, at.getTime()) === progress;
}

function withoutLettingIn(read: Read): Read {
  const { room } = read.game;
  return { ...read, game: { ...read.game, room: room && { ...room, present: null } } };
}

function withFull({ participation, content, at, game, progress }: Read): ShownGame {
  const full = viewOf(game, progress, at.getTime()).flatMap((view): FullPois => {
    const reason = view.unlocked ? view.arrival.full : view.full;
    return reason ? [[view.poi.id, reason]] : [];
  });
  return { participation, content, at, limited: { game, progress, full } };
}

/** Stores which pois are open for a team, so that it counts there for the other teams. */
async function letIn({ store, changeFeed, now }: LetInDeps, participationId: number): Promise<void> {
  const battleId = await store.transact(
    async (tx) => {
      const [played, others] = await Promise.all([
        findPlayed(tx, participationId, store.db),
        listOtherTeams(tx, participationId),
      ]);
      if (!played) return null;
      const { participation, progress: before, content } = played;
      const at = now();
      const game = gameOf(participation, content, at, others);
      if (isMarked({ game, progress: before, at })) return null;
      const progress = withWay(game, settle(game, before, at.getTime()));
      for (const write of await storeProgress(tx, participationId, before, progress)) tx.atCommit(write);
      return participation.battleId;
    },
    { lock: `participation:${participationId}` },
  );
  if (battleId !== null) changeFeed.publish({ participationId, battleId });
}
