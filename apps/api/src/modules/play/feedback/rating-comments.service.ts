import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { getParticipation } from '../play.service.ts';
import { deleteCommentAbout, findComment, upsertComment } from './rating-comments.repository.ts';

export {
  countComments,
  deleteCommentAbout,
  deleteCommentsAboutExploration,
  listComments,
} from './rating-comments.repository.ts';

/** The comment of the participation; empty without one. Throws `unauthorized`. */
export async function readOwnComment(db: Db, player: RunTokenClaims): Promise<{ text: string }> {
  const { id } = await getParticipation(db, player);
  return { text: (await findComment(db, id))?.text ?? '' };
}

/**
 * Writes the comment of a participation that has rated the exploration; an empty text deletes it.
 * @throws `unauthorized`, `forbidden` before the rating and in trials
 */
export function writeComment(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  player: RunTokenClaims,
  { text }: { text: string },
): Promise<{ text: string }> {
  return store.transact(async (tx) => {
    const { id, explorationId, rating } = await getParticipation(tx, player);
    if (rating === null) throw new Problem('forbidden'); // trials cannot rate
    const written = text.trim();
    if (written === '') await deleteCommentAbout(tx, explorationId, id);
    else await upsertComment(tx, { participationId: id, explorationId, text: written, updatedAt: now() });
    return { text: written };
  });
}
