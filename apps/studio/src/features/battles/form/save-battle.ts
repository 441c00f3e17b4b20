import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { accountCall } from '#shell/account-call.ts';
import { type AlertCode, alertFor } from '#shell/alerts/alerts.ts';
import type { Act } from '#shell/form/use-acts.ts';
import type { Saving } from '#shell/form/use-record-form.ts';
import { readTeams, teamsToSend } from '#shell/team-lines/team-list.ts';
import { addPairs, notIn, type Pair } from '../participants/pairs.ts';
import { type BattleTeams, type BattleValues, battleBody } from './battle-values.ts';

/** A saved battle, with the pairs that could not be saved. */
export interface SavedBattle extends ManagedBattle {
  unsaved?: readonly Pair[];
  /** The list of teams that could not be added. */
  unsavedTeams?: BattleTeams | undefined;
  /** The failure after which the remaining pairs of a new battle were not tried. */
  reason?: unknown;
}

interface Reading {
  /** Fetches a battle with its participants by slug. */
  read: (slug: string) => Promise<ManagedBattle>;
  /** Keeps the unsaved pairs in the form. Called once the others are saved, even if a later call fails. */
  keepPairs: (pairs: readonly Pair[]) => void;
}

/** Creates a battle with its pairs and its list of teams. The battle exists even if some of them cannot be added. */
export async function saveNewBattle(
  { values, act }: Pick<Saving<SavedBattle, BattleValues>, 'values' | 'act'>,
  { read }: Pick<Reading, 'read'>,
): Promise<SavedBattle> {
  const created = await act(routes.managedBattles.create, { body: battleBody(initialValues(values)) ?? {} });
  const { pairs, team_list: list } = values;
  if (!pairs && !list) return created;
  const { left, reason } = await addPairs(created.id, pairs ?? [], act);
  const failure = reason ?? (list && (await addTeamList(created.id, list, act)));
  const now = await read(created.slug).catch(() => created);
  return { ...now, unsaved: left, unsavedTeams: failure && list ? list : undefined, reason: failure };
}

/** Values of a battle that is new: its teams have no places and no routes yet. */
function initialValues({
  rank_by_share: _share,
  tie_rule: _tie,
  team_order: _order,
  fixed_first: _first,
  fixed_last: _last,
  stagger_minutes: _stagger,
  room_teams: _teams,
  room_minutes: _minutes,
  ...initial
}: BattleValues): Partial<BattleValues> {
  return initial;
}

/** Adds a list of teams to a battle; returns why it could not be added. */
async function addTeamList(battleId: number, { runs, ...list }: BattleTeams, act: Act): Promise<unknown> {
  const body = { teams: teamsToSend(readTeams(list).teams), explorations: [...runs] };
  if (body.teams.length === 0) return undefined;
  try {
    await act(routes.managedBattles.addTeams, { params: { battle_id: battleId }, body });
    return undefined;
  } catch (reason) {
    return reason;
  }
}

async function savePairs(
  { id, slug }: ManagedBattle,
  pairs: readonly Pair[],
  { read, keepPairs, act }: Reading & { act: Act },
) {
  const { left, reason } = await addPairs(id, pairs, act);
  if (reason) {
    keepPairs(left);
    void read(slug).catch(() => undefined);
    throw reason;
  }
  const now = await read(slug);
  const unsaved = notIn(now.Participants ?? [], left);
  keepPairs(unsaved);
  return { ...now, unsaved };
}

/** Adds a list of teams that was left when the battle was created. */
async function saveTeamList(battle: SavedBattle, list: BattleTeams, { read, act }: Reading & { act: Act }) {
  const failure = await addTeamList(battle.id, list, act);
  if (failure) throw failure;
  return { ...(await read(battle.slug)), unsaved: battle.unsaved ?? [] };
}

/** Saves the new pairs and teams of a battle first, then its changed fields. */
export async function saveBattleChanges(
  battle: ManagedBattle,
  { changes, readAt, act }: Saving<SavedBattle, BattleValues>,
  reading: Reading,
): Promise<SavedBattle> {
  const withPairs: SavedBattle = changes?.pairs ? await savePairs(battle, changes.pairs, { ...reading, act }) : battle;
  const now = changes?.team_list ? await saveTeamList(withPairs, changes.team_list, { ...reading, act }) : withPairs;
  const body = battleBody(changes ?? {});
  if (!body) return now;
  const saved = await accountCall(routes.managedBattles.change, {
    params: { battle_id: battle.id },
    body: { ...body, updated_at: readAt },
  });
  return { ...saved, unsaved: now.unsaved ?? [] };
}

/** Alert for pairs that could not be added; undefined if all were added. */
export function alertOfUnsaved({ unsaved = [], unsavedTeams, reason }: SavedBattle): AlertCode | undefined {
  if (unsaved.length === 0 && !unsavedTeams) return undefined;
  return reason ? alertFor(failureCodeOf(reason)) : 'pairs_left';
}
