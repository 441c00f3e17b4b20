import type { ManagedRegistration } from '@puzzle-runs/contract/management/registration.ts';
import { REGISTRATION_TEAMS_PROPOSED } from '@puzzle-runs/domain/battle/registration.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { pagePath } from '@puzzle-runs/site/pages.ts';
import type { Db } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { decideName, giveName } from '#modules/registration/decide-name.service.ts';
import { registrationLock } from '#modules/registration/registration.service.ts';
import { shortKey } from '#secrets/unguessable-codes.ts';
import { getOwnBattle } from '../battles/battles.repository.ts';
import { getOwnExploration } from '../ownership.repository.ts';
import { findSettings, listRegisteredTeams, storeSettings } from './registrations.repository.ts';

type ReadDeps = Pick<Deps, 'store' | 'config' | 'secret'>;
type ChangeDeps = ReadDeps & Pick<Deps, 'changeFeed' | 'now'>;

/** The settings before the organiser's first change. */
const CLOSED = { open: false, limit: REGISTRATION_TEAMS_PROPOSED, explorations: [], approval: true };

/** Settings and teams of the registration of an own battle. Throws `not_found`. */
export async function readManagedRegistration(
  { store: { db }, ...deps }: ReadDeps,
  { user_id }: Session,
  battleId: number,
): Promise<ManagedRegistration> {
  await getOwnBattle(db, user_id, { id: battleId });
  return readRegistration(db, deps, battleId);
}

async function readRegistration(
  db: Db,
  { config, secret }: Pick<Deps, 'config' | 'secret'>,
  battleId: number,
): Promise<ManagedRegistration> {
  const { open, limit, explorations, approval } = (await findSettings(db, battleId)) ?? CLOSED;
  const rows = await listRegisteredTeams(db, battleId);
  return {
    open,
    limit,
    explorations,
    approval,
    url: config.playerUrl + pagePath('registration', { battle: shortKey(secret, 'registration', battleId) }),
    count: rows.length,
    rows: rows.map(({ team, name, state, registeredAt }) => ({
      Team: team,
      name,
      state,
      registered_at: registeredAt.toISOString(),
    })),
  };
}

type Settings = Pick<ManagedRegistration, 'open' | 'limit' | 'explorations' | 'approval'>;

/** Opens, changes or closes the registration. Throws `not_found`, also for runs of other accounts. */
export async function changeRegistration(
  { store, changeFeed, ...deps }: ChangeDeps,
  { user_id }: Session,
  battleId: number,
  { open, limit, explorations, approval }: Settings,
): Promise<ManagedRegistration> {
  const changed = await store.transact(
    async (tx) => {
      await getOwnBattle(tx, user_id, { id: battleId });
      for (const id of new Set(explorations)) await getOwnExploration(tx, user_id, id);
      await storeSettings(tx, { battleId, open, limit, explorations: [...new Set(explorations)], approval });
      return readRegistration(tx, deps, battleId);
    },
    { lock: registrationLock(battleId) },
  );
  changeFeed.publish({ participationId: null, battleId });
  return changed;
}

/** Accepts or refuses the names of teams; skips teams whose name does not wait for approval. Throws `not_found`. */
export async function decideNames(
  { store, changeFeed, now, ...deps }: ChangeDeps,
  { user_id, name: actor }: Session,
  battleId: number,
  { team_ids: teamIds, accept }: { team_ids: number[]; accept: boolean },
): Promise<ManagedRegistration> {
  const { registration, messages } = await store.transact(
    async (tx) => {
      await getOwnBattle(tx, user_id, { id: battleId });
      const messages: number[] = [];
      for (const teamId of new Set(teamIds)) {
        const message = await decideName(tx, { battleId, teamId, accept, actor, at: now() });
        if (message !== undefined) messages.push(message);
      }
      return { messages, registration: await readRegistration(tx, deps, battleId) };
    },
    { lock: registrationLock(battleId) },
  );
  for (const messageId of messages) changeFeed.publish({ participationId: null, battleId, messageId });
  changeFeed.publish({ participationId: null, battleId });
  return registration;
}

/** Gives a registered team a name, which is shown at once. Throws `not_found`, `name_taken`, `invalid_request`. */
export async function renameTeam(
  { store, changeFeed, now, ...deps }: ChangeDeps,
  { user_id, name: actor }: Session,
  { battle_id: battleId, team_id: teamId }: { battle_id: number; team_id: number },
  name: string,
): Promise<ManagedRegistration> {
  const { registration, messageId } = await store.transact(
    async (tx) => {
      await getOwnBattle(tx, user_id, { id: battleId });
      const messageId = await giveName(tx, { battleId, teamId, name, actor, at: now() });
      if (messageId === undefined) throw new Problem('not_found');
      return { messageId, registration: await readRegistration(tx, deps, battleId) };
    },
    { lock: registrationLock(battleId) },
  );
  changeFeed.publish({ participationId: null, battleId, messageId });
  changeFeed.publish({ participationId: null, battleId });
  return registration;
}
