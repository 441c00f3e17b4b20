import type { JoinBody, JoinInfo, RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import type { Language } from '@puzzle-runs/domain/preferred-language.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { ReadingLanguage } from '@puzzle-runs/domain/translation/choose-language.ts';
import type { Db, Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { codeFlagOf, languagesOf } from '#mapping/public-exploration.ts';
import { describeFor } from '#modules/content/described.service.ts';
import { countParticipation } from '#modules/licenses/count-license-use.service.ts';
import { beginPlay } from '#modules/play/begin/begin-play.service.ts';
import { battleIsOver, battleScheduleAt } from '#modules/play/play.service.ts';
import { type Admission, checkJoinRequest, type JoinAttempt } from './check-team-and-exploration-code.ts';
import { ensureParticipation } from './joining.repository.ts';
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
  const { exploration, battle, team, extraMinutes, startDelay, endDelay } = admission;
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
    const { revision } = exploration;
    const begun = { id, ...participation, revision };
    const { timeZone } = deps.config;
    await beginPlay(tx, { participation: begun, battle, startDelay, language: language ?? 'de', timeZone, reads });
  }
  return toRunTokenClaims(admission, { participationId: id, device, user });
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
