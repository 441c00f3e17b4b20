import type { BattleBoard } from '@puzzle-runs/contract/board.ts';
import { BOARD_PHOTOS_MAX } from '@puzzle-runs/domain/photo/photo-review.ts';
import type { Db, Tx } from '#db/store.ts';
import { photoAddress } from './photo-address.ts';
import { listOnBoard, reportOnBoard } from './photos.repository.ts';

/** Addresses on the big screen stay the same for this time, so that screens do not load the same pictures with every update. */
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
