import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import type { BattleMessage } from '@puzzle-runs/contract/progress.ts';
import type { Db } from '#db/store.ts';
import { findMessageRow, listMessages } from './messages.repository.ts';
import { getParticipation } from './play.service.ts';

/** The organiser's messages to the player's team, latest first; empty outside of battles. Throws `unauthorized`. */
export async function readMessages(db: Db, player: RunTokenClaims): Promise<{ count: number; rows: BattleMessage[] }> {
  const { battleId, teamId } = await getParticipation(db, player);
  const found = battleId === null || teamId === null ? [] : await listMessages(db, { battleId, teamId });
  return { count: found.length, rows: found.map(toMessage) };
}

/** A message with its team; `teamId` is null for messages to all teams. */
export async function findMessage(db: Db, id: number) {
  const row = await findMessageRow(db, id);
  return row && { teamId: row.teamId, message: toMessage(row) };
}

function toMessage(row: { id: number; teamName: string | null; text: string | null; at: Date }): BattleMessage {
  return { id: row.id, text: row.text ?? '', to_team: row.teamName !== null, sent_at: row.at.toISOString() };
}
