import type { Db, Tx } from '#db/store.ts';
import {
  findRegisteredTeam,
  insertNameAct,
  listTeamNames,
  showName,
  updateRegisteredTeam,
} from './registered-teams.repository.ts';
import { toTeamName } from './team-name.ts';

interface OfTeam {
  battleId: number;
  teamId: number;
  /** Name of the organiser's account. */
  actor: string;
  at: Date;
}

/**
 * Accepts or refuses the name of a registered team. A refused name is forgotten, and the team is asked for another one.
 * @returns the id of the message to the team; undefined for a team whose name does not wait
 */
export async function decideName(
  tx: Tx,
  { battleId, teamId, accept, actor, at }: OfTeam & { accept: boolean },
): Promise<number | undefined> {
  const team = await findRegisteredTeam(tx, { battleId, teamId });
  if (team?.state !== 'waiting' || team.name === null) return undefined;
  await updateRegisteredTeam(
    tx,
    teamId,
    accept ? { state: 'accepted' } : { state: 'refused', name: null, nameSlug: null },
  );
  if (accept) await showName(tx, teamId, { name: team.name, at });
  const kind = accept ? 'name_accepted' : 'name_refused';
  return insertNameAct(tx, { battleId, kind, teamId, teamName: team.shown, text: team.name, actor, at });
}

/**
 * Gives a registered team a name, which is shown at once.
 * @returns the id of the message to the team; undefined for other teams
 * @throws `nameless`, `name_taken`
 */
export async function giveName(
  tx: Tx,
  { battleId, teamId, name: chosen, actor, at }: OfTeam & { name: string },
): Promise<number | undefined> {
  const team = await findRegisteredTeam(tx, { battleId, teamId });
  if (!team) return undefined;
  const given = toTeamName(chosen, await listTeamNames(tx, battleId, teamId));
  await updateRegisteredTeam(tx, teamId, { ...given, state: 'accepted' });
  await showName(tx, teamId, { name: given.name, at });
  return insertNameAct(tx, {
    battleId,
    kind: 'name_changed',
    teamId,
    teamName: team.shown,
    text: given.name,
    actor,
    at,
  });
}

/** Whether a team registered itself for the battle. */
export async function isRegisteredTeam(db: Db, team: { battleId: number; teamId: number }): Promise<boolean> {
  return (await findRegisteredTeam(db, team)) !== undefined;
}

/** Frees the name of a registered team whose players continue in another team. */
export async function forgetName(tx: Tx, teamId: number): Promise<void> {
  await updateRegisteredTeam(tx, teamId, { name: null, nameSlug: null });
}
