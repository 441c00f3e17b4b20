import { storedSlug } from '@puzzle-runs/domain/exploration/slug.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import { searchIndexText } from '@puzzle-runs/domain/text/search-text.ts';
import { isUniqueViolation } from '#db/sql-state.ts';
import type { Tx } from '#db/store.ts';
import { cleanHtml } from '#html/clean-html.ts';
import {
  insertBattle,
  insertParticipant,
  insertTeam,
  insertTeams,
  type NewBattleRow,
  type NewParticipantRow,
  type NewTeamRow,
  nextStartDelay,
} from './battle-rows.repository.ts';

/** Inserts a battle that is found by its name; returns its id. */
export function addBattle(tx: Tx, battle: Omit<NewBattleRow, 'searchText'>): Promise<number> {
  return insertBattle(tx, { ...battle, searchText: searchIndexText(battle.name) });
}

/** Inserts a team; returns its id. */
export function addTeam(tx: Tx, { createdAt, ...team }: Omit<NewTeamRow, 'updatedAt'>): Promise<number> {
  return insertTeam(tx, { ...team, createdAt, updatedAt: createdAt });
}

/** Inserts teams; returns their ids, ascending. */
export function addTeams(tx: Tx, teams: readonly Omit<NewTeamRow, 'updatedAt'>[]): Promise<number[]> {
  return insertTeams(
    tx,
    teams.map((team) => ({ ...team, updatedAt: team.createdAt })),
  );
}

/**
 * Lets a team play an exploration in a battle, after the teams before it where they start one after the other; returns
 * the participant's id.
 * @throws `team_already_participates`.
 */
export async function storeParticipant(
  tx: Tx,
  participant: Omit<NewParticipantRow, 'startDelay' | 'endDelay'>,
): Promise<number> {
  const delay = await nextStartDelay(tx, participant.battleId);
  return insertParticipant(tx, { ...participant, startDelay: delay, endDelay: delay }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new Problem('team_already_participates') : error;
  });
}

export interface NewSide {
  explorationId: number;
  team: { name: string; image: string | null; code: string | null };
}

interface NewBattle extends Partial<Pick<NewBattleRow, 'teamOrder' | 'fixedFirst' | 'fixedLast' | 'tieRule'>> {
  name: string;
  description: string;
  /** Whether phones may load the answers; by default not. */
  playableOffline?: boolean;
  sides: NewSide[];
}

/**
 * Creates a battle with one new team per side. Returns the ids
 * of the battle and of the teams, in the order of the sides.
 */
export async function createBattleWithTeams(
  tx: Tx,
  { name, description, playableOffline = false, sides, ...rules }: NewBattle,
  at: Date,
): Promise<{ battleId: number; teamIds: number[] }> {
  const battleId = await addBattle(tx, {
    ...rules,
    name,
    slug: storedSlug(name),
    description: cleanHtml(description),
    playableOffline,
    createdAt: at,
    updatedAt: at,
  });
  const teamIds: number[] = [];
  for (const { explorationId, team } of sides) {
    const teamId = await addTeam(tx, { ...team, slug: storedSlug(team.name), createdAt: at });
    await storeParticipant(tx, { battleId, explorationId, teamId });
    teamIds.push(teamId);
  }
  return { battleId, teamIds };
}
