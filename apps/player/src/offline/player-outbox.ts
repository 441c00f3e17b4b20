import { ApiProblem, type FailureCode } from '@puzzle-runs/web/api/api-problem.ts';
import { call } from '@puzzle-runs/web/api/call.ts';
import { isOffline, subscribeConnection } from '@puzzle-runs/web/api/connection.ts';
import { schedule } from '@puzzle-runs/web/api/idle-timeout.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import { solveInBrowser, withCaptcha } from '@puzzle-runs/web/captcha/with-captcha.ts';
import { indexedEntryStore, tolerantEntryStore, unqueuedEntries } from '@puzzle-runs/web/outbox/entry-store.ts';
import { createOutbox, type OutboxMessage } from '@puzzle-runs/web/outbox/outbox.ts';
import { openOutboxChannel } from '@puzzle-runs/web/outbox/outbox-channel.ts';
import { isPhotoAnswer, type OutboxEntry } from '@puzzle-runs/web/outbox/outbox-entry.ts';
import {
  bearerOf,
  type PlayPlace,
  playerAnswers,
  runTokenClaimsOf,
  session,
  tabStorage,
} from '@puzzle-runs/web/session/session.ts';
import { browserDatabase } from '@puzzle-runs/web/storage/browser-database.ts';
import { reportBrokenStorage, storageFailureOf } from '@puzzle-runs/web/storage/storage-failure.ts';
import { askedLanguage } from '#shell/asked-language.ts';
import { noteMemoryOnly, showEntries } from './outbox-view.ts';
import { loadPhotoOutbox, removePhotoOf } from './photos/photo-answer.ts';

/** Whether the run or the Versus was deleted; false when that is unknown. */
async function isGone({ exploration, battle }: PlayPlace): Promise<boolean> {
  const asked = { query: { name: battle ?? exploration, limit: 1, exploration_code: session.linkKey(exploration) } };
  const list = battle === undefined ? call(routes.explorations.list, asked) : call(routes.battles.list, asked);
  return list.then(
    ({ rows }: { rows: unknown[] }) => rows.length === 0,
    () => false,
  );
}

async function send({ id, place, body }: OutboxEntry, noteWait: (why: FailureCode) => void): Promise<unknown> {
  const pair = session.runToken(place);
  if (!pair) throw new ApiProblem(401, 'unauthorized');
  const headers = { authorization: bearerOf(pair) };
  try {
    if (body.progress_type === 'rating') {
      const { progress_id, rating } = body;
      return await call(routes.explorations.rate, { params: { id: progress_id }, headers, body: { rating } });
    }
    if (isPhotoAnswer(body)) {
      return await (await loadPhotoOutbox()).sendPhotoEntry(id, body, headers);
    }
    // Only a code of a place may need a captcha, after many wrong ones.
    const { exploration_id: run } = runTokenClaimsOf(pair)?.exploration ?? { exploration_id: 0 };
    const lang = askedLanguage(place);
    return await withCaptcha(
      run,
      (captcha) =>
        call(routes.progress.submit, {
          headers: { ...headers, ...captcha },
          query: lang === undefined ? {} : { lang },
          body: { ...body, submission_id: id },
        }),
      (explorationId) => {
        noteWait('captcha_required'); // solving takes up to half a minute
        return solveInBrowser(explorationId);
      },
    );
  } catch (problem) {
    const refused = problem instanceof ApiProblem && problem.code === 'unauthorized';
    // In a deleted run, joining again would not help.
    if (refused && (await isGone(place))) throw new ApiProblem(404, 'not_found');
    throw problem;
  }
}

/**
 * Longest wait for another tab, whose request may hang; then both send, which counts once because of the submission
 * ids.
 */
const LOCK_TIMEOUT_MS = 20_000;

/** Runs `work` in one tab at a time. Plain http has no Web Locks: there every tab sends. */
async function exclusively(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  let started = false;
  try {
    await navigator.locks.request('outbox', { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, () => {
      started = true;
      return work();
    });
  } catch (error) {
    if (started) throw error;
    await work();
  }
}

const tabs = openOutboxChannel();

/** The queue of this browser. */
export const outbox = createOutbox({
  store: tolerantEntryStore(indexedEntryStore(browserDatabase), (error) => {
    reportBrokenStorage(error);
    noteMemoryOnly(storageFailureOf(error));
  }),
  unqueued: unqueuedEntries(tabStorage),
  send,
  exclusively,
  post: (message: OutboxMessage) => tabs.postMessage(message),
  schedule,
  now: Date.now,
  isOffline: () => !navigator.onLine,
});

tabs.onmessage = ({ data }: MessageEvent<OutboxMessage>) => void outbox.receive(data);

outbox.subscribe(() => showEntries(outbox.entries()));
void outbox.load();

outbox.onOutcome((entry, outcome) => {
  const { game, body, label } = entry;
  void removePhotoOf(entry);
  if (body.progress_type !== 'task' || !('result' in outcome) || label.answer === undefined) return;
  playerAnswers.save(`${game}#${body.progress_id}`, { given: label.answer });
});

function wake() {
  void outbox.wake();
}

addEventListener('online', wake);
subscribeConnection(() => {
  if (!isOffline()) wake();
});
addEventListener('pageshow', wake);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') wake();
});
wake();
