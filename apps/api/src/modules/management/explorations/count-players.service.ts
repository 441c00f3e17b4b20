import type { Deps } from '#deps.ts';
import { countActive } from '#modules/play/active-players.service.ts';
import type { Session } from '#session.ts';
import { getOwnExploration } from '../ownership.repository.ts';

/** How many players and teams an edit of an own exploration would meet. Throws `not_found`. */
export async function countPlayers(
  { store: { db }, now }: Pick<Deps, 'store' | 'now'>,
  { user_id }: Session,
  explorationId: number,
): Promise<{ playing: number }> {
  const { id } = await getOwnExploration(db, user_id, explorationId);
  return { playing: await countActive(db, id, now()) };
}
