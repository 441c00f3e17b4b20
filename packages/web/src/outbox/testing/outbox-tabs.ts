import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { ApiProblem, type FailureCode } from '../../api/api-problem.ts';
import type { BrowserDatabase } from '../../storage/browser-database.ts';
import { indexedEntryStore, tolerantEntryStore, unqueuedEntries } from '../entry-store.ts';
import { createOutbox, type Outbox } from '../outbox.ts';
import type { NewEntry, OutboxEntry } from '../outbox-entry.ts';

/** A phone: one database, one lock, and tabs that send to the same server. */
export function givenPhone() {
  const factory = new IDBFactory();
  const sent: number[] = [];
  const tabs: Outbox[] = [];
  let lock: Promise<unknown> = Promise.resolve();
  let retry: (() => void) | undefined;
  const phone = {
    /** Ids of the tasks and hints that the server received, in order. */
    sent,
    /** Response of the server; undefined: the result. */
    respond: (_entry: OutboxEntry): FailureCode | undefined => undefined,
    /** Resolves when the captcha of a call is solved; undefined: it needs none. */
    captcha: undefined as Promise<void> | undefined,
    clock: 0,
    isStorageBlocked: false,
    /** Number of times that the player was told that nothing is stored. */
    told: 0,
    isOffline: false,
    offline() {
      phone.isOffline = true;
      phone.respond = () => 'network';
    },
    online() {
      phone.isOffline = false;
      phone.respond = () => undefined;
    },
    /** Runs the scheduled retry. */
    passTime: () => retry?.(),
    /** @param kept the tab's own storage from before a reload */
    openTab(kept = new Map<string, string>()): Outbox {
      const tab = createOutbox({
        unqueued: unqueuedEntries({
          get: (key) => kept.get(key) ?? null,
          set: (key, value) => void kept.set(key, value),
          remove: (key) => void kept.delete(key),
        }),
        store: tolerantEntryStore(indexedEntryStore(open), () => {
          phone.told += 1;
        }),
        async send(entry, noteWait) {
          if (phone.captcha) noteWait('captcha_required');
          await phone.captcha;
          const code = phone.respond(entry);
          if (code !== 'network') sent.push(entry.body.progress_id);
          await new Promise((resolve) => setImmediate(resolve));
          if (code) throw new ApiProblem(422, code, { remaining_attempts: 2 });
          return { netPoints: 10 };
        },
        exclusively(work) {
          const run = lock.then(work);
          lock = run.catch(() => undefined);
          return run;
        },
        post(message) {
          for (const other of tabs) if (other !== tab) void other.receive(structuredClone(message));
        },
        schedule(callback) {
          retry = callback;
          return () => undefined;
        },
        now: () => phone.clock,
        isOffline: () => phone.isOffline,
      });
      tabs.push(tab);
      return tab;
    },
    closeTabs: () => tabs.splice(0),
    /** The database in which the tabs keep their entries. */
    database: () => open(),
    /** The player clears the data of the site. */
    async clearStorage() {
      await (await open()).clear('outbox');
    },
  };

  async function open(): Promise<BrowserDatabase> {
    if (phone.isStorageBlocked) throw new DOMException('blocked', 'InvalidStateError');
    Object.assign(globalThis, { indexedDB: factory });
    return openDB('outbox', 1, {
      upgrade(database) {
        database.createObjectStore('outbox', { keyPath: 'order' }).createIndex('id', 'id', { unique: true });
      },
    }) as Promise<BrowserDatabase>;
  }

  return phone;
}

/** An answer to a task. */
export function answerTo(task: number, exploration = 'donau'): NewEntry {
  return {
    id: `${exploration}/${task}`,
    place: { exploration },
    owner: 'guest',
    body: { progress_type: 'task', progress_id: task, task_type: 'guess_number', answer: 179 },
    label: { exploration, task: `Quest ${task}`, answer: '179' },
  };
}
