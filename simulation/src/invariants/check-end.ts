import { insightCountersOf } from '@puzzle-runs/api/src/testing/insight-counters.ts';
import type { Event } from '../event.ts';
import type { Phone } from '../phone/phone.ts';
import { jsonOf } from '../server/database-reader.ts';
import { Broken } from '../world/history.ts';
import { checkRanking } from './check-ranking.ts';
import { checkSynced } from './check-synced.ts';
import { differences, withoutClock } from './differences.ts';
import { findParticipation } from './participation-state.ts';

/** Failures that decide nothing. */
const UNDECIDED = new Set(['network', 'unavailable', 'unexpected', 'rate_limited']);
const MINUTE_MS = 60_000;
/** Longest wait of a queue between two attempts, and some attempts. */
const DRAIN_MINUTES = 30;

/** Share of events after which the server starts again: that costs as much as 20 acts. */
const RESTARTS = 0.4;

/** Waits until everything that phones hold is sent over a good network. */
async function drain({ phones, clock }: Event): Promise<void> {
  for (const phone of phones) {
    phone.calmDown();
    await phone.openApp();
    if (phone.isDown()) await phone.goOnline();
  }
  await clock.advance(DRAIN_MINUTES * MINUTE_MS);
}

/**
 * Every queue is empty, and every submission of a phone has one outcome. Entries that wait for a player's decision may
 * stay.
 */
function checkDrained(phone: Phone): void {
  const open = phone.entries().filter(({ refusal, accepted, held }) => !refusal && accepted === undefined && !held);
  if (open.length > 0 && phone.hasToken())
    throw new Broken('every queue drains', `${phone.name} still holds ${JSON.stringify(open)}`);
  for (const [id, sending] of phone.sendings)
    if (typeof sending === 'object' && 'problem' in sending.outcome && UNDECIDED.has(sending.outcome.problem.code))
      throw new Broken(
        'nothing is lost',
        `${phone.name}: submission ${id} was given up: ${sending.outcome.problem.code}`,
      );
  const kept = new Set(phone.entries().map(({ id }) => id));
  for (const [id, sending] of phone.sendings)
    if (sending === 'under way' && !kept.has(id))
      throw new Broken('nothing is lost', `${phone.name}: submission ${id} has no outcome and is not in the queue`);
}

/** Each counted wrong answer is one attempt, but for those with a free reply. */
async function checkAttempts({ reader, accepted, phones, secrets }: Event): Promise<void> {
  const counted = new Map<string, number>();
  const taskOf = new Map(phones.flatMap((phone) => [...phone.tasks]));
  const stored = await reader.rows<{ participation_id: number; submission_id: string; outcome: unknown }>(
    'select participation_id, submission_id, outcome from submissions',
  );
  for (const { participation_id, submission_id, outcome } of stored) {
    const task = taskOf.get(submission_id);
    if (task === undefined || jsonOf<{ status: number }>(outcome).status !== 422) continue;
    if ([...secrets.in(JSON.stringify(outcome))].some(({ free }) => free)) continue;
    const key = `${participation_id} ${task}`;
    counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  const tries = await reader.rows<{ participation_id: number; task_id: number; wrong: number }>(
    'select participation_id, task_id, wrong from wrong_attempts',
  );
  for (const { participation_id, task_id, wrong } of tries) {
    const answers = counted.get(`${participation_id} ${task_id}`) ?? 0;
    if (!accepted.has(task_id) && wrong !== answers)
      throw new Broken(
        'nothing counts twice',
        `participation ${participation_id}: ${answers} wrong answers to quest ${task_id}, ${wrong} attempts`,
      );
  }
}

/** What phones read does not depend on what the server holds in memory. */
async function checkRestart(event: Event): Promise<void> {
  const read = async () => {
    const games = [];
    for (const phone of event.phones) games.push(await phone.sync());
    return games;
  };
  const before = await read();
  await event.machine.restart();
  const after = await read();
  const [first] = differences(withoutClock(before), withoutClock(after));
  if (first) throw new Broken('a restart changes nothing', `before and after: ${first}`);
}

/** Phones that play one participation show the same. */
async function checkMates({ phones, reader }: Event): Promise<void> {
  const shown = new Map<number, { name: string; game: unknown }>();
  for (const phone of phones) {
    const game = phone.last();
    const row = await findParticipation(reader, phone.claims()?.participation_id ?? 0);
    if (!game || !row) continue;
    const other = shown.get(row.id);
    shown.set(row.id, { name: phone.name, game });
    const [first] = other ? differences(withoutClock(other.game), withoutClock(game)) : [];
    if (first) throw new Broken('phones of one team show the same', `${other?.name} and ${phone.name}: ${first}`);
  }
}

/**
 * The counters of the insights are what the participations have counted, and the ratings of a run are those of its
 * participations.
 */
async function checkCounted({ machine, exploration, reader }: Event): Promise<void> {
  const { deps } = machine.server();
  const { stored, recount } = await machine.on(() => insightCountersOf(deps.store, exploration.id));
  const [first] = differences(stored, recount);
  if (first) throw new Broken('counters are what was counted', `counters and participations: ${first}`);
  const [run] = await reader.rows<{ ratings: number; rating_sum: number }>(
    `select ratings, rating_sum from explorations where id = ${exploration.id}`,
  );
  const [given] = await reader.rows<{ ratings: number; rating_sum: number }>(
    `select count(rating) as ratings, coalesce(sum(rating), 0) as rating_sum from participations where exploration_id = ${exploration.id}`,
  );
  const [rating] = differences(run, given);
  if (rating) throw new Broken('counters are what was counted', `run and participations: ${rating}`);
}

/** The end of an event: everything is sent, and everyone sees the same. */
export async function checkEnd(event: Event): Promise<void> {
  event.history.act('the network becomes good');
  await drain(event);
  for (const phone of event.phones) {
    checkDrained(phone);
    if (await phone.sync()) {
      await phone.dismissNews();
      await phone.download(event.edits);
      checkSynced(event, phone);
    }
  }
  await event.standings.check();
  await checkAttempts(event);
  const [phone] = event.phones;
  if (phone?.hasToken()) await checkRanking(event, phone);
  if (event.random.chance(RESTARTS)) await checkRestart(event);
  await checkMates(event);
  await checkCounted(event);
}
