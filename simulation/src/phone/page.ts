import { laterRoutes } from '@puzzle-runs/player/src/later-routes.ts';
import { ApiProblem } from '@puzzle-runs/web/api/api-problem.ts';
import { call } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import {
  type EntryStore,
  indexedEntryStore,
  tolerantEntryStore,
  unqueuedEntries,
} from '@puzzle-runs/web/outbox/entry-store.ts';
import { createOutbox, type Outbox } from '@puzzle-runs/web/outbox/outbox.ts';
import { isPhotoAnswer, type OutboxEntry } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { sendQueuedPhoto } from '@puzzle-runs/web/photo/send-queued-photo.ts';
import { bearerOf, session } from '@puzzle-runs/web/session/session.ts';
import type { Busy } from '../world/busy.ts';
import type { Browser } from './browser.ts';

interface PageOptions {
  browser: Browser;
  busy: Busy;
  /** Runs a callback on this phone after some milliseconds. */
  schedule: (run: () => void, ms: number) => () => void;
  /** Milliseconds on the phone's clock. */
  now: () => number;
  isOnline: () => boolean;
  /** The storage of the tab. */
  tab: Map<string, string>;
  onStorageError: (error: unknown) => void;
}

/** An access to the database that a closed page never gets a result of. */
function ofOpenPage(store: EntryStore, { busy, isOpen }: { busy: Busy; isOpen: () => boolean }): EntryStore {
  const guard =
    <Args extends unknown[], T>(access: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      if (!isOpen()) return new Promise(() => undefined);
      const result = await busy.during(() => access(...args));
      return isOpen() ? result : new Promise(() => undefined);
    };
  return {
    all: guard(store.all),
    find: guard(store.find),
    add: guard(store.add),
    change: guard(store.change),
    restore: guard(store.restore),
    remove: guard(store.remove),
  };
}

/** Sends an entry as the player site does (apps/player/src/offline/player-outbox.ts). @throws ApiProblem */
async function send({ id, place, body }: OutboxEntry, browser: Browser): Promise<unknown> {
  const pair = session.runToken(place);
  if (!pair) throw new ApiProblem(401, 'unauthorized');
  const headers = { authorization: bearerOf(pair) };
  if (body.progress_type === 'rating')
    return call(routes.explorations.rate, {
      params: { id: body.progress_id },
      headers,
      body: { rating: body.rating },
    });
  if (!isPhotoAnswer(body))
    return call(routes.progress.submit, { headers, query: {}, body: { ...body, submission_id: id } });
  return sendQueuedPhoto(body.answer, {
    async find(photo) {
      const stored = await (await browser.database()).get('photos', photo);
      return stored && new Blob([stored.bytes], { type: stored.type });
    },
    async upload(photo) {
      const form = new FormData();
      form.append('file', photo, 'photo');
      const args = { headers, query: { submission_id: id }, body: form };
      const { photo_id } = await call(laterRoutes.photoUploads.upload, args);
      return photo_id;
    },
    submit: (answer) =>
      call(routes.progress.submit, { headers, query: {}, body: { ...body, answer, submission_id: id } }),
  });
}

/** A page of the player site, with the queue of the phone. It may end at any time. */
export function openPage({ browser, busy, schedule, now, isOnline, tab, onStorageError }: PageOptions) {
  let isOpen = true;
  let lock: Promise<unknown> = Promise.resolve();
  const store = tolerantEntryStore(indexedEntryStore(browser.database), onStorageError);
  const outbox: Outbox = createOutbox({
    store: ofOpenPage(store, { busy, isOpen: () => isOpen }),
    unqueued: unqueuedEntries({
      get: (key) => tab.get(key) ?? null,
      set: (key, value) => void tab.set(key, value),
      remove: (key) => void tab.delete(key),
    }),
    send: (entry) => send(entry, browser),
    exclusively(work) {
      const run = lock.then(work);
      lock = run.catch(() => undefined);
      return run;
    },
    post: () => undefined,
    schedule: (run, ms) => schedule(() => isOpen && run(), ms),
    now,
    isOffline: () => !isOnline(),
  });
  return {
    outbox,
    isOpen: () => isOpen,
    close() {
      isOpen = false;
    },
  };
}

export type Page = ReturnType<typeof openPage>;
