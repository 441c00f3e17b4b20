import type { TeamHelp } from '@puzzle-runs/contract/management/help.ts';
import type { HelpState } from '@puzzle-runs/domain/battle/help-request.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { insertBattleAct } from '../battles/battle-acts.repository.ts';
import { getOwnBattle } from '../battles/battles.repository.ts';
import type { ControlDeps } from '../battles/change-battle-state.ts';
import { findTeamHelp, listTeamHelp, type TeamHelpRow, updateHelp } from './help.repository.ts';

/** A page of the requests for help of an own battle. Throws `not_found`. */
export async function listHelp(
  { store: { db } }: Pick<Deps, 'store'>,
  { user_id }: Session,
  battleId: number,
  paging: { limit: number; offset: number },
): Promise<{ count: number; rows: TeamHelp[] }> {
  await getOwnBattle(db, user_id, { id: battleId });
  const { count, rows } = await listTeamHelp(db, battleId, paging);
  return { count, rows: rows.map(toTeamHelp) };
}

interface OfRequest {
  battle_id: number;
  help_id: number;
}

/** Marks a request as read; its team sees it. Throws `not_found`, `nochange` if it was read or resolved before. */
export function markHelpRead(deps: ControlDeps, session: Session, of: OfRequest): Promise<TeamHelp> {
  return changeHelp(deps, session, of, { kind: 'help_read', state: 'read', from: ['open'], answer: null });
}

/**
 * Resolves a request, with or without an answer; its team sees
 * both. Throws `not_found`, `nochange` if it was resolved before.
 */
export function resolveHelp(
  deps: ControlDeps,
  session: Session,
  { answer, ...of }: OfRequest & { answer: string },
): Promise<TeamHelp> {
  const from: HelpState[] = ['open', 'read'];
  return changeHelp(deps, session, of, {
    kind: 'help_resolved',
    state: 'resolved',
    from,
    answer: answer.trim() === '' ? null : answer.trim(),
  });
}

interface Change {
  kind: 'help_read' | 'help_resolved';
  state: HelpState;
  /** States from which the change is possible. */
  from: HelpState[];
  answer: string | null;
}

async function changeHelp(
  { store, changeFeed, now }: ControlDeps,
  { user_id, name: actor }: Session,
  { battle_id: battleId, help_id: id }: OfRequest,
  { kind, state, from, answer }: Change,
): Promise<TeamHelp> {
  const changed = await store.transact(async (tx) => {
    await getOwnBattle(tx, user_id, { id: battleId });
    const { team } = await getTeamHelp(tx, battleId, id);
    const at = now();
    const written = await updateHelp(tx, id, { from, state, answer, ...(state === 'resolved' && { resolvedAt: at }) });
    if (!written) throw new Problem('nochange');
    await insertBattleAct(tx, { battleId, kind, teamId: team.id, teamName: team.name, text: answer, actor, at });
    return getTeamHelp(tx, battleId, id);
  });
  changeFeed.publish({ participationId: changed.participationId, battleId });
  return toTeamHelp(changed);
}

async function getTeamHelp(db: Db, battleId: number, id: number): Promise<TeamHelpRow> {
  const row = await findTeamHelp(db, battleId, id);
  if (!row) throw new Problem('not_found');
  return row;
}

function toTeamHelp({ participantId, team, poi, task, createdAt, resolvedAt, ...row }: TeamHelpRow): TeamHelp {
  const { id, text, state, answer } = row;
  return {
    id,
    participant_id: participantId,
    Team: team,
    Poi: poi,
    Task: task,
    text,
    state,
    answer,
    created_at: createdAt.toISOString(),
    resolved_at: resolvedAt?.toISOString() ?? null,
  };
}
