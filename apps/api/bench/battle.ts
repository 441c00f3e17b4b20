import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { type EventStreams, eventStreams } from './event-streams.ts';
import { type Measured, start } from './measure.ts';

/** Answers per second, and for how many seconds: first to warm the server up, then under load. */
const WARM_UP = { perSecond: 50, seconds: 5 };
const QUIET = { perSecond: 20, seconds: 20 };
const LOAD = { perSecond: 200, seconds: 15 };
/** Time within which every stream has to receive an event. */
const RECEIVED_MS = 3_000;
/** Time after an event to all phones within which they have read again. */
const READ_MS = 4_000;
/** The console and the board read again this often while players answer, as their pages do at most. */
const READ_AGAIN_MS = 1_000;
const BATTLE = '/api/battles/1';
const BOARD = '/api/battles/versus/board';

export interface BattleFigures {
  streams: number;
  /** Milliseconds until the last stream received the event. */
  start: number;
  pause: number;
  end: number;
  /** Milliseconds from an answer until the slowest phone of the team received the points. */
  points: number;
  /** Milliseconds that the answers took. */
  quiet: Quantiles;
  load: Quantiles;
  answers: number;
  /** How often phones read the spots again after an event. */
  reads: number;
  /** Calls with an unexpected status, streams that ended, and events that never arrived. */
  errors: number;
}

/**
 * One battle of 500 teams on loopback, bounded in time: `count` streams, console and board, start, answers, pause and
 * end. Phones read the spots again after start, pause and end.
 * @param readsAnswers whether all phones of a team also do so after each right answer
 */
export async function runBattle(
  count: number,
  { databaseUrl, readsAnswers }: { databaseUrl: string | undefined; readsAnswers: boolean },
): Promise<BattleFigures> {
  const server = await start('battle', 'product', databaseUrl);
  const organiser = server.calls.find(({ url }) => url.startsWith('/api/management/'))?.token ?? '';
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const send = caller(server, agent);
  let errors = 0;
  let reads = 0;
  const streams = eventStreams(server.port, (team, within) => {
    if (within === 0 && !readsAnswers) return;
    reads += 1;
    void send({ method: 'GET', path: '/api/joined/pois', token: server.tokens[team] }).then(({ status }) => {
      if (status !== 200) errors += 1;
    });
  });
  const act = async (method: string, path: string, body?: object) => {
    const { status } = await send({ method, path: `${BATTLE}/${path}`, token: organiser, body });
    if (status !== 200) errors += 1;
  };
  /** Carries out an act of the organiser; resolves with the time until the last stream has received it. */
  const announced = async (work: () => Promise<void>) => {
    await setTimeout(RECEIVED_MS);
    streams.slowest('pois');
    streams.expect('pois');
    await work();
    await setTimeout(RECEIVED_MS);
    const slowest = streams.slowest('pois');
    await setTimeout(READ_MS);
    return slowest;
  };

  const phones = Array.from({ length: count }, (_, index) => {
    const team = index % server.tokens.length;
    return { path: '/api/progress/events', token: server.tokens[team] ?? '', team };
  });
  await streams.open(phones);
  await streams.open([
    { path: `${BATTLE}/event/events`, token: organiser, team: null },
    { path: `${BOARD}/events`, token: null, team: null },
  ]);

  const started = await announced(() => act('POST', 'start'));
  const answer = await answering(server, { send, streams });
  const reading = readAgain(send, organiser);
  const warmUp = await answer(WARM_UP);
  const quiet = await answer(QUIET);
  const load = await answer(LOAD);
  errors += warmUp.errors + quiet.errors + load.errors + (await reading.stop());
  await setTimeout(RECEIVED_MS);
  const points = streams.slowest('points');
  const pause = await announced(() => act('PUT', 'pause', { paused: true }));
  const end = await announced(() => act('POST', 'end'));
  const figures = {
    streams: streams.count(),
    start: started,
    pause,
    end,
    points,
    quiet: quantiles(quiet.latencies),
    load: quantiles(load.latencies),
    answers: load.latencies.length,
    reads,
    errors: errors + streams.ended() + streams.missing(),
  };
  streams.close();
  agent.destroy();
  server.stop();
  return figures;
}

interface Sent {
  method: string;
  path: string;
  token?: string | undefined;
  body?: object | undefined;
}

type Send = (call: Sent) => Promise<{ status: number; text: string }>;

function caller({ port }: Measured, agent: Agent): Send {
  return ({ method, path, token, body }) =>
    new Promise((resolve, reject) => {
      const headers = {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      };
      const sent = request({ host: '127.0.0.1', port, method, path, headers, agent }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.once('error', reject).once('end', () => resolve({ status: response.statusCode ?? 0, text }));
      });
      sent.once('error', reject);
      sent.end(body && JSON.stringify(body));
    });
}

interface Answers {
  /** Milliseconds from the time at which an answer was due to its response. */
  latencies: number[];
  errors: number;
}

/** Returns a function that sends answers at fixed times, wrong and right in turns, of one team after another. */
async function answering(
  server: Measured,
  { send, streams }: { send: Send; streams: EventStreams },
): Promise<(rate: { perSecond: number; seconds: number }) => Promise<Answers>> {
  const { text } = await send({ method: 'GET', path: '/api/joined/pois', token: server.tokens[0] });
  const pois: { Tasks?: { id: number; task_type: string }[] }[] = JSON.parse(text).rows;
  const tasks = pois.flatMap(({ Tasks = [] }) => Tasks.filter(({ task_type }) => task_type === 'guess_number'));
  const teams = server.tokens.length;
  let next = 0;

  return async ({ perSecond, seconds }) => {
    const answers: Answers = { latencies: [], errors: 0 };
    const begin = performance.now();
    const open = Array.from({ length: perSecond * seconds }, async (_, index) => {
      const number = next++;
      const due = begin + (index * 1_000) / perSecond;
      await setTimeout(Math.max(0, due - performance.now()));
      const turn = Math.floor(number / teams);
      const right = turn % 2 === 1; // first a wrong answer, then the right one
      const task = { progress_id: tasks[Math.floor(turn / 2) % tasks.length]?.id, task_type: 'guess_number' };
      const body = { progress_type: 'task', ...task, answer: right ? 16 : 17 };
      streams.expect('points', number % teams);
      const { status } = await send({
        method: 'POST',
        path: '/api/progress',
        token: server.tokens[number % teams],
        body,
      });
      answers.latencies.push(performance.now() - due);
      if (status !== (right ? 200 : 422)) answers.errors += 1;
    });
    await Promise.all(open);
    return answers;
  };
}

/** Reads console and board again and again until `stop`, which returns how many reads failed. */
function readAgain(send: Send, token: string): { stop(): Promise<number> } {
  let stopped = false;
  const work = (async () => {
    let errors = 0;
    while (!stopped) {
      const reads = [send({ method: 'GET', path: `${BATTLE}/event`, token }), send({ method: 'GET', path: BOARD })];
      for (const { status } of await Promise.all(reads)) if (status !== 200) errors += 1;
      await setTimeout(READ_AGAIN_MS);
    }
    return errors;
  })();
  return {
    stop() {
      stopped = true;
      return work;
    },
  };
}

interface Quantiles {
  p50: number;
  p99: number;
}

function quantiles(latencies: readonly number[]): Quantiles {
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
