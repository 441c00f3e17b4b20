import type { EventLogEntry } from '@puzzle-runs/contract/management/audit-log-entry.ts';
import type { ManagedBattle, ManagedParticipant } from '@puzzle-runs/contract/management/battle.ts';
import type { Db } from '#db/store.ts';
import { linkKeyOf } from '#mapping/public-exploration.ts';
import { battleScheduleAt } from '#modules/play/play.service.ts';
import type { BattleActRow } from './battle-acts.repository.ts';
import { listExplorationsInBattles, type OwnBattle, untilLastTeam } from './battles.repository.ts';
import { listManagedParticipants, type ParticipantRow } from './participants.repository.ts';

const MINUTE_MS = 60_000;

/** Battles with their explorations, without participants. */
export async function toManagedBattles(db: Db, battles: OwnBattle[], now: Date): Promise<ManagedBattle[]> {
  const ids = battles.map(({ id }) => id);
  const explorations = Map.groupBy(
    ids.length > 0 ? await listExplorationsInBattles(db, ids) : [],
    ({ battleId }) => battleId,
  );
  return battles.map((battle) => toManagedBattle(battle, explorations.get(battle.id) ?? [], now));
}

/** A battle with its participants. */
export async function readManagedBattle(db: Db, battle: OwnBattle, now: Date): Promise<ManagedBattle> {
  const explorations = await listExplorationsInBattles(db, [battle.id]); // sequential: `db` may be a transaction
  const participants = await listManagedParticipants(db, battle.id);
  return { ...toManagedBattle(battle, explorations, now), Participants: participants.map(toParticipant) };
}

type Exploration = Awaited<ReturnType<typeof listExplorationsInBattles>>[number];

function toManagedBattle(battle: OwnBattle, explorations: Exploration[], now: Date): ManagedBattle {
  const { id, name, slug, description, board, rankByShare, frozen, startsAt, endsAt, pausedAt, createdAt, updatedAt } =
    battle;
  return {
    id,
    name,
    slug,
    description,
    code: explorations.some(({ code }) => code !== null) ? 1 : 0,
    Explorations: explorations.map((exploration) => {
      const link_key = linkKeyOf(exploration);
      const { id, name, slug, pointsToEarn } = exploration;
      return { id, name, slug, ...(link_key !== undefined && { link_key }), pointsToEarn };
    }),
    participant_count: explorations.reduce((sum, { teams }) => sum + teams, 0),
    state: battleScheduleAt(untilLastTeam(battle), now).state,
    starts_at: startsAt?.toISOString() ?? null,
    ends_at: endsAt?.toISOString() ?? null,
    paused_at: pausedAt?.toISOString() ?? null,
    manual_start: battle.manualStart,
    stuck_minutes: battle.stuckMinutes,
    help_requests: battle.helpRequests,
    board,
    rank_by_share: rankByShare,
    tie_rule: battle.tieRule,
    team_order: battle.teamOrder,
    fixed_first: battle.fixedFirst,
    fixed_last: battle.fixedLast,
    stagger_minutes: battle.staggerMinutes,
    room_teams: battle.roomTeams,
    room_minutes: battle.roomMinutes,
    playable_offline: battle.playableOffline,
    frozen_at: frozen?.at ?? null,
    arrival_code: battle.arrivalCode,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}

export function toParticipant({ id, exploration, team, ...row }: ParticipantRow): ManagedParticipant {
  const { extraMinutes: extra_minutes, adjusted: adjustedPoints } = row;
  return { id, exploration, team, extra_minutes, start_delay: row.startDelay / MINUTE_MS, adjustedPoints };
}

export function toEventLogEntry(act: BattleActRow): EventLogEntry {
  const { id, kind, teamId, teamName, text, amount, actor, at, undoneAt } = act;
  const Team = teamName === null ? null : { id: teamId, name: teamName };
  const undo = { undone_at: undoneAt?.toISOString() ?? null, undoable: isUndoable(act) };
  return { id, kind, Team, text, amount, actor, at: at.toISOString(), ...undo };
}

/** Whether the organiser may undo the act, unless the team has changed since. */
export function isUndoable({ kind, teamId, explorationId, undoneAt, readAt }: BattleActRow): boolean {
  if (undoneAt !== null) return false;
  if (kind === 'message') return readAt === null;
  if (kind === 'participant_removed') return teamId !== null && explorationId !== null;
  return (kind === 'points' || kind === 'extra_minutes') && teamId !== null;
}
