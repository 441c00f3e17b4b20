import type { JoinBody, JoinInfo, RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import { delayUntil } from '@puzzle-runs/domain/battle/battle-schedule.ts';
import { orderForTeam } from '@puzzle-runs/domain/battle/team-order.ts';
import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { shuffle } from '@puzzle-runs/domain/tasks/shuffle.ts';
import type { ReadingLanguage } from '@puzzle-runs/domain/translation/choose-language.ts';
import type { Db, Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { codeFlagOf, languagesOf } from '#mapping/public-exploration.ts';
import { describeFor } from '#modules/content/described.service.ts';
import { countParticipation } from '#modules/licenses/count-license-use.service.ts';
import { countBeginning } from '#modules/play/counting/count-act.service.ts';
import { battleIsOver, battleScheduleAt } from '#modules/play/play.service.ts';
import { findCachedContent, type PlayedContentRows, readContent } from '#modules/play/read/cached-content.repository.ts';
import { type Admission, checkJoinRequest, type JoinAttempt } from './check-team-and-exploration-code.ts';
import { countTeamsBefore, delayTeam, ensureParticipation, storePoiOrder } from './joining.repository.ts';
import { countMembers, insertMember } from './members.repository.ts';

/**
 * Joins an exploration solo, with friends, or as a team in a battle; returns the claims of the run token. The same
 * player gets the same participation again, with its progress. The phones of a team of friends are notified.
 * @throws `team_required` in a battle without a team, `battle_not_open` after the end of a battle for a team that has
 * not played, and like `checkJoinRequest`.
 */
export async function joinExploration(
  { store, config, changeFeed, now, newId, onRightCode }: JoiningDeps,
  body: JoinBody,
  session: Session | null,
): Promise<RunTokenClaims> {
  const user = userOf(body, session, newId);
  const { claims, friends } = await store.transact(
    async (tx) => {
      const admission = await checkJoinRequest(tx, body, memberKeyOf(user));
      onRightCode?.();
      if (admission.battle && !admission.team) throw new Problem('team_required');
      const claims = await addMember(tx, admission, {
        user,
        device: newId(),
        at: now(),
        language: body.language,
        config,
        newId,
        reads: store.db,
      });
      return { claims, friends: admission.friends };
    },
    { lock: joinLock(body.exploration_id, body.team_id ?? user.user_id) },
  );
  if (friends) changeFeed.publish({ participationId: claims.participation_id, battleId: null });
  return claims;
}

export interface JoiningDeps extends Pick<Deps, 'store' | 'config' | 'changeFeed' | 'now' | 'newId'> {
  /** Called when no code was wrong, before the commit; again when the transaction is tried again. */
  onRightCode?(): void;
}

/** Lock key: joining and leaving as the same player run one after another. */
export function joinLock(explorationId: number, player: number | string): string {
  return `join:${explorationId}:${player}`;
}

export interface Joining extends Pick<Deps, 'config' | 'newId'> {
  user: JoiningUser;
  device: string;
  at: Date;
  /** Of the visitor's screen; German if unknown. */
  language: Language | undefined;
  /** The handle of plain reads, to which the cached content belongs. */
  reads: Db;
}

/** Stores a participation and its member; returns the claims for the device's token. */
export async function addMember(
  tx: Tx,
  admission: Admission,
  { user, device, at, language, reads, ...deps }: Joining,
): Promise<RunTokenClaims> {
  const { exploration, battle, team, extraMinutes, endDelay } = admission;
  const { progressor_type, progressor_id } = progressorOf(team, user);
  const participation = {
    explorationId: exploration.id,
    battleId: battle?.id ?? null,
    progressorType: progressor_type,
    progressorId: progressor_id,
    teamId: team?.id ?? null,
    joinedAt: at,
  };
  const { id, isNew } = await ensureParticipation(tx, participation);
  if (isNew && battle && battleIsOver({ ...battle, endDelay }, extraMinutes, at))
    throw new Problem('battle_not_open', { state: 'ended' });
  if (isNew) await countParticipation(tx, { ...deps, now: () => at }, { exploration, battle, at });
  await insertMember(tx, { participationId: id, member: memberKeyOf(user), joinedAt: at });
  if (isNew) {
    const played = { explorationId: exploration.id, revision: exploration.revision };
    const content = findCachedContent(reads, played) ?? (await readContent(tx, exploration.id));
    const poiOrder = await chooseOrder(tx, admission, content);
    if (poiOrder) await storePoiOrder(tx, id, poiOrder);
    const startDelay = await startNow(tx, admission, at);
    const begun = { id, ...participation, poiOrder, startDelay, startsAt: battle?.startsAt ?? null };
    const { timeZone } = deps.config;
    await countBeginning(tx, { participation: begun, content, language: language ?? 'de', timeZone });
  }
  return toRunTokenClaims(admission, { participationId: id, device, user });
}

/** In which order a team that joins its battle will go; null: as written. */
async function chooseOrder(
  tx: Tx,
  { battle, team, exploration }: Admission,
  { pois }: PlayedContentRows,
): Promise<readonly number[] | null> {
  if (!battle || !team || battle.teamOrder === 'as_written') return null;
  const { id: battleId, teamOrder: order, fixedFirst, fixedLast } = battle;
  const number = await countTeamsBefore(tx, { battleId, explorationId: exploration.id, teamId: team.id });
  const ids = pois.map(({ poi }) => poi.id);
  const mix = <T>(items: readonly T[]) => shuffle(items, Math.random);
  return orderForTeam(ids, { order, fixedFirst, fixedLast }, { number, shuffle: mix });
}

/**
 * Where teams start one after the other, the time of a team that joins after its start begins now, so that it loses
 * nothing. Returns its delay behind the battle in milliseconds.
 */
async function startNow(tx: Tx, { battle, team, exploration, startDelay }: Admission, at: Date): Promise<number> {
  if (!battle?.startsAt || !team || battle.staggerMinutes === 0) return startDelay;
  const delay = delayUntil(battle.startsAt.getTime(), battle.pauses ?? [], at.getTime());
  if (delay <= startDelay) return startDelay;
  await delayTeam(tx, { battleId: battle.id, explorationId: exploration.id, teamId: team.id }, delay);
  return delay;
}

export type JoiningUser = RunTokenClaims['user'];

export function userOf(
  body: Pick<JoinBody, 'progressor_id'>,
  session: Session | null,
  newId: () => string,
): JoiningUser {
  if (session) return { user_type: 'user', user_id: String(session.user_id) };
  return { user_type: 'guest', user_id: body.progressor_id ?? newId() };
}

/** Key of a member: `guest:<uuid>` or `user:<id>`. */
export function memberKeyOf({ user_type, user_id }: JoiningUser): string {
  return `${user_type}:${user_id}`;
}

function progressorOf(team: Admission['team'], user: JoiningUser): RunTokenClaims['progress'] {
  if (team) return { progressor_type: 'team', progressor_id: String(team.id) };
  return { progressor_type: user.user_type, progressor_id: user.user_id };
}

/** The claims of a run token. */
export function toRunTokenClaims(
  {
    exploration,
    battle,
    team,
  }: { exploration: Pick<Admission['exploration'], 'id' | 'code'> } & Pick<Admission, 'battle' | 'team'>,
  { participationId, device, user }: { participationId: number; device: string; user: JoiningUser },
): RunTokenClaims {
  return {
    kind: 'run',
    adventure_type: battle ? 'battle' : 'exploration',
    participation_id: participationId,
    device,
    progress: progressorOf(team, user),
    user,
    exploration: {
      exploration_id: exploration.id,
      code: codeFlagOf(exploration.code),
      Battles: battle ? [{ id: battle.id, name: battle.name }] : [],
      Teams: team ? [{ id: team.id, name: team.name }] : [],
    },
  };
}

/**
 * The exploration, battle and team that a join link leads to, for
 * a reader of some languages. Throws like `checkJoinRequest`.
 */
export async function readJoinInfo(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  request: JoinAttempt,
  reading: ReadingLanguage,
): Promise<JoinInfo> {
  const { db } = store;
  const { exploration, battle, team, extraMinutes, startDelay, endDelay } = await checkJoinRequest(db, request);
  const { id, name, slug, image, description, lang, offered, visibility } = exploration;
  const languages = languagesOf(lang, offered);
  const source = { id, name, slug, image, description, lang };
  const [described = source] = await describeFor(db, [source], reading);
  return {
    exploration: {
      ...described,
      ...(visibility === 'link' && { visibility }),
      ...(languages && { languages }),
    },
    battle: battle && {
      id: battle.id,
      name: battle.name,
      slug: battle.slug,
      description: battle.description,
      schedule: battleScheduleAt({ ...battle, startDelay, endDelay }, now(), extraMinutes),
    },
    team: team && {
      id: team.id,
      name: team.name,
      slug: team.slug,
      image: team.image,
      members: await countMembers(db, { explorationId: id, battleId: battle?.id ?? null, teamId: team.id }),
    },
  };
}
