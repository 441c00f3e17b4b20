import type { ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import type { ExplorationChange, NewExploration } from '@puzzle-runs/contract/management/input/exploration-input.ts';
import { changedFields } from '@puzzle-runs/domain/changed-fields.ts';
import type { Visibility } from '@puzzle-runs/domain/exploration/access-code.ts';
import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { Db } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { factColumns, refuseHalfMeetingPoint } from '#mapping/exploration-facts.ts';
import { joinSecretOf, linkKeyOf, toCoordinate } from '#mapping/public-exploration.ts';
import { type EditDeps, editExploration } from '#modules/content/edit-exploration.service.ts';
import {
  addExploration,
  changeExplorationRow,
  deleteWholeExploration,
  emptyExploration,
} from '#modules/content/store-exploration.service.ts';
import { claimingName, claimName, claimOtherName } from '#modules/names/claim-name.service.ts';
import { editConditions } from '#modules/play/conditions/edit-conditions.service.ts';
import { deleteRegisteredTeams } from '#modules/registration/delete-registered-teams.service.ts';
import { newLinkKey } from '#secrets/unguessable-codes.ts';
import { listBattleIds } from '../battles/participants.repository.ts';
import { ruleColumns } from '../conditions/rule-columns.ts';
import { deleteCommentsAboutExploration } from '../feedback/managed-feedback.repository.ts';
import { cleanHtmlFields, nextUpdatedAt, refuseMissing, refuseStale } from '../input-checks.ts';
import { getOwnExploration, getOwnExplorationNamed } from '../ownership.repository.ts';
import {
  countActiveSince,
  explorationHasPlayers,
  getManagedRow,
  listOwnExplorationRows,
  type ManagedRow,
} from './explorations.repository.ts';

/** After this time without a join or a solved task a player has most likely gone home. */
const ACTIVE_MS = 60 * 60_000;

interface OwnQuery {
  /** Slug; `not_found` unless the caller owns it. */
  name?: string | undefined;
  search?: string | undefined;
  limit: number;
  offset: number;
}

/** A page of the caller's explorations, drafts included, newest first. Throws `not_found` when `name` matches none. */
export async function listOwnExplorations(
  { store: { db } }: Pick<Deps, 'store'>,
  { user_id: creatorId }: Session,
  { limit, offset, ...filters }: OwnQuery,
) {
  const { count, rows } = await listOwnExplorationRows(db, { ...filters, creatorId }, { limit, offset });
  if (filters.name !== undefined && count === 0) throw new Problem('not_found');
  return { count, rows: rows.map(toManagedExploration) };
}

/** The stored exploration as creators read it. */
export async function readManagedExploration(db: Db, id: number): Promise<ManagedExploration> {
  return toManagedExploration(await getManagedRow(db, id));
}

/**
 * Creates an exploration as a draft.
 * @throws `missing` for empty fields, `nameless`, `name_taken`.
 */
export async function createExploration(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  { user_id: creatorId }: Session,
  { name, image, postal_code, ...sent }: NewExploration,
): Promise<ManagedExploration> {
  const texts = await cleanHtmlFields('exploration', sent);
  refuseMissing({ name, description: texts.description, postal_code });
  const entered = factColumns(sent);
  refuseHalfMeetingPoint(entered);
  const access = accessColumns(sent, sent.visibility);
  const at = now();
  return claimingName(() =>
    store.transact(async (tx) => {
      const named = await claimName(tx, 'explorations', name);
      const exploration = { creatorId, ...named, ...texts, image, postalCode: postal_code, ...access, ...entered };
      const id = await addExploration(tx, { ...exploration, published: false, createdAt: at, updatedAt: at });
      return readManagedExploration(tx, id);
    }),
  );
}

/**
 * Writes the fields that were sent and differ. Lists and maps follow a published exploration.
 * @throws `not_found`, `missing`, `nameless`, `conflict`, `nochange`, `name_taken`, `cyclic_conditions`.
 */
export async function changeExploration(
  { now, ...deps }: EditDeps,
  { user_id }: Session,
  id: number,
  change: ExplorationChange,
): Promise<ManagedExploration> {
  const { name, postal_code } = change;
  const texts = await cleanHtmlFields('exploration', change);
  refuseMissing({ name, description: texts.description, postal_code });
  const sent = {
    ...texts,
    image: change.image,
    postalCode: postal_code,
    ...factColumns(change),
  };
  return claimingName(() =>
    editExploration(deps, async (tx, markChanged) => {
      const exploration = await getOwnExploration(tx, user_id, id);
      markChanged(id);
      refuseStale(exploration, change);
      const named = await claimOtherName(tx, 'explorations', exploration, name);
      const access = accessColumns(change, change.visibility ?? exploration.visibility);
      const rules = await ruleColumns(tx, exploration, change);
      const changed = changedFields(exploration, { ...named, ...sent, ...access, ...rules });
      refuseHalfMeetingPoint({ ...exploration, ...changed });
      const updatedAt = nextUpdatedAt(exploration, now());
      const write = () => changeExplorationRow(tx, exploration, { ...changed, updatedAt });
      const isRule = Object.keys(rules).some((column) => Object.hasOwn(changed, column));
      const at = now();
      await (isRule ? editConditions(tx, { exploration, at, keepsFinish: true }, write) : write());
      return readManagedExploration(tx, id);
    }),
  );
}

/**
 * Columns of who finds an exploration and who joins it. Choosing the link drops a code.
 * @param after who finds it after the change
 * @throws `invalid_request` for a code of an exploration that only its link finds
 */
function accessColumns(
  { code, visibility }: Pick<ExplorationChange, 'code' | 'visibility'>,
  after: Visibility,
): Pick<ExplorationChange, 'code' | 'visibility'> {
  if (after === 'public') return { code, visibility };
  if (code) throw new Problem('invalid_request', undefined, 'code');
  return { code: null, visibility };
}

/** Replaces the key of an own exploration, so that its links stop to work; players continue. Throws `not_found`. */
export function renewLinkKey(
  { now, ...deps }: EditDeps,
  { user_id }: Session,
  id: number,
): Promise<ManagedExploration> {
  return editExploration(deps, async (tx, markChanged) => {
    const exploration = await getOwnExploration(tx, user_id, id);
    markChanged(id);
    await changeExplorationRow(tx, exploration, {
      linkKey: newLinkKey(),
      updatedAt: nextUpdatedAt(exploration, now()),
    });
    return readManagedExploration(tx, id);
  });
}

/**
 * Deletes an exploration with its content. If players joined it, an
 * empty row without an owner stays, because they earned points in it.
 */
export async function removeExploration(deps: Pick<Deps, 'store' | 'changeFeed'>, { user_id }: Session, id: number) {
  const battles = await editExploration(deps, async (tx, markChanged) => {
    const exploration = await getOwnExploration(tx, user_id, id);
    markChanged(id);
    const battles = await listBattleIds(tx, { explorationId: id });
    await deleteRegisteredTeams(tx, { explorationId: id });
    await deleteCommentsAboutExploration(tx, id);
    await ((await explorationHasPlayers(tx, id))
      ? emptyExploration(tx, exploration)
      : deleteWholeExploration(tx, exploration));
    return battles;
  });
  // The participants were deleted by cascade.
  for (const battleId of battles) deps.changeFeed.publish({ participationId: null, battleId });
  return { deleted: true as const };
}

/** Number of players and teams that an edit of an own exploration would affect, without trials. Throws `not_found`. */
export async function countPlayers(
  { store: { db }, now }: Pick<Deps, 'store' | 'now'>,
  { user_id }: Session,
  explorationId: number,
) {
  const { id } = await getOwnExploration(db, user_id, explorationId);
  return countActiveSince(db, id, new Date(now().getTime() - ACTIVE_MS));
}

/** Data of the share page; `join_url` contains the code, or the key of one that only its link finds. */
export async function readShare(
  { store: { db }, config }: Pick<Deps, 'store' | 'config'>,
  { user_id }: Session,
  slug: string,
) {
  const exploration = await getOwnExplorationNamed(db, user_id, slug);
  const { id, name, image, description, code, visibility, published } = exploration;
  const secret = joinSecretOf(exploration);
  const url = new URL('/join', config.playerUrl);
  url.searchParams.set('exploration_id', String(id));
  if (secret !== null) url.searchParams.set('exploration_code', secret);
  return { id, name, slug, image, description, code, visibility, published, join_url: url.href };
}

function toManagedExploration({ exploration, place }: ManagedRow): ManagedExploration {
  const { createdAt, updatedAt, linkKey, ...columns } = exploration;
  return {
    ...columns,
    link_key: linkKeyOf({ ...columns, linkKey }) ?? null,
    PostalCodeCoordinate: toCoordinate(place),
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}
