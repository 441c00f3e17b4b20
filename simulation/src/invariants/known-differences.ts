import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { DatabaseReader } from '../server/database-reader.ts';

/*
 * Differences that the simulation has found and that the product still has. Each is tolerated here and nowhere else, and is in the list of
 * docs/simulation.md; delete it with its cause.
 */

/**
 * The creator has locked a spot whose quests were answered before. The server counts these answers for the finish; a phone without a network
 * does not see them, because a locked spot shows no quests.
 */
export async function hidesAnswers(reader: DatabaseReader, participation: number, game: JoinedPois): Promise<boolean> {
  const locked = game.rows.filter(({ unlocked }) => !unlocked).map(({ id }) => id);
  if (locked.length === 0) return false;
  const tasks = `task_id in (select id from tasks where poi_id in (${locked.join()}))`;
  const hidden = await reader.rows(`select 1 from solved_tasks where participation_id = ${participation} and ${tasks}
    union select 1 from wrong_attempts where participation_id = ${participation} and ${tasks}`);
  return hidden.length > 0;
}
