import { ApiProblem, type FailureCode, failureCodeOf } from '../api/api-problem.ts';
import type { Schedule } from '../api/idle-timeout.ts';
import { storageKeyOf } from '../session/session.ts';
import { coalesce, oneAfterTheOther } from './coalesce.ts';
import type { EntryStore, unqueuedEntries } from './entry-store.ts';
import { isSettled, type NewEntry, type OutboxEntry, type Outcome, Withdrawn } from './outbox-entry.ts';
import { admitBody, backoffMs, judgeFailure, sendableEntries, verdictAgrees } from './outbox-rules.ts';

/** Messages between the tabs of this browser. */
export type OutboxMessage =
  | { type: 'changed' }
  | { type: 'withdrawn'; id: string }
  | { type: 'settled'; entry: OutboxEntry; outcome: Outcome };

interface OutboxDeps {
  store: EntryStore;
  unqueued: ReturnType<typeof unqueuedEntries>;
  /**
   * Sends an entry. `noteWait` says what it waits for before it can be sent.
   * @throws ApiProblem; `unauthorized` also when this device has no token for the game
   */
  send: (entry: OutboxEntry, noteWait: (why: FailureCode) => void) => Promise<unknown>;
  /** Runs `work` in one tab at a time. */
  exclusively: (work: () => Promise<void>) => Promise<void>;
  /** Sends a message to the other tabs. */
  post: (message: OutboxMessage) => void;
  schedule: Schedule;
  now: () => number;
  /** Whether the browser knows that it has no network, so that an attempt certainly does not arrive. */
  isOffline: () => boolean;
}

/** Of an entry that its player sends again. */
const UNHELD = { held: undefined, serverErrors: 0 };

/** Called for each final outcome. `awaited`: the caller of `enqueue` in this tab gets it, too. */
type OutcomeListener = (entry: OutboxEntry, outcome: Outcome, awaited: boolean) => void;

export type Outbox = ReturnType<typeof createOutbox>;

/** The queue of everything that a player sends: durable, in order per game, and sent by one tab at a time. */
export function createOutbox({ store, unqueued, send, exclusively, post, schedule, now, isOffline }: OutboxDeps) {
  const waiters = createWaiters();
  const changeListeners = new Set<() => void>();
  const outcomeListeners = new Set<OutcomeListener>();
  /** Queued in this tab and not settled: put back if the player clears the site's data meanwhile. */
  const own = new Map<string, OutboxEntry>();
  /** Left by a page that ended before they were stored. */
  const left = unqueued.all();
  let entries: readonly OutboxEntry[] = [];
  let loaded: Promise<void> | undefined;
  let failures = 0;
  let cancelRetry: () => void = () => undefined;
  /** One entry is admitted after the other, so that the second of a double tap finds the first. */
  const inTurn = oneAfterTheOther();

  function show(shown: readonly OutboxEntry[]) {
    entries = shown;
    for (const listener of changeListeners) listener();
  }

  /** Many changes at once, e.g. a long queue that is sent, are read together. */
  const publish = coalesce(async () => show((await store.all()).toSorted((a, b) => a.order - b.order)));

  async function queueLeft() {
    if (left.length === 0) return;
    for (const entry of left.splice(0)) {
      const isStored = (await store.find(entry.id)) !== undefined;
      if (!isStored) await store.add({ ...entry, ...newState(entry), waited: true });
      unqueued.remove(entry.id);
    }
    void flush();
  }

  function newState({ place }: NewEntry) {
    return { game: storageKeyOf(place), queuedAt: now(), waited: false, maybeSent: false, serverErrors: 0 };
  }

  /** Reads the queue as left by an earlier visit. */
  async function load() {
    await queueLeft();
    await publish();
  }

  async function changed() {
    post({ type: 'changed' });
    await publish();
  }

  function announce(entry: OutboxEntry, outcome: Outcome) {
    own.delete(entry.id);
    const awaited = waiters.settle(entry.id, outcome);
    for (const listener of outcomeListeners) listener(entry, outcome, awaited);
  }

  async function settle(entry: OutboxEntry, outcome: Outcome) {
    const verdict = (await store.find(entry.id))?.verdict;
    const isNews = verdict ? !verdictAgrees(verdict, outcome) : entry.waited && 'problem' in outcome;
    if (!isNews) await store.remove(entry.id);
    else
      await store.change(entry.id, 'problem' in outcome ? { refusal: outcome.problem } : { accepted: outcome.result });
    announce({ ...entry, verdict }, outcome);
    post({ type: 'settled', entry: { ...entry, verdict }, outcome });
    if ('result' in outcome && !isNews) show(entries.filter(({ id }) => id !== entry.id));
    else void publish();
  }

  async function noteWait(id: string, waitsFor: FailureCode) {
    if (await store.change(id, { waited: true, waitsFor })) await changed();
  }

  /** @returns whether to send the next entry, skip this game, or try again after some milliseconds */
  async function attempt(entry: OutboxEntry): Promise<'next' | 'blocked' | number> {
    const tried = await store.change(entry.id, { maybeSent: entry.maybeSent || !isOffline() });
    if (!tried) return 'next';
    try {
      const result = await send(tried, (why) => void noteWait(entry.id, why));
      failures = 0;
      await settle(tried, { result });
      return 'next';
    } catch (error) {
      const code = failureCodeOf(error);
      const params = error instanceof ApiProblem ? error.params : {};
      const verdict = judgeFailure(entry, code);
      if (verdict === 'refuse') {
        failures = 0;
        await settle(tried, { problem: { code, params } });
        return 'next';
      }
      if (verdict === 'hold') {
        failures = 0;
        await store.change(entry.id, { waited: true, held: { code, params } });
        waiters.settle(entry.id, { problem: { code, params } });
        await changed();
        return 'next';
      }
      const serverErrors = entry.serverErrors + (code === 'unexpected' ? 1 : 0);
      await store.change(entry.id, { waited: true, waitsFor: code, serverErrors });
      if (verdict === 'join') {
        waiters.settle(entry.id, { problem: { code, params } });
        return 'blocked';
      }
      failures += 1;
      return backoffMs(failures, params.retry_after);
    }
  }

  /** Entries behind a waiting one wait, too, and for the same. */
  async function markWaiting(first: string, isBehind: (entry: OutboxEntry) => boolean) {
    const waitsFor = (await store.find(first))?.waitsFor;
    for (const entry of await store.all()) {
      const isNews = !entry.waited || (entry.waitsFor !== waitsFor && !entry.held);
      if (isNews && !isSettled(entry) && isBehind(entry)) await store.change(entry.id, { waited: true, waitsFor });
    }
    void changed();
  }

  async function restoreOwn() {
    const stored = new Set((await store.all()).map(({ id }) => id));
    for (const entry of own.values()) if (!stored.has(entry.id)) await store.restore(entry);
  }

  async function sendAll() {
    await restoreOwn();
    const blocked = new Set<string>();
    const tried = new Set<string>();
    const next = async () => sendableEntries(await store.all(), blocked).filter(({ id }) => !tried.has(id));
    for (let pass = await next(); pass.length > 0; pass = await next()) {
      for (const { id, game } of pass) {
        tried.add(id);
        const entry = blocked.has(game) ? undefined : await store.find(id);
        if (!entry || isSettled(entry) || entry.held) continue;
        const step = await attempt(entry);
        if (step === 'blocked') blocked.add(game);
        if (step !== 'next') await markWaiting(id, (other) => step !== 'blocked' || other.game === game);
        if (typeof step === 'number') {
          cancelRetry = schedule(() => void flush(), step);
          return;
        }
      }
    }
  }

  /** Sends everything that can be sent now. */
  const flush = coalesce(async () => {
    cancelRetry();
    await exclusively(sendAll);
    await publish();
  });

  async function removeAll(gone: readonly OutboxEntry[]) {
    for (const { id } of gone) {
      own.delete(id);
      post({ type: 'withdrawn', id });
      await store.remove(id);
      waiters.withdraw(id);
    }
    if (gone.length > 0) await changed();
  }

  /** Stores a new entry, or finds the waiting one that is the same. */
  async function admit(entry: Omit<OutboxEntry, 'order'>): Promise<OutboxEntry> {
    const { replaced, same } = admitBody([...entries, ...own.values()], entry.game, entry.body);
    await removeAll(replaced);
    const queued = (same && (await store.change(same.id, UNHELD))) ?? (await store.add(entry));
    own.set(queued.id, queued);
    return queued;
  }

  return {
    /**
     * Queues an entry and sends it as soon as possible. The promise may stay open for hours.
     * @returns the result of the call
     * @throws ApiProblem when it is refused, or `unauthorized`: then it stays in the queue until the player has joined
     * again
     */
    async enqueue(entry: NewEntry): Promise<unknown> {
      unqueued.add(entry);
      const state = newState(entry);
      await (loaded ??= load());
      const queued = await inTurn(() => admit({ ...entry, ...state }));
      unqueued.remove(entry.id);
      const outcome = waiters.wait(queued.id);
      await changed();
      void flush();
      return outcome;
    },
    /** Stores the phone's verdict on a waiting entry, and the body to send instead. The server checks it again. */
    async judge(id: string, { verdict, body }: Required<Pick<NewEntry, 'verdict' | 'body'>>) {
      const judged = await store.change(id, { verdict, body });
      if (!judged) return;
      own.set(id, judged);
      await changed();
    },
    /** Sends a held entry again. */
    async sendAgain(id: string) {
      if (!(await store.change(id, UNHELD))) return;
      await changed();
      await flush();
    },
    /** Removes an entry; it may have arrived already if `maybeSent`. */
    withdraw: async (id: string) => removeAll((await store.all()).filter((entry) => entry.id === id)),
    /** Removes everything of these entries' games, e.g. after leaving a team. */
    removeWhere: async (matches: (entry: OutboxEntry) => boolean) => removeAll((await store.all()).filter(matches)),
    flush,
    /** The network may be back: tries at once instead of waiting for the backoff. */
    wake() {
      failures = 0;
      return flush();
    },
    load,
    /** Handles a message of another tab. */
    async receive(message: OutboxMessage) {
      if (message.type === 'withdrawn') {
        own.delete(message.id);
        // This tab may have put it back, as after cleared site data, before the message came.
        await store.remove(message.id);
        waiters.withdraw(message.id);
      }
      if (message.type === 'settled') announce(message.entry, message.outcome);
      await publish();
    },
    entries: () => entries,
    subscribe(listener: () => void): () => void {
      changeListeners.add(listener);
      return () => changeListeners.delete(listener);
    },
    onOutcome(listener: OutcomeListener): () => void {
      outcomeListeners.add(listener);
      return () => outcomeListeners.delete(listener);
    },
  };
}

/** Promises of the entries that this tab queued. */
function createWaiters() {
  const waiting = new Map<string, PromiseWithResolvers<unknown>>();
  return {
    /** A promise of the outcome; rejects with `Withdrawn` if the entry is withdrawn or replaced. */
    wait(id: string): Promise<unknown> {
      const waiter = waiting.get(id) ?? Promise.withResolvers<unknown>();
      waiting.set(id, waiter);
      return waiter.promise;
    },
    /** @returns whether a caller was waiting */
    settle(id: string, outcome: Outcome): boolean {
      const waiter = waiting.get(id);
      waiting.delete(id);
      if ('problem' in outcome) waiter?.reject(new ApiProblem(0, outcome.problem.code, outcome.problem.params));
      else waiter?.resolve(outcome.result);
      return waiter !== undefined;
    },
    withdraw(id: string) {
      waiting.get(id)?.reject(new Withdrawn());
      waiting.delete(id);
    },
  };
}
