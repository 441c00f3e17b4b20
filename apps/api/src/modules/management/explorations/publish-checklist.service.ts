import type { RunTokenClaims } from '@puzzle-runs/contract/join.ts';
import type { ChecklistEntry, ManagedExploration } from '@puzzle-runs/contract/management/exploration.ts';
import type { TrialStart } from '@puzzle-runs/contract/management/input/trial-start.ts';
import type { Visibility } from '@puzzle-runs/domain/exploration/access-code.ts';
import {
  type CheckedPoi,
  type CheckedTask,
  type ChecklistItem,
  publishChecklist,
} from '@puzzle-runs/domain/exploration/publish-checklist.ts';
import { arePhotosAllowed } from '@puzzle-runs/domain/photo/photo-review.ts';
import type { HintType } from '@puzzle-runs/domain/poi/arrival.ts';
import { targetOf } from '@puzzle-runs/domain/poi/arrival.ts';
import { poisBefore, type Qualifier } from '@puzzle-runs/domain/poi/qualifiers.ts';
import { Problem, refuseAll } from '@puzzle-runs/domain/problem.ts';
import type { TaskContents, TaskType } from '@puzzle-runs/domain/tasks/task-kinds.ts';
import type { Db } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import type { Session } from '#http/session.ts';
import { toQualifier } from '#mapping/qualifiers.ts';
import { type EditDeps, editExploration } from '#modules/content/edit-exploration.service.ts';
import { readExplorationContent } from '#modules/content/read-content.service.ts';
import { changeExplorationRow } from '#modules/content/store-exploration.service.ts';
import { listIncompleteLanguages } from '#modules/content/translations.service.ts';
import { memberKeyOf } from '#modules/joining/joining.service.ts';
import { createTrial } from '#modules/joining/trial.service.ts';
import { isKnownPostalCode } from '#modules/places/places.service.ts';
import { carryOut } from '#modules/play/submit/carry-out.service.ts';
import { findPlayed } from '#modules/play/submit/find-played.service.ts';
import { nextUpdatedAt } from '../input-checks.ts';
import { getOwnExploration } from '../ownership.repository.ts';
import { readManagedExploration } from './explorations.service.ts';

interface NamedItem {
  id: number;
  name: string;
  slug: string;
}

/** The content in the shape that the domain's checklist reads. */
function checked({
  exploration,
  pois,
  hints,
  prerequisites,
  tasks,
}: Awaited<ReturnType<typeof readExplorationContent>>) {
  const inOrder = exploration.route === 'in_order';
  return pois.map(({ id, name, slug, description, locationType, arrivalRadius, unlockMode, ...place }, index) => ({
    id,
    name,
    slug,
    hints: locationType === 'hint' ? hints.filter((hint) => hint.poiId === id).length : null,
    texts: [description],
    media: hints.filter((hint) => hint.poiId === id).flatMap(checkedHint),
    lacksArrivalTarget: arrivalRadius !== null && targetOf(place) === null,
    prerequisites: prerequisites.filter(({ poiId }) => poiId === id).map(toQualifier),
    unlockMode,
    after: inOrder ? poisBefore(pois, index) : [],
    tasks: tasks
      .filter(({ poiId }) => poiId === id)
      .map((task): CheckedTask & NamedItem => ({
        id: task.id,
        name: task.name,
        slug: task.slug,
        points: task.points,
        task_type: task.taskType,
        task: task.content,
        pieces: task.pieces ?? undefined,
        texts: [task.description, task.explanation, ...textsOf(task.content)],
        media: mediaOf(task.content),
      })),
  }));
}

function checkedHint({ hintType, hintDescription: description }: { hintType: HintType; hintDescription: string }) {
  if (hintType === 'text') return [];
  return [{ kind: hintType === 'image' ? ('picture' as const) : ('played' as const), description }];
}

/** HTML in the content of a task. */
function textsOf(content: TaskContents[TaskType]): string[] {
  return 'TaskClozeWords' in content ? [content.text] : [];
}

function mediaOf(content: TaskContents[TaskType]) {
  if (!('locate_type' in content) || content.locate_type !== 'image') return [];
  return [{ kind: 'picture' as const, description: content.image_description }];
}

function toEntry({
  reason,
  blocking,
  poi,
  task,
  ...lacks
}: ChecklistItem<CheckedPoi & NamedItem, CheckedTask & NamedItem>): ChecklistEntry {
  const named = (place: NamedItem | undefined) => place && { id: place.id, name: place.name, slug: place.slug };
  return {
    reason,
    blocking,
    Poi: named(poi) ?? null,
    Task: named(task) ?? null,
    unlock_type: lacks.unlock_type ?? null,
    needed: lacks.needed ?? null,
    in_reach: lacks.in_reach ?? null,
    ...(lacks.excluding && {
      excluding: lacks.excluding.map((qualifier) => (qualifier as Qualifier & { id: number }).id),
    }),
    ...(lacks.chain && { chain: lacks.chain.map(({ name }) => name) }),
    lang: lacks.lang ?? null,
  };
}

async function readEntries(db: Db, slug: string): Promise<ChecklistEntry[]> {
  const content = await readExplorationContent(db, slug);
  const postalCodeKnown = await isKnownPostalCode(db, content.exploration.postalCode);
  const { description, intro, finale } = content.exploration;
  const own = {
    postalCodeKnown,
    photosAllowed: arePhotosAllowed(content.exploration),
    incompleteLanguages: await listIncompleteLanguages(db, content.exploration),
    texts: [description, intro, finale],
  };
  return publishChecklist(checked(content), own).map(toEntry);
}

/** The defects of an own exploration, and whether it may be published anyway. Throws `not_found`. */
export async function readChecklist({ store: { db } }: Pick<Deps, 'store'>, { user_id }: Session, id: number) {
  const { slug } = await getOwnExploration(db, user_id, id);
  const rows = await readEntries(db, slug);
  return { count: rows.length, rows, publishable: !rows.some(({ blocking }) => blocking) };
}

/**
 * Publishes an own exploration, for everybody or only with its link, or turns it back into a draft; present players
 * continue. Idempotent.
 * @throws `not_found`, and `not_publishable` once per reason why players could not finish it.
 */
export function publishExploration(
  { now, ...deps }: EditDeps,
  { user_id }: Session,
  id: number,
  { published, visibility }: { published: boolean; visibility?: Visibility | undefined },
): Promise<ManagedExploration> {
  return editExploration(deps, async (tx, markChanged) => {
    const exploration = await getOwnExploration(tx, user_id, id);
    const found = visibility ?? exploration.visibility;
    const isOther = exploration.published !== published;
    if (isOther || exploration.visibility !== found) {
      markChanged(id);
      if (isOther && published)
        refuseAll((await readEntries(tx, exploration.slug)).filter(({ blocking }) => blocking).map(toProblem));
      const access = { visibility: found, ...(found === 'link' && { code: null }) };
      const updatedAt = nextUpdatedAt(exploration, now());
      await changeExplorationRow(tx, exploration, { published, ...access, updatedAt });
    }
    return readManagedExploration(tx, id);
  });
}

/**
 * Starts a trial of an own exploration (drafts included) from the beginning, as if `choices` had been made. Returns the
 * claims of its run token. Throws `not_found`, `invalid_request` for a choice that is not to be made there.
 */
export function startTrial(
  { store, now, newId, log }: Pick<Deps, 'store' | 'now' | 'newId' | 'log'>,
  { user_id: userId }: Session,
  id: number,
  { unlocked, choices = [] }: TrialStart,
): Promise<RunTokenClaims> {
  return store.transact(async (tx) => {
    const exploration = await getOwnExploration(tx, userId, id);
    const at = now();
    const claims = await createTrial(tx, { exploration, userId, unlocked, device: newId(), at });
    const context = { at: at.getTime(), by: { member: memberKeyOf(claims.user), device: claims.device } };
    for (const { task: taskId, option } of choices) {
      const played = await findPlayed(tx, claims.participation_id);
      if (played) await carryOut({ log }, tx, played, { act: 'choose', taskId, option }, context);
    }
    return claims;
  });
}

function toProblem({ reason, Poi, Task, unlock_type, needed, in_reach, chain }: ChecklistEntry): Problem {
  const waits = chain && { chain: chain.join(' → ') };
  const params = { ...waits, reason, poi: Poi?.name ?? null, task: Task?.name ?? null, unlock_type, needed, in_reach };
  const path = [Poi?.slug, Task?.slug].filter((slug) => slug !== undefined).join('/');
  return new Problem('not_publishable', params, path || undefined);
}
