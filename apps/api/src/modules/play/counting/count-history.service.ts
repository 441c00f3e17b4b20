import { type CountedAct, countAct, ofExisting } from '@puzzle-runs/domain/insights/count-act.ts';
import { type Tally, tallyChange } from '@puzzle-runs/domain/insights/figures.ts';
import { isLanguage } from '@puzzle-runs/domain/preferred-language.ts';
import type { Tx } from '#db/store.ts';
import type { Deps } from '#deps.ts';
import { readContent } from '../cached-content.repository.ts';
import { findParticipation, type Participation } from '../play.repository.ts';
import { countedPois, playerAfter, saveNewTally, secondsForTask } from './count-act.service.ts';
import {
  addToCounters,
  findTally,
  type History,
  listUncounted,
  readHistory,
  updateTally,
} from './tallies.repository.ts';

const BATCH = 100;

/**
 * Counts the participations that have no tally from their stored acts: those that are older than the counters. Idempotent; several
 * processes may run it at once. Players may play on meanwhile: a participation adds nothing until it is counted.
 */
export async function countUncounted({ store, config: { timeZone } }: Pick<Deps, 'store' | 'config'>): Promise<void> {
  for (let after = 0; ; ) {
    const ids = await listUncounted(store.db, { after, limit: BATCH });
    for (const id of ids)
      await store.transact((tx) => countFromStart(tx, id, timeZone), { lock: `participation:${id}` });
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

async function countFromStart(tx: Tx, id: number, timeZone: string): Promise<void> {
  const participation = await findParticipation(tx, id);
  if (!participation || (await findTally(tx, id))) return;
  const { explorationId, battleId, joinedAt, exploration } = participation;
  const history = await readHistory(tx, id);
  const pois = countedPois(await readContent(tx, explorationId));
  const acts = actsOf(history, participation);
  saveNewTally(tx, {
    participationId: id,
    explorationId,
    battleId,
    lang: isLanguage(exploration.lang) ? exploration.lang : 'de',
    joinedAt,
    activeAt: acts.at(-1)?.at ?? joinedAt,
    timeZone,
    tally: tallyOf(acts, participation, pois),
  });
}

/**
 * Counts a participation again after a result was given or taken back, or a photo that waited was deleted. Writes of the same transaction must have been carried out.
 */
export async function recount(tx: Tx, id: number): Promise<void> {
  const [participation, row] = [await findParticipation(tx, id), await findTally(tx, id)];
  if (!participation || !row) return;
  const pois = countedPois(await readContent(tx, participation.explorationId));
  const tally = tallyOf(actsOf(await readHistory(tx, id), participation), participation, pois);
  updateTally(tx, { ...row, tally });
  addToCounters(tx, row, ofExisting(tallyChange(row.tally, tally), pois));
}

interface PastAct {
  at: Date;
  /** Null if its poi was deleted; then only the points count. */
  act: CountedAct | null;
  gained: number;
  paid: number;
  solved: number;
}

/** The acts of a participation, oldest first; all wrong answers have the time of the last one, because no other time is stored. */
function actsOf({ solved, wrong, bought, arrived, photos }: History, participation: Participation): PastAct[] {
  const nothing = { gained: 0, paid: 0, solved: 0 };
  const arrivedAt = new Map(arrived.map(({ poiId, at }) => [poiId, at]));
  let lastSolvedAt: Date | null = null;
  const solutions = solved
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ taskId, poiId, points, at }): PastAct => {
      const before = { ...participation, lastSolvedAt };
      lastSolvedAt = at;
      const seconds = secondsForTask(before, arrivedAt.get(poiId ?? 0) ?? null, at);
      const act = taskId === null || poiId === null ? null : ({ kind: 'solved', poiId, taskId, seconds } as const);
      return { ...nothing, at, act, gained: points, solved: 1 };
    });
  const acts: PastAct[] = [
    { ...nothing, at: participation.joinedAt, act: { kind: 'join' } },
    ...arrived.map(({ poiId, method, at }): PastAct => ({ ...nothing, at, act: { kind: 'arrival', poiId, method } })),
    ...wrong.flatMap(({ taskId, poiId, wrong: count, points, at }) =>
      Array.from({ length: count }, (_, index): PastAct => {
        const gained = index === count - 1 ? points : 0;
        return { ...nothing, gained, at: at ?? participation.joinedAt, act: { kind: 'wrong', poiId, taskId } };
      }),
    ),
    ...photos.map(({ taskId, poiId, state, at }): PastAct => {
      // A rejected photo is an answer, too; its quest is open again.
      return { ...nothing, at, act: { kind: state === 'rejected' ? 'wrong' : 'sent', poiId, taskId } };
    }),
    ...bought.map(({ poiId, cost, at }): PastAct => {
      return { ...nothing, at, act: poiId === null ? null : { kind: 'hint', poiId }, paid: cost };
    }),
    ...solutions,
  ];
  return acts.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** The tally after all acts. The time of points that an organiser gave is not stored, so they count with the last act. */
function tallyOf(acts: readonly PastAct[], participation: Participation, pois: ReturnType<typeof countedPois>): Tally {
  let tally: Tally = {};
  let so = { earned: 0, spent: 0, solved: 0, highestNet: 0 };
  for (const [index, { at, act, gained, paid, solved }] of acts.entries()) {
    so = { earned: so.earned + gained, spent: so.spent + paid, solved: so.solved + solved, highestNet: so.highestNet };
    so.highestNet = Math.max(so.highestNet, so.earned - so.spent);
    const isLast = index === acts.length - 1;
    const figures = isLast ? participation : { ...participation, ...so, adjusted: 0 };
    if (act) tally = countAct(tally, act, { pois, player: playerAfter(figures, { kind: 'join' }, at) });
  }
  return tally;
}
