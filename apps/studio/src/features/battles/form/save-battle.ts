import type { ManagedBattle } from '@puzzle-runs/contract/management/battle.ts';
import { failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { accountCall } from '#shell/account-call.ts';
import { type AlertCode, alertFor } from '#shell/alerts/alerts.ts';
import type { Saving } from '#shell/form/use-record-form.ts';
import { addPairs, notIn, type Pair } from '../participants/pairs.ts';
import { type BattleValues, battleBody } from './battle-values.ts';

/** A battle, and what could not be saved along with it. */
export interface SavedBattle extends ManagedBattle {
  /** Pairs that stay unsaved. */
  unsaved?: readonly Pair[];
  /** Why the pairs of a new battle were not tried any further. */
  reason?: unknown;
}

interface Reading {
  /** Reads a battle with its participants, by its slug. */
  read: (slug: string) => Promise<ManagedBattle>;
  /** Shows which pairs are left as soon as the others are saved, whatever becomes of the rest. */
  keepPairs: (pairs: readonly Pair[]) => void;
}

/** Creates a battle with its pairs. It is created even if some of them cannot be added. */
export async function createBattle(values: BattleValues, { read }: Pick<Reading, 'read'>): Promise<SavedBattle> {
  const created = await accountCall(routes.managedBattles.create, { body: battleBody(values) ?? {} });
  if (!values.pairs) return created;
  const { left, reason } = await addPairs(created.id, values.pairs);
  const now = await read(created.slug).catch(() => created);
  return { ...now, unsaved: left, reason };
}

async function savePairs({ id, slug }: ManagedBattle, pairs: readonly Pair[], { read, keepPairs }: Reading) {
  const { left, reason } = await addPairs(id, pairs);
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

/** Saves what changed of a battle, its new pairs first. */
export async function changeBattle(
  battle: ManagedBattle,
  { changes, readAt }: Saving<SavedBattle, BattleValues>,
  reading: Reading,
): Promise<SavedBattle> {
  const now: SavedBattle = changes?.pairs ? await savePairs(battle, changes.pairs, reading) : battle;
  const body = battleBody(changes ?? {});
  if (!body) return now;
  const saved = await accountCall(routes.managedBattles.change, {
    params: { battle_id: battle.id },
    body: { ...body, updated_at: readAt },
  });
  return { ...saved, unsaved: now.unsaved ?? [] };
}

/** What to say of pairs that could not be added; undefined when all were. */
export function alertOfUnsaved({ unsaved = [], reason }: SavedBattle): AlertCode | undefined {
  if (unsaved.length === 0) return undefined;
  return reason ? alertFor(failureCodeOf(reason)) : 'pairs_left';
}
