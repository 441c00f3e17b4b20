import type { BattleBoard } from '@puzzle-runs/contract/board.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { pagePath } from '@puzzle-runs/site/pages.ts';
import type { Db } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { readableAddress } from '#mapping/readable-address.ts';
import { readBoardPhotos, reportBoardPhoto } from '#modules/play/photos/photo-address.service.ts';
import { battleScheduleAt, lastScheduleAt } from '#modules/play/play.service.ts';
import { shownRanking } from '#modules/play/score/ranking.service.ts';
import { hasOpenRegistration } from '#modules/registration/registration.service.ts';
import { isShortCheck, shortKey } from '#secrets/unguessable-codes.ts';
import { findBoard, findBoardShown, findShownBoard, listExplorationSlugs } from './battles.repository.ts';

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

/** The board (big screen) of a battle. Throws `not_found` unless the organiser shows it. */
export async function readBoard(
  { store: { db }, config, now, secret }: Pick<Deps, 'store' | 'config' | 'now' | 'secret'>,
  slug: string,
): Promise<BattleBoard> {
  const battle = await getShownBattle(db, slug);
  const at = now();
  const regular = battleScheduleAt(battle, at);
  const extra = await lastScheduleAt(db, battle, at);
  const extra_time = regular.state === 'ended' && extra.state !== 'ended';
  return {
    Battle: { name: battle.name, slug },
    schedule: extra_time ? extra : regular,
    extra_time,
    ...(await shownRanking(db, battle.id)),
    photos: await readBoardPhotos(db, battle.id, { secret, at }),
    join_url: config.playerUrl + (await whereToJoin(db, secret, { ...battle, slug })),
    short_url: `${readableAddress(config.playerUrl)}/b/${shortKey(secret, 'board', battle.id)}`,
  };
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
  if (!isShortCheck(secret, 'board', { id, check })) return undefined;
  const battle = await findShownBoard(db, id);
  return battle && whereToJoin(db, secret, { id, ...battle });
}

/**
 * Path of the player site to join: the open registration, the choice of
 * teams if all play the same exploration, else a search for the battle.
 */
async function whereToJoin(
  db: Db,
  secret: string,
  { id, name, slug: battle }: { id: number; name: string; slug: string },
): Promise<string> {
  if (await hasOpenRegistration(db, id))
    return pagePath('registration', { battle: shortKey(secret, 'registration', id) });
  const [exploration, another] = await listExplorationSlugs(db, id);
  if (exploration !== undefined && another === undefined) return pagePath('battleTeams', { battle, exploration });
  return `${pagePath('battles')}?battle=${encodeURIComponent(name)}`;
}
