import type { Progress } from '@puzzle-runs/domain/game/progress.ts';
import type { TeamAtPoi } from '@puzzle-runs/domain/game/room-at-poi.ts';
import type { Db, Tx } from '#db/store.ts';
import { findTally, type TallyRow } from '../counting/tallies.repository.ts';
import { findParticipation, type Participation } from '../play.repository.ts';
import { findCachedContent, type PlayedContentRows, readContent } from '../read/cached-content.repository.ts';
import { readMarks, toProgress } from './progress.repository.ts';

/** A participation as it was read in this transaction, with the content of its run. */
export interface Played {
  participation: Participation;
  progress: Progress;
  content: PlayedContentRows;
  /** What the insights count of it; undefined for trials and while it is not counted yet. */
  tally: TallyRow | undefined;
  /** Where the other teams of its battle are; missing where that decides nothing. */
  others?: readonly TeamAtPoi[];
}

/**
 * Reads a participation with its progress and the content of its run; undefined if it was deleted.
 * @param reads the handle of plain reads, whose cached content is used; not in a transaction that edits content
 */
export async function findPlayed(tx: Tx, id: number, reads?: Db): Promise<Played | undefined> {
  const [participation, marks, tally] = await Promise.all([
    findParticipation(tx, id),
    readMarks(tx, id),
    findTally(tx, id),
  ]);
  if (!participation) return undefined;
  const cached = reads && findCachedContent(reads, participation);
  const content = cached ?? (await readContent(tx, participation.explorationId));
  return { participation, progress: toProgress(participation, marks), content, tally };
}
