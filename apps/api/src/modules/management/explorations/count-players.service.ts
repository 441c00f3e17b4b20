import type { Deps } from '#deps.ts';
import { countActive } from '#modules/play/active-players.service.ts';
import type { Session } from '#session.ts';
import { getOwnExploration } from '../ownership.repository.ts';

/** Number of players and teams that an edit of an own exploration would affect. Throws `not_found`. */
export async function countPlayers(
  { store: { db }, now }: Pick<Deps, 'store' | 'now'>,
  { user_id }: Session,
  explorationId: number,
) {
  const { id } = await getOwnExploration(db, user_id, explorationId);
  return countActive(db, id, now());
}
