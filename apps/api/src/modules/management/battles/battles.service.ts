import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import type { BattleChange, NewBattle } from '@puzzle-runs/contract/management/input/battle-input.ts';
import { type BattleTiming, battleStateForTeam, endsAfterStart } from '@puzzle-runs/domain/battle/battle-schedule.ts';
import { changedFields } from '@puzzle-runs/domain/changed-fields.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { searchIndexText } from '@puzzle-runs/domain/text/search-text.ts';
import type { Db, Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { battleTimingOf } from '#mapping/battle-timing.ts';
import { addBattle } from '#modules/content/store-battle.service.ts';
import { claimingName, claimName, claimOtherName } from '#modules/names/claim-name.service.ts';
import { keepOpenIn } from '#modules/play/conditions/keep-open.service.ts';
import { deleteFeedbackOfBattle } from '#modules/play/feedback/delete-feedback.service.ts';
import { recountWithoutPhotos } from '#modules/play/photos/delete-photos.service.ts';
import { deleteRegisteredTeams } from '#modules/registration/delete-registered-teams.service.ts';
import { deleteHelpOfBattle } from '../event-console/help.repository.ts';
import { cleanHtmlFields, nextUpdatedAt, refuseMissing, refuseStale } from '../input-checks.ts';
import { forgetActors, insertBattleAct } from './battle-acts.repository.ts';
import {
  battleHasPlayers,
  deleteBattle,
  getOwnBattle,
  listExplorationsInBattles,
  listOwnBattleRows,
  updateBattle,
} from './battles.repository.ts';
import { readManagedBattle, toManagedBattles } from './managed-battle.ts';
import { deleteParticipantsOf, staggerTeams } from './participants.repository.ts';

type Changing = Pick<Deps, 'store' | 'changeFeed' | 'now'>;

/**
 * A page of the caller's battles, newest first. With `name`: the
 * battle with this slug and its participants, or `not_found`.
 */
export async function listOwnBattles(
  { store: { db }, now }: Pick<Deps, 'store' | 'now'>,
  { user_id: creatorId }: Session,
  { name, ...paging }: { name?: string | undefined; limit: number; offset: number },
) {
  if (name !== undefined) {
    const battle = await getOwnBattle(db, creatorId, { slug: name });
    return { count: 1, rows: [await readManagedBattle(db, battle, now())] };
  }
  const { count, rows } = await listOwnBattleRows(db, creatorId, paging);
  return { count, rows: await toManagedBattles(db, rows, now()) };
}

/** Throws `not_found` unless the battle is the caller's. */
export async function refuseForeignBattle(db: Db, { user_id }: Session, id: number): Promise<void> {
  await getOwnBattle(db, user_id, { id });
}

/** Key of the lock for changes of a battle's end: a schedule change and the end of a pause both move it. */
export function battleLock(id: number): string {
  return `battle:${id}`;
}

/** The stored battle, after a change. */
export async function readChangedBattle(db: Db, { user_id }: Session, id: number, now: Date): Promise<ManagedBattle> {
  return readManagedBattle(db, await getOwnBattle(db, user_id, { id }), now);
}

/**
 * Throws `missing` without a name, `nameless`, `name_taken`, `invalid_request` for an end that is not after the start.
 */
export async function createBattle(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  session: Session,
  { name, starts_at, ends_at, manual_start: manualStart, ...rest }: NewBattle,
): Promise<ManagedBattle> {
  refuseMissing({ name });
  const times = { startsAt: msOf(starts_at), endsAt: msOf(ends_at) };
  refuseUnfitTimes({ ...times, manualStart });
  const texts = await cleanHtmlFields('battle', rest);
  const at = now();
  return claimingName(() =>
    store.transact(async (tx) => {
      const id = await addBattle(tx, {
        creatorId: session.user_id,
        ...(await claimName(tx, 'battles', name)),
        startsAt: dateOf(times.startsAt),
        endsAt: dateOf(times.endsAt),
        ...texts,
        playableOffline: rest.playable_offline,
        manualStart,
        stuckMinutes: rest.stuck_minutes,
        helpRequests: rest.help_requests,
        roomTeams: rest.room_teams,
        roomMinutes: rest.room_minutes,
        createdAt: at,
        updatedAt: at,
      });
      return readChangedBattle(tx, session, id, at);
    }),
  );
}

/**
 * Writes the fields that were sent and differ. Players see a new schedule at once.
 * @throws `not_found`, `missing`, `nameless`, `conflict`, `nochange`, `name_taken`, `invalid_request` for an end that is
 * not after the start, and for other minutes between the teams once it has started.
 */
export async function changeBattle(
  { store, changeFeed, now }: Changing,
  session: Session,
  id: number,
  change: BattleChange,
): Promise<ManagedBattle> {
  const { name, starts_at, ends_at } = change;
  refuseMissing({ name });
  const sent = {
    ...(await cleanHtmlFields('battle', change)),
    startsAt: starts_at === undefined ? undefined : msOf(starts_at),
    endsAt: ends_at === undefined ? undefined : msOf(ends_at),
    rankByShare: change.rank_by_share,
    tieRule: change.tie_rule,
    staggerMinutes: change.stagger_minutes,
    playableOffline: change.playable_offline,
    manualStart: change.manual_start,
    stuckMinutes: change.stuck_minutes,
    helpRequests: change.help_requests,
    teamOrder: change.team_order,
    fixedFirst: change.fixed_first,
    fixedLast: change.fixed_last,
    roomTeams: change.room_teams,
    roomMinutes: change.room_minutes,
  };
  const at = now();
  const changing = () =>
    store.transact(
      async (tx) => {
        const battle = await getOwnBattle(tx, session.user_id, { id });
        refuseStale(battle, change);
        const before = { ...battle, ...battleTimingOf(battle) };
        const named = await claimOtherName(tx, 'battles', battle, name);
        const changed = changedFields(before, { ...named, ...withoutPlannedStart(before, sent, at) });
        const after = { ...before, ...changed };
        const hasStarted = !('startsAt' in changed) && (after.startsAt ?? 0) <= at.getTime();
        refuseUnfitTimes({ ...after, manualStart: after.manualStart && !hasStarted });
        if (before.roomTeams === null && after.roomTeams !== null) await keepOpenInBattle(tx, before, at);
        await updateBattle(tx, id, {
          name: after.name,
          slug: after.slug,
          description: after.description,
          searchText: searchIndexText(after.name),
          startsAt: dateOf(after.startsAt),
          endsAt: dateOf(after.endsAt),
          rankByShare: after.rankByShare,
          tieRule: after.tieRule,
          staggerMinutes: after.staggerMinutes,
          playableOffline: after.playableOffline,
          manualStart: after.manualStart,
          stuckMinutes: after.stuckMinutes,
          helpRequests: after.helpRequests,
          teamOrder: after.teamOrder,
          fixedFirst: after.fixedFirst,
          fixedLast: after.fixedLast,
          roomTeams: after.roomTeams,
          roomMinutes: after.roomMinutes,
          updatedAt: nextUpdatedAt(battle, at),
        });
        if ('staggerMinutes' in changed) {
          if (hasStarted && after.startsAt !== null) throw new Problem('invalid_request', undefined, 'stagger_minutes');
          await staggerTeams(tx, id, after.staggerMinutes);
        }
        if ('startsAt' in changed || 'endsAt' in changed) {
          await insertBattleAct(tx, { battleId: id, kind: 'schedule', text: spanOf(after), actor: session.name, at });
        }
        return readChangedBattle(tx, session, id, at);
      },
      { lock: battleLock(id) },
    );
  const managed = await claimingName(changing);
  changeFeed.publish({ participationId: null, battleId: id });
  return managed;
}

/** Marks what is open for the teams of a battle that has started, so that a limit of the teams at a poi locks nothing. */
async function keepOpenInBattle(tx: Tx, battle: BattleTiming & { id: number }, at: Date): Promise<void> {
  if (battleStateForTeam(battle, 0, at.getTime()) === 'waiting') return;
  for (const { id } of await listExplorationsInBattles(tx, [battle.id])) await keepOpenIn(tx, id, at);
}

/**
 * Deletes a battle with the teams that registered themselves, and the wrong answers, reports, comments and requests for
 * help of its teams. If other players joined it, a row without teams and owner stays, because they earned points in it.
 */
export async function removeBattle(
  { store, changeFeed }: Pick<Deps, 'store' | 'changeFeed'>,
  { user_id }: Session,
  id: number,
) {
  const awaited = await store.transact(async (tx) => {
    const battle = await getOwnBattle(tx, user_id, { id });
    await deleteRegisteredTeams(tx, { battleId: id });
    if (!(await battleHasPlayers(tx, id))) {
      await deleteBattle(tx, id);
      return [];
    }
    const waiting = await deleteFeedbackOfBattle(tx, id);
    await deleteHelpOfBattle(tx, id);
    await deleteParticipantsOf(tx, id);
    await forgetActors(tx, id);
    const slug = `${battle.slug}~${id}`; // frees the name: no name has a slug with a tilde
    await updateBattle(tx, id, { creatorId: null, slug, description: '', board: false, frozen: null });
    return waiting;
  });
  await recountWithoutPhotos({ store }, awaited);
  changeFeed.publish({ participationId: null, battleId: id });
  return { deleted: true as const };
}

/**
 * Throws `invalid_request` for an end that is not after the start,
 * and for a planned start of a battle that is started by hand.
 */
function refuseUnfitTimes(times: Omit<BattleTiming, 'pausedAt'>): void {
  if (times.manualStart && times.startsAt !== null) throw new Problem('invalid_request', undefined, 'starts_at');
  if (!endsAfterStart(times)) throw new Problem('invalid_request', undefined, 'ends_at');
}

/** A battle that from now on is started by hand loses its planned start; a start that has come remains. */
function withoutPlannedStart<Sent extends { startsAt: number | null | undefined; manualStart: boolean | undefined }>(
  { startsAt, manualStart }: BattleTiming,
  sent: Sent,
  now: Date,
): Sent {
  const plans = !manualStart && sent.manualStart === true && startsAt !== null && startsAt > now.getTime();
  return plans && sent.startsAt === undefined ? { ...sent, startsAt: null } : sent;
}

function msOf(time: string | null): number | null {
  return time === null ? null : Date.parse(time);
}

function dateOf(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms);
}

/** Schedule as text for the log: time span in ISO 8601; `..` on an open side. */
export function spanOf({ startsAt, endsAt }: { startsAt: number | null; endsAt: number | null }): string {
  return [startsAt, endsAt].map((ms) => dateOf(ms)?.toISOString() ?? '..').join('/');
}
