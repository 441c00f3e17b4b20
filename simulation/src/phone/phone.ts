import type { JoinBody } from '@puzzle-runs/contract/join.ts';
import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { Submission } from '@puzzle-runs/contract/play/submission.ts';
import { laterRoutes } from '@puzzle-runs/player/src/later-routes.ts';
import { ApiProblem, failureCodeOf } from '@puzzle-runs/web/api/api-problem.ts';
import { call } from '@puzzle-runs/web/api/call.ts';
import { routes } from '@puzzle-runs/web/api/routes.ts';
import {
  holdsPosition,
  isPhotoAnswer,
  isSameTarget,
  isSettled,
  type OutboxEntry,
  type Outcome,
  Withdrawn,
} from '@puzzle-runs/web/outbox/outbox-entry.ts';
import { bearerOf, type PlayPlace, runTokenClaimsOf, session } from '@puzzle-runs/web/session/session.ts';
import type { History } from '../world/history.ts';
import { createDevice, type DeviceOptions } from './device.ts';
import { clockOffsetOf, type OfflineEngine, openOfflineEngine } from './offline-engine.ts';
import { openPage, type Page } from './page.ts';

/** Refusals after which a phone must not keep the answers (apps/player/src/offline/offline-answers.ts). */
const FORBIDDEN = new Set(['not_playable_offline', 'battle_forbids_offline']);

interface PhoneOptions extends DeviceOptions {
  name: string;
  place: PlayPlace;
  /** What it joins. */
  joining: Omit<JoinBody, 'progressor_id'>;
  history: History;
  /** Called with the outcome of an entry that the phone had judged; `basis` as it was passed to `submit`. */
  onJudged: (judged: { entry: OutboxEntry; outcome: Outcome; basis: number }) => void;
}

/** How a submission went on, by its id. */
export type Sending = 'under way' | 'not queued' | { outcome: Outcome };

/** A phone that plays a game on the player site. */
export async function createPhone({ name, place, joining, history, onJudged, ...options }: PhoneOptions) {
  const device = await createDevice(options);
  const { busy, onError } = options;
  const { random, browser, run } = device;
  const sendings = new Map<string, Sending>();
  /** Quests of the answers that it has sent, by the id of the submission. */
  const tasks = new Map<string, number>();
  /** Bases of the phone's verdicts, by the id of the submission. */
  const bases = new Map<string, number>();
  /** Whether the last response of the server holds everything that the server has counted. */
  let isFresh = false;
  let page: Page | undefined;
  let engine: OfflineEngine | undefined;
  let joined: JoinedPois | undefined;
  let download: { content: string; clockOffset: number; revision: number } | undefined;
  let tab = new Map<string, string>();
  /** Session token; undefined for a guest. */
  let account: string | undefined;

  function closeApp(): void {
    page?.close();
    page = undefined;
    engine = undefined;
    history.note(`${name}: app closed`);
  }

  device.connect({
    closeApp,
    whenBack: async () => page?.outbox.wake(),
    arrivedLate() {
      // What was refused before may count now.
      isFresh = false;
      bases.clear();
    },
  });

  function opened(): Page {
    if (page) return page;
    const { schedule, now, isOnline } = device;
    const next = openPage({ browser, busy, tab, now, isOnline, schedule, onStorageError: onError });
    next.outbox.onOutcome((entry, outcome) => {
      sendings.set(entry.id, { outcome });
      isFresh = false;
      const basis = bases.get(entry.id);
      if (basis !== undefined && entry.verdict) onJudged({ entry, outcome, basis });
      history.note(`${name}: ${outcomeText(entry, outcome)}`);
    });
    page = next;
    if (download) engine = openOfflineEngine(place, download, next.outbox);
    if (joined) engine?.note(joined);
    return next;
  }

  async function openApp(): Promise<void> {
    if (page) return;
    await run(async () => {
      const { outbox } = opened();
      await outbox.load();
      await outbox.wake();
    });
  }

  const entriesOf = () => page?.outbox.entries() ?? [];
  const token = () => device.read(() => session.runToken(place));

  function claims() {
    const pair = token();
    return pair && runTokenClaimsOf(pair);
  }

  function authorization(): { authorization: string } {
    const pair = token();
    return { authorization: pair ? bearerOf(pair) : '' };
  }

  async function storePhoto(body: Submission): Promise<void> {
    if (!isPhotoAnswer(body)) return;
    const bytes = new Uint8Array(random.int(20, 60)).fill(random.int(0, 255));
    const photo = { id: body.answer, bytes: bytes.buffer, type: 'image/jpeg', savedAt: device.now() };
    await busy.during(async () => (await browser.database()).put('photos', photo));
  }

  /** As the screens send a submission. @throws ApiProblem */
  async function queue(id: string, body: Submission): Promise<unknown> {
    const { outbox } = opened();
    // A position is not stored, and a hint that waits already is bought once.
    const waits = outbox.entries().some((entry) => !isSettled(entry) && isSameTarget(entry.body, body));
    if (holdsPosition(body)) isFresh = false;
    if (holdsPosition(body) || (body.progress_type === 'hint' && waits)) sendings.set(id, 'not queued');
    const label = { exploration: place.exploration, answer: 'x' };
    if (engine) return engine.submit({ id, body, label });
    if (holdsPosition(body)) return call(routes.progress.submit, { headers: authorization(), query: {}, body });
    return outbox.enqueue({ id, place, owner: claims()?.progress.progressor_type ?? 'guest', body, label });
  }

  return {
    name,
    place,
    sendings,
    tasks,
    claims,
    authorization,
    run,
    openApp,
    entries: entriesOf,
    hasToken: () => token() !== undefined,
    isOpen: () => page !== undefined,
    isDown: device.isDown,
    goOffline: device.goOffline,
    goOnline: device.goOnline,
    calmDown: device.calmDown,
    hasDownload: () => download !== undefined,
    downloadRevision: () => download?.revision,
    last: () => joined,
    /** The game as the screen shows it. */
    view(): JoinedPois | undefined {
      const last = joined;
      if (!last || !engine) return last;
      return device.read(() => engine?.view(last, entriesOf(), new Date(device.now()).toISOString()));
    },
    /** Closes the app between two acts. */
    closeApp(keepsTab: boolean): void {
      if (!page) return;
      if (!keepsTab) tab = new Map();
      closeApp();
    },
    async join(): Promise<boolean> {
      const pair = await run(async () => {
        const guest = session.guestId();
        const body = { ...joining, ...(guest !== undefined && { progressor_id: guest }) };
        const headers = account === undefined ? {} : { authorization: `Bearer ${account}` };
        const sent = account === undefined ? body : joining;
        const answer = await call(routes.joining.exploration, { headers, body: sent });
        session.saveRunToken(place, answer);
        return answer;
      });
      return pair !== undefined;
    },
    /** Logs in, and moves what it has played as a guest to the account. @returns whether that worked */
    async logIn(token: string): Promise<boolean> {
      const guest_id = device.read(() => session.guestId());
      if (guest_id === undefined) return false;
      account = token;
      const headers = { authorization: `Bearer ${token}` };
      return (await run(() => call(routes.progress.takeOver, { headers, body: { guest_id } }))) !== undefined;
    },
    /** Creates a code with which another phone continues this game. */
    gameCode: () => run(() => call(laterRoutes.gameHandover.start, { headers: authorization() })),
    /** Continues the game of another phone. @returns whether that worked */
    async continueGame(code: string): Promise<boolean> {
      const pair = await run(async () => {
        const answer = await call(laterRoutes.gameHandover.complete, { body: { code } });
        session.saveRunToken(place, answer);
        return answer;
      });
      return pair !== undefined;
    },
    /** Leaves the team of friends, with everything that waits. @returns whether it has left */
    async leave(): Promise<boolean> {
      await openApp();
      const left = await run(() => call(routes.progress.leave, { headers: authorization() }));
      if (!left) return false;
      await run(async () => {
        session.forgetRunToken(place);
        await page?.outbox.removeWhere(() => true);
      });
      for (const [id, sending] of sendings) if (sending === 'under way') sendings.set(id, 'not queued');
      joined = undefined;
      download = undefined;
      engine = undefined;
      return true;
    },
    /** Reads the game from the server. @returns undefined without a response */
    async sync(): Promise<JoinedPois | undefined> {
      await openApp();
      return run(async () => {
        const read = await call(routes.joined.pois, { headers: authorization(), query: {} });
        joined = read;
        isFresh = entriesOf().every((entry) => isSettled(entry));
        engine?.note(read);
        return read;
      });
    },
    /** Downloads the answers where that is allowed; where it is forbidden, removes them. @returns what came of it */
    async download(revision: number): Promise<string | undefined> {
      await openApp();
      return run(async () => {
        try {
          const { content } = await call(routes.joined.offlinePackage, { headers: authorization(), query: {} });
          if (!page) return 'closed'; // a closed app keeps nothing of what it was loading
          if (download?.revision !== revision) isFresh = false; // the game may be older than the answers
          download = { content, clockOffset: clockOffsetOf(content, device.now()), revision };
          engine = openOfflineEngine(place, download, page.outbox);
          if (joined) engine.note(joined);
          return 'loaded';
        } catch (problem) {
          const code = failureCodeOf(problem);
          if (FORBIDDEN.has(code)) [download, engine] = [undefined, undefined];
          return code;
        }
      });
    },
    /**
     * Sends an answer, a payment or an arrival as the screens do.
     * @param basis of the phone's verdict; undefined if others may change the game meanwhile
     */
    async submit(body: Submission, basis?: number): Promise<void> {
      await openApp();
      const id = random.uuid();
      sendings.set(id, 'under way');
      // What waits without a verdict, e.g. for a spot that opens meanwhile, only the server decides: a screen shows no
      // form for it.
      const isJudged = entriesOf().every((entry) => isSettled(entry) || entry.verdict);
      if (basis !== undefined && isFresh && isJudged) bases.set(id, basis);
      if (body.progress_type === 'task') tasks.set(id, body.progress_id);
      await run(async () => {
        await storePhoto(body);
        try {
          history.note(`${name}: shows ${JSON.stringify(await queue(id, body))}`);
        } catch (problem) {
          if (!(problem instanceof ApiProblem)) throw problem;
          history.note(`${name}: shows ${problem.code}`);
          const isQueued = entriesOf().some((entry) => entry.id === id);
          if (!isQueued && sendings.get(id) === 'under way') sendings.set(id, 'not queued');
        }
      });
    },
    /** Rates the run through the queue, as its screen does. */
    async rate(explorationId: number, rating: number): Promise<void> {
      await openApp();
      const id = random.uuid();
      sendings.set(id, 'under way');
      const body = { progress_type: 'rating', progress_id: explorationId, rating } as const;
      // A rating replaces the one that waits.
      for (const { id: earlier, body: waiting } of entriesOf())
        if (waiting.progress_type === 'rating') sendings.set(earlier, 'not queued');
      const owner = claims()?.progress.progressor_type ?? 'guest';
      await run(async () => {
        const sending = opened().outbox.enqueue({ id, place, owner, body, label: { exploration: 'x' } });
        await sending.catch((error: unknown) => {
          if (!(error instanceof Withdrawn)) throw error; // by the next rating
        });
      });
    },
    /** The player has read what the server decided, and closes it. */
    dismissNews: () =>
      run(async () => page?.outbox.removeWhere((entry) => isSettled(entry) || entry.held !== undefined)),
    async remove(): Promise<void> {
      page?.close();
      await device.remove();
    },
  };
}

function outcomeText({ body }: OutboxEntry, outcome: Outcome): string {
  const what = `${body.progress_type} ${body.progress_id}`;
  return 'result' in outcome ? `${what} counted` : `${what} refused: ${outcome.problem.code}`;
}

export type Phone = Awaited<ReturnType<typeof createPhone>>;
