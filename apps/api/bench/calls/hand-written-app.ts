import jwt from '@fastify/jwt';
import Database from 'better-sqlite3';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { RequestLog } from '../../src/http/log.ts';
import { type Recorded, record } from './recorded-sql.ts';

export interface Call {
  /** Name in the report. */
  name: string;
  method: 'GET' | 'POST';
  url: string;
  token?: string | undefined;
  body?: object | undefined;
  /** ETag that the caller holds, for a response 304. */
  etag?: string | undefined;
  /** Tokens of callers who read in turns, as browsers that accept compressed responses; they replace `token`. */
  turns?: string[];
  /** Requests that succeed once until the server forgets the right answers; they replace `token` and `body`. */
  once?: Pick<Call, 'token' | 'body'>[];
}

export function headersOf({ token, body, etag }: Pick<Call, 'token' | 'body' | 'etag'>): Record<string, string> {
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
    ...(etag && { 'if-none-match': etag }),
  };
}

export function inject(app: FastifyInstance, call: Call) {
  return app.inject({
    method: call.method,
    url: call.url,
    headers: headersOf(call),
    ...(call.body && { payload: call.body }),
  });
}

/** Calls that fill the caches first, so that both sides run the same SQL. */
const COLD_CALLS = 2;

/** The work of one request. */
interface Replay {
  steps: (() => void)[];
  status: number;
  body: string;
}

interface HandWritten {
  /** The app whose SQL and bytes are repeated. */
  product: FastifyInstance;
  /** The database file. */
  file: string;
  calls: Call[];
  log: FastifyBaseLogger;
  secret: string;
  /** Makes requests that succeed once succeed again. */
  reset: () => Promise<void>;
}

/**
 * Equal work without the product: a Fastify route per call that verifies the token, runs the SQL that the product runs
 * with filled caches, prepared once, sends the same bytes without computing them, and logs the request.
 */
export async function handWrittenApp(options: HandWritten): Promise<FastifyInstance> {
  const { product, file, calls, log, secret, reset } = options;
  const prepare = preparing(file);
  const app = Fastify({ loggerInstance: log, logController: new RequestLog() });
  await app.register(jwt, { secret, verify: { algorithms: ['HS256'], cache: 10_000, cacheTTL: 60_000 } });

  /** The participation or account of the token. */
  function verify({ headers }: FastifyRequest): string {
    const claims: Partial<Record<string, unknown>> = app.jwt.verify(headers.authorization?.split(' ')[1] ?? '');
    return String(claims.participation_id);
  }

  async function recorded(call: Call): Promise<Replay> {
    const { result, statements } = await record(() => inject(product, call));
    return { steps: statements.map(prepare), status: result.statusCode, body: result.body };
  }

  const replays = new Map<string, Map<string, Replay>>();
  for (const { once, ...call } of calls.filter(({ etag }) => !etag)) {
    const path = `${call.method} ${call.url.split('?')[0]}`;
    const known = replays.get(path) ?? new Map<string, Replay>();
    replays.set(path, known);
    const requests = once?.map((request) => ({ ...call, ...request })) ?? [call];
    for (let cold = 0; cold < COLD_CALLS; cold++) {
      for (const request of requests) await inject(product, request);
      if (once) await reset();
    }
    for (const request of requests) {
      const claims = request.token ? product.jwt.decode<Record<string, unknown>>(request.token) : null;
      known.set(keyOf(String(claims?.participation_id), request.body), await recorded(request));
    }
    if (once) await reset();
    if (known.size > requests.length) continue; // the route exists
    app.route({
      method: call.method,
      url: call.url.split('?')[0] ?? call.url,
      async handler(request, reply) {
        const replay = known.get(keyOf(requests[0]?.token ? verify(request) : 'undefined', request.body));
        if (!replay) throw new Error('an unknown request');
        for (const step of replay.steps) step();
        return reply.status(replay.status).type('application/json; charset=utf-8').send(replay.body);
      },
    });
  }
  return app;
}

/** Requests of one address differ by the player, and by the quest and answer that they send. */
function keyOf(player: string, body: unknown): string {
  if (typeof body !== 'object' || body === null) return player;
  const { progress_id, answer } = body as { progress_id?: number; answer?: number };
  return `${player}:${progress_id}:${answer}`;
}

/** Returns a function that prepares recorded statements, each text once. */
function preparing(file: string): (recorded: Recorded) => () => void {
  const reader = new Database(file, { readonly: true });
  const writer = new Database(file);
  writer.pragma('synchronous = FULL');
  const statements = new Map<string, Database.Statement>();
  return ({ readonly, sql, method, values }) => {
    const key = `${readonly} ${sql}`;
    let statement = statements.get(key);
    if (!statement) {
      statements.set(key, (statement = (readonly ? reader : writer).prepare(sql)));
      if (statement.reader) statement.raw();
    }
    return () => void statement[method](...values);
  };
}
