import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Seats } from './capacity-seed.ts';

/** A phone that waits longer shows an error. */
const TIMEOUT_MS = 10_000;
const ANSWER_EVERY_MS = 10_000;
/** Every third answer the player looks at the ranking. */
const RANKING_EVERY = 3;
/** Phones that join in a second. */
const JOINS_PER_SECOND = 50;
/** How long a phone waits before it reads again after an event, as the page does. */
const READ_AGAIN_MS = 100;

export interface Load {
  /** Milliseconds from the time at which a call was due to its whole response. */
  latencies: number[];
  /** How often each call got an unexpected status, by "POST /api/progress: 503"; status 0 is no response. */
  errors: Map<string, number>;
  /** Seconds from the first join to the last answer. */
  seconds: number;
}

interface Call {
  method: 'GET' | 'POST';
  path: string;
  token?: string;
  body?: object;
  /** Status beside 200 that is no error: 422 for a wrong answer. */
  expected?: number;
}

/**
 * Plays phones over loopback: each joins its team, opens a stream, reads the spots, and
 * answers every ten seconds, wrong and right in turns. The times are set beforehand, so
 * a slow server gets no fewer calls, and waiting counts from the time a call was due.
 */
export async function playPhones(
  port: number,
  { explorationId, seats, taskIds }: Seats,
  seconds: number,
): Promise<Load> {
  const load: Load = { latencies: [], errors: new Map(), seconds: 0 };
  const fail = ({ method, path }: Call, status: number) => {
    const name = `${method} ${path}: ${status}`;
    load.errors.set(name, (load.errors.get(name) ?? 0) + 1);
  };
  const begin = performance.now();
  const joining = (seats.length / JOINS_PER_SECOND) * 1_000;
  const end = begin + joining + seconds * 1_000;

  async function phone({ battleId, teamId }: Seats['seats'][number], index: number): Promise<void> {
    const agent = new Agent({ keepAlive: true });
    let isReading = false;
    const until = (time: number) => setTimeout(Math.max(0, time - performance.now()));
    const timed = async (call: Call, due: number): Promise<string> => {
      const { status, text } = await send(call, port, agent).catch(() => ({ status: 0, text: '' }));
      load.latencies.push(performance.now() - due);
      if (status !== 200 && status !== call.expected) fail(call, status);
      return text;
    };

    const firstDue = begin + (index * 1_000) / JOINS_PER_SECOND;
    await until(firstDue);
    const body = { exploration_id: explorationId, battle_id: battleId, team_id: teamId };
    const joined = await timed({ method: 'POST', path: '/api/exploration/join', body }, firstDue);
    const token: string = joined ? JSON.parse(joined).accessToken : '';
    const readPois = (due: number) => timed({ method: 'GET', path: '/api/joined/pois', token }, due);
    const stream = await openStream(port, agent, token);
    if (!stream) fail({ method: 'GET', path: '/api/progress/events' }, 0);
    stream?.on('data', (data: Buffer) => {
      if (isReading || performance.now() > end - READ_AGAIN_MS || !data.includes('event: pois')) return;
      isReading = true;
      void setTimeout(READ_AGAIN_MS)
        .then(() => readPois(performance.now()))
        .then(() => (isReading = false));
    });
    for (let answer = 1; firstDue + answer * ANSWER_EVERY_MS < end; answer++) {
      const due = firstDue + answer * ANSWER_EVERY_MS;
      await until(due);
      const right = answer % 2 === 0;
      const taskIndex = Math.ceil(answer / 2) - 1; // first a wrong answer, then the right one
      const task = { progress_id: taskIds[taskIndex % taskIds.length], task_type: 'guess_number' };
      const submission = { progress_type: 'task', ...task, answer: right ? 16 : 17 };
      await timed(
        { method: 'POST', path: '/api/progress', token, body: submission, ...(!right && { expected: 422 }) },
        due,
      );
      if (answer % RANKING_EVERY === 0) {
        await timed({ method: 'GET', path: '/api/progress/ranking', token }, performance.now());
      }
    }
    await until(end);
    stream?.destroy();
    agent.destroy();
  }

  await Promise.all(seats.map(phone));
  load.seconds = (performance.now() - begin) / 1_000;
  return load;
}

function open({ method, path, token, body }: Call, port: number, agent: Agent) {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
    ...(path.endsWith('/events') && { accept: 'text/event-stream' }),
  };
  const sent = request({ host: '127.0.0.1', port, method, path, headers, agent });
  sent.end(body && JSON.stringify(body));
  return sent;
}

function send(call: Call, port: number, agent: Agent): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = open(call, port, agent);
    sent.setTimeout(TIMEOUT_MS, () => sent.destroy(new Error('no response in time')));
    sent.once('error', reject);
    sent.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.once('error', reject).once('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
  });
}

/** An open event stream; null if the server refuses it. */
function openStream(port: number, agent: Agent, token: string): Promise<IncomingMessage | null> {
  return new Promise((resolve) => {
    const sent = open({ method: 'GET', path: '/api/progress/events', token }, port, agent);
    sent.once('error', () => resolve(null));
    sent.once('response', (response) => {
      response.on('error', () => undefined);
      resolve(response.statusCode === 200 ? response : null);
    });
  });
}
