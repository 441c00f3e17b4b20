import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import type { BattleMessage } from '@puzzle-runs/contract/play/battle-message.ts';
import type { Db } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { getParticipation } from '../play.service.ts';
import { findMessageRow, listMessages, type MessageRow, markRead } from './messages.repository.ts';

type ReadDeps = Pick<Deps, 'store' | 'now' | 'log'>;

/**
 * The organiser's messages to the player's team, latest first; empty outside of battles. With `seen`, they count as
 * read from now on. Throws `unauthorized`.
 */
export async function readMessages(
  deps: ReadDeps,
  player: RunTokenClaims,
  { seen }: { seen: boolean },
): Promise<{ count: number; rows: BattleMessage[] }> {
  const { db } = deps.store;
  const { battleId, teamId } = await getParticipation(db, player);
  const found = battleId === null || teamId === null ? [] : await listMessages(db, { battleId, teamId });
  if (seen) await noteRead(deps, found);
  return { count: found.length, rows: found.map(toMessage) };
}

/** A failure is only logged: players read messages even if the database takes no writes. */
async function noteRead({ store, now, log }: ReadDeps, rows: readonly MessageRow[]): Promise<void> {
  const unread = rows.filter(({ kind, readAt }) => kind === 'message' && readAt === null).map(({ id }) => id);
  if (unread.length === 0) return;
  await store
    .transact((tx) => markRead(tx, unread, now()))
    .catch((error: unknown) => log.warn({ err: error }, 'messages: could not note that they were read'));
}

/** A message with its team; `teamId` is null for messages to all teams. */
export async function findMessage(db: Db, id: number) {
  const row = await findMessageRow(db, id);
  return row && { teamId: row.teamId, message: toMessage(row) };
}

const NAME_NEWS: Readonly<Partial<Record<MessageRow['kind'], BattleMessage['team_name']>>> = {
  name_waiting: 'waiting',
  name_accepted: 'accepted',
  name_refused: 'refused',
  name_changed: 'changed',
};

function toMessage({ id, kind, teamName, text, amount, at }: MessageRow): BattleMessage {
  const team_name = NAME_NEWS[kind];
  return {
    id,
    kind: kind === 'points' || kind === 'poi_opened' ? kind : 'message',
    ...(team_name && { team_name }),
    text: text ?? '',
    points: kind === 'points' ? amount : null,
    to_team: teamName !== null,
    sent_at: at.toISOString(),
  };
}
