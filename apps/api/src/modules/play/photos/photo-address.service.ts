import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BattleBoard } from '@puzzle-runs/contract/board.ts';
import { BOARD_PHOTOS_MAX, PHOTO_ADDRESS_MINUTES } from '@puzzle-runs/domain/photo/photo-review.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db, Tx } from '#db/store.ts';
import { listOnBoard, reportOnBoard } from './photos.repository.ts';

function signatureOf(secret: string, id: number, expires: number): Buffer {
  return createHmac('sha256', secret).update(`photo:${id}:${expires}`).digest();
}

/** Address of a photo on both sites, valid for ten minutes. Every process of the server signs alike. */
export function photoAddress(secret: string, id: number, now: Date): string {
  const expires = Math.floor(now.getTime() / 1_000) + PHOTO_ADDRESS_MINUTES * 60;
  return `/api/photos/${id}?expires=${expires}&signature=${signatureOf(secret, id, expires).toString('base64url')}`;
}

/** Throws `forbidden` for an address that expired or was not signed here. */
export function refuseBadAddress(
  secret: string,
  { id, expires, signature }: { id: number; expires: number; signature: string },
  now: Date,
): void {
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(secret, id, expires);
  const isGenuine = given.length === right.length && timingSafeEqual(given, right);
  if (!isGenuine || expires * 1_000 <= now.getTime()) throw new Problem('forbidden');
}

/**
 * Addresses on the big screen stay the same for this time, so
 * that screens do not load the same pictures with every update.
 */
const SAME_ADDRESS_MS = 5 * 60_000;

/** Photos on the big screen of a battle, newest first. */
export async function readBoardPhotos(
  db: Db,
  battleId: number,
  { secret, at }: { secret: string; at: Date },
): Promise<BattleBoard['photos']> {
  const signedAt = new Date(Math.floor(at.getTime() / SAME_ADDRESS_MS) * SAME_ADDRESS_MS);
  const rows = await listOnBoard(db, battleId, BOARD_PHOTOS_MAX);
  return rows.map(({ id, team }) => ({ id, url: photoAddress(secret, id, signedAt), Team: team }));
}

/** Takes a photo off the big screen of a battle; returns false if it is not on it. */
export function reportBoardPhoto(tx: Tx, of: { id: number; battleId: number; at: Date }): Promise<boolean> {
  return reportOnBoard(tx, of);
}
