import type { JoinedPois } from '@puzzle-runs/contract/play/progress.ts';
import type { Submission } from '@puzzle-runs/contract/play/submission.ts';
import type { PlayedTask } from '@puzzle-runs/contract/task.ts';
import { decodePackage } from '@puzzle-runs/web/offline-play/decode-package.ts';
import type { Secrets } from '../content/secrets.ts';
import { type DatabaseReader, jsonOf } from '../server/database-reader.ts';
import type { Answer, Request } from '../server/machine.ts';
import { Broken } from '../world/history.ts';
import { hintTimeCheck } from './check-hint-time.ts';
import type { createRoomCheck } from './check-room.ts';
import { differences, withoutClock } from './differences.ts';
import { mayKnow } from './knowledge.ts';
import { findParticipation, netOf, type ParticipationRow } from './participation-state.ts';

interface WatchOptions {
  secrets: Secrets;
  reader: DatabaseReader;
  now: () => number;
  checkRoom: ReturnType<typeof createRoomCheck>;
}

/** Claims of a run token that matter here. */
interface Claims {
  kind: string;
  participation_id: number;
  user: { user_type: string; user_id: string };
}

function claimsOf({ headers }: Request): Claims | undefined {
  const [, payload] = (headers.authorization ?? '').split('.');
  return payload ? (JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims) : undefined;
}

const GUEST = /guest:[0-9a-f-]{36}/g;

/** Looks at every response of the server, also at those that get lost. */
export function createWatch({ secrets, reader, now, checkRoom }: WatchOptions) {
  /** Secrets that a participation was allowed to know once. */
  const known = new Map<number, Set<string>>();
  /** Outcomes of submissions, by participation and id. */
  const outcomes = new Map<string, string>();
  /** Spots that a participation has seen open. */
  const seenOpen = new Map<number, Set<number>>();

  async function refuseLeaks(row: ParticipationRow, text: string): Promise<void> {
    const allowed = known.get(row.id) ?? new Set();
    known.set(row.id, allowed);
    for (const secret of secrets.in(text)) {
      if (allowed.has(secret.token)) continue;
      if (!(await mayKnow(secret, { reader, row, now: now() })))
        throw new Broken('no leak', `${secret.kind} ${secret.token} of ${secret.task ?? secret.poi ?? 'the run'}`);
      allowed.add(secret.token);
    }
  }

  /** Codes, hints, answers and targets may be in a package; nothing of teams, access codes or persons. */
  async function checkPackage(row: ParticipationRow, body: string): Promise<void> {
    const isAllowed = row.playable_offline && (row.battle_id === null || row.battle_offline);
    if (!isAllowed || isOver(row)) throw new Broken('no leak', 'a package that is not allowed');
    const text = JSON.stringify(decodePackage(JSON.parse(body) as { content: string }));
    if (text.search(GUEST) >= 0) throw new Broken('no leak', 'a guest in a package');
  }

  function isOver({ battle_id, extra_minutes }: ParticipationRow): boolean {
    return battle_id !== null && extra_minutes === null;
  }

  /** A submission that counted has its outcome stored, and every response to it is that outcome. */
  async function checkOutcome(row: ParticipationRow, request: Request, answer: Answer): Promise<void> {
    const { submission_id: id } = JSON.parse(String(request.body ?? '{}')) as { submission_id?: string };
    if (id === undefined || answer.status >= 500) return;
    const [stored] = await reader.rows<{ outcome: unknown }>(
      `select outcome from submissions where participation_id = ${row.id} and submission_id = '${id}'`,
    );
    const isCounted = answer.status === 200 || answer.body.includes('"wrong_answer"');
    if (!stored) {
      if (isCounted) throw new Broken('nothing is lost', `submission ${id} counted and is not stored`);
      return;
    }
    const outcome = jsonOf<{ status: number; body: unknown }>(stored.outcome);
    const text = JSON.stringify(sorted(outcome));
    const response = JSON.stringify(sorted({ status: answer.status, body: JSON.parse(answer.body) }));
    const first = outcomes.get(`${row.id} ${id}`) ?? text;
    outcomes.set(`${row.id} ${id}`, first);
    if (first !== text || first !== response)
      throw new Broken(
        'nothing counts twice',
        `submission ${id}: first ${first}, stored ${text}, response ${response}`,
      );
  }

  /** Points that were spent by participations when they last asked for a hint. */
  const spentBefore = new Map<number, number>();

  /** A phone that pays for a hint has the points for it. */
  function checkPurchase(row: ParticipationRow): void {
    const before = spentBefore.get(row.id) ?? 0;
    spentBefore.set(row.id, row.spent);
    if (row.spent > before && netOf(row) < 0)
      throw new Broken('a hint is paid with points', `participation ${row.id} paid and has ${netOf(row)} points`);
  }

  const checkHintTime = hintTimeCheck(reader);

  /** Games by the ETag with which phones hold them. */
  const held = new Map<string, unknown>();

  /** A 304 says that a whole response would be the one that the phone holds. */
  async function checkHeld(request: Request, again: (request: Request) => Promise<Answer>): Promise<void> {
    const { 'if-none-match': etag = '', ...headers } = request.headers;
    const whole = await again({ ...request, headers });
    const [first] = differences(held.get(etag), withoutClock(JSON.parse(whole.body)));
    if (first) throw new Broken('a held response is right', `${request.url} is held, and differs at ${first}`);
  }

  /** Solved quests, bought hints and revealed answers of a game agree with the tables; what was open stays open. */
  async function checkGame(row: ParticipationRow, game: JoinedPois): Promise<void> {
    const open = game.rows.filter(({ unlocked }) => unlocked).map(({ id }) => id);
    const before = seenOpen.get(row.id) ?? new Set();
    seenOpen.set(row.id, new Set([...before, ...open]));
    for (const { id, unlocked } of game.rows)
      if (!unlocked && before.has(id)) throw new Broken('open spots stay open', `spot ${id} is locked again`);
    const solved = await reader.rows<{ task_id: number }>(
      `select task_id from solved_tasks where participation_id = ${row.id} and task_id is not null`,
    );
    const ids = new Set(solved.map(({ task_id }) => task_id));
    for (const poi of game.rows) {
      if (!poi.unlocked) continue;
      for (const task of poi.Tasks) {
        if (task.progressed !== ids.has(task.id))
          throw new Broken('nothing is lost', `quest ${task.id} solved differs`);
        if (!task.progressed && task.answer !== null) throw new Broken('no leak', `answer of quest ${task.id}`);
        checkPieces(task, game);
        if (task.remaining_attempts !== null && task.remaining_attempts < 0)
          throw new Broken('limits hold', `quest ${task.id} has ${task.remaining_attempts} attempts left`);
      }
    }
  }

  return {
    /** `again`: sends a request that nothing else sees. */
    async onAnswer(request: Request, answer: Answer, again: (request: Request) => Promise<Answer>): Promise<void> {
      if (answer.status >= 500 && answer.status !== 503)
        throw new Broken('no faults', `${request.method} ${request.url}: ${answer.status} ${answer.body}`);
      const claims = claimsOf(request);
      if (claims?.kind !== 'run') return;
      const row = await findParticipation(reader, claims.participation_id);
      if (!row) return;
      for (const [guest] of answer.body.matchAll(GUEST))
        if (guest !== `guest:${claims.user.user_id}`) throw new Broken('no leak', `the id of ${guest}`);
      const path = request.url.replace(/\?.*/, '');
      if (path.endsWith('/joined/offline_package') && answer.status === 200) return checkPackage(row, answer.body);
      await refuseLeaks(row, answer.body);
      if (answer.status === 304) await checkHeld(request, again);
      if (path === '/api/progress' && request.method === 'POST') {
        await checkOutcome(row, request, answer);
        await checkRoom(row, now());
        const { progress_type, progress_id } = JSON.parse(String(request.body ?? '{}')) as Partial<Submission>;
        if (progress_type === 'hint') {
          checkPurchase(row);
          if (answer.status === 200) await checkHintTime(row, Number(progress_id), now());
        }
      }
      if (path === '/api/joined/pois' && answer.status === 200) {
        const game = JSON.parse(answer.body) as JoinedPois;
        if (answer.headers.etag) held.set(answer.headers.etag, withoutClock(game));
        await checkGame(row, game);
        await checkRoom(row, now(), game);
      }
    },
    /** The organiser has merged or removed a team: what it saw belongs to another participation. */
    forgetAllOpen(): void {
      seenOpen.clear();
    },
  };
}

/** Pieces name open spots, and quests that the player sees there. */
function checkPieces({ id, pieces = [] }: PlayedTask, { rows }: JoinedPois): void {
  for (const { poi_id, task_id } of pieces) {
    const poi = rows.find((row) => row.id === poi_id);
    const isSpotSeen = poi_id === undefined || poi?.unlocked;
    const isQuestSeen = task_id === undefined || (poi?.unlocked && poi.Tasks.some((task) => task.id === task_id));
    if (!isSpotSeen || !isQuestSeen)
      throw new Broken('pieces name what is seen', `quest ${id} has the piece ${task_id} at spot ${poi_id}`);
  }
}

/** With the keys of all objects in order: the database may return them in another one. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  );
}

export type Watch = ReturnType<typeof createWatch>;
