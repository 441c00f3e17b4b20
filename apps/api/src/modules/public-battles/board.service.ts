import type { BattleBoard } from '@puzzle-runs/contract/board.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { pagePath } from '@puzzle-runs/site/pages.ts';
import type { Db } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { linkKeyOf } from '#mapping/public-exploration.ts';
import { readableAddress } from '#mapping/readable-address.ts';
import { readTeamActivity } from '#modules/play/event/team-activity.service.ts';
import { readBoardPhotos, reportBoardPhoto } from '#modules/play/photos/photo-address.service.ts';
import { battleScheduleAt, lastScheduleAt } from '#modules/play/play.service.ts';
import { shownRanking } from '#modules/play/score/ranking.service.ts';
import { hasOpenRegistration } from '#modules/registration/registration.service.ts';
import { isShortCheck, kindWithKey, shortKey } from '#secrets/unguessable-codes.ts';
import { findBoard, findBoardShown, findShownBoard, listJoinable, listLinkKeys } from './battles.repository.ts';

/** The battle with this slug. Throws `not_found` unless its board is shown. */
export async function getShownBattle(db: Db, slug: string) {
  const battle = await findBoard(db, slug);
  if (!battle?.board) throw new Problem('not_found');
  return battle;
}

/** Whether the board of a battle is shown. */
export function isBoardShown(db: Db, battleId: number): Promise<boolean> {
  return findBoardShown(db, battleId);
}

/**
 * The board (big screen) of a battle. Throws `not_found` unless the organiser shows it.
 * @param asked the slug, and the key of a run that only its link finds, without which the board does not lead to it
 */
export async function readBoard(
  { store: { db }, config, now, secret }: Pick<Deps, 'store' | 'config' | 'now' | 'secret'>,
  { battle: slug, key }: { battle: string; key?: string | undefined },
): Promise<BattleBoard> {
  const battle = await getShownBattle(db, slug);
  const at = now();
  const regular = battleScheduleAt(battle, at);
  const extra = await lastScheduleAt(db, battle, at);
  const join = await whereToJoin(db, secret, { ...battle, slug, key });
  const ranking = await shownRanking(db, battle.id);
  const extra_time = regular.state === 'ended' && extra.state !== 'ended';
  return {
    Battle: { name: battle.name, slug },
    schedule: extra_time ? extra : regular,
    extra_time,
    ...ranking,
    ...(hasRoutes(battle) && { walks: await listWalks(db, battle, { at, showsNext: ranking.frozen_at === null }) }),
    photos: await readBoardPhotos(db, battle.id, { secret, at }),
    join_url: config.playerUrl + join.path,
    short_url: `${readableAddress(config.playerUrl)}/b/${shortKey(secret, kindWithKey('board', join.key), battle.id)}`,
  };
}

type BoardBattle = Awaited<ReturnType<typeof getShownBattle>>;

/** Whether the teams of a battle play at other times, or in another order. */
function hasRoutes({ teamOrder, staggerMinutes }: BoardBattle): boolean {
  return teamOrder !== 'as_written' || staggerMinutes > 0;
}

/** `showsNext`: the next poi tells how far a team is, which a frozen ranking hides. */
async function listWalks(db: Db, battle: BoardBattle, { at, showsNext }: { at: Date; showsNext: boolean }) {
  const { teams } = await readTeamActivity(db, battle.id, at);
  return teams.map(({ row: { team, startDelay, endDelay, extraMinutes }, next }) => {
    const { starts_at, ends_at } = battleScheduleAt({ ...battle, startDelay, endDelay }, at, extraMinutes);
    return { team_id: team.id, starts_at, ends_at, next: showsNext ? (next?.name ?? null) : null };
  });
}

/**
 * Takes a photo off the board and marks it for the reviewer.
 * Throws `not_found`, also for a photo that is not on the board.
 */
export async function reportPhoto(
  { store, changeFeed, now }: Pick<Deps, 'store' | 'changeFeed' | 'now'>,
  { battle: slug, photo_id: id }: { battle: string; photo_id: number },
): Promise<{ reported: true }> {
  const { id: battleId } = await getShownBattle(store.db, slug);
  const reported = await store.transact((tx) => reportBoardPhoto(tx, { id, battleId, at: now() }));
  if (!reported) throw new Problem('not_found');
  changeFeed.publish({ participationId: null, battleId });
  return { reported };
}

/**
 * Where the short address of a board leads to: a path of the player
 * site; undefined unless the board is shown and the check belongs to it.
 */
export async function findJoinPath(
  { store: { db }, secret }: Pick<Deps, 'store' | 'secret'>,
  { id, check }: { id: number; check: string | undefined },
): Promise<string | undefined> {
  const battle = await findShownBoard(db, id);
  if (!battle) return undefined;
  const keys = [undefined, ...(await listLinkKeys(db, id))];
  const key = keys.findIndex((known) => isShortCheck(secret, kindWithKey('board', known), { id, check }));
  return key === -1 ? undefined : (await whereToJoin(db, secret, { id, ...battle, key: keys[key] })).path;
}

/**
 * Path of the player site to join: the open registration, the choice of
 * teams if all play the same exploration, else a search for the battle. `key` if the path carries it.
 */
async function whereToJoin(
  db: Db,
  secret: string,
  { id, name, slug: battle, key: given }: { id: number; name: string; slug: string; key: string | undefined },
): Promise<{ path: string; key?: string | undefined }> {
  if (await hasOpenRegistration(db, id))
    return { path: pagePath('registration', { battle: shortKey(secret, 'registration', id) }) };
  const [run, another] = await listJoinable(db, { battleId: id, key: given });
  if (!run || another) return { path: `${pagePath('battles')}?battle=${encodeURIComponent(name)}` };
  const key = linkKeyOf(run);
  const path = pagePath('battleTeams', { battle, exploration: run.slug });
  return { path: key === undefined ? path : `${path}?exploration_code=${key}`, key };
}
