import jwt from '@fastify/jwt';
import Database from 'better-sqlite3';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { RequestLog } from '#http/request-log.ts';
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
}

export function headersOf({ token, body, etag }: Call): Record<string, string> {
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

interface HandWritten {
  /** The app whose SQL and bytes are repeated. */
  product: FastifyInstance;
  /** The database file. */
  file: string;
  calls: Call[];
  log: FastifyBaseLogger;
  secret: string;
}

/**
 * Equal work without the product: a Fastify route per call that verifies the token, runs the SQL that the product runs with filled caches,
 * prepared once, sends the same bytes without computing them, and logs the request.
 */
export async function handWrittenApp({ product, file, calls, log, secret }: HandWritten): Promise<FastifyInstance> {
  const reader = new Database(file, { readonly: true });
  const writer = new Database(file);
  writer.pragma('synchronous = FULL');
  const app = Fastify({ loggerInstance: log, logController: new RequestLog() });
  await app.register(jwt, { secret, verify: { algorithms: ['HS256'], cache: 10_000, cacheTTL: 60_000 } });

  async function verify({ headers }: FastifyRequest): Promise<void> {
    app.jwt.verify(headers.authorization?.split(' ')[1] ?? '');
  }

  for (const call of calls.filter(({ etag }) => !etag)) {
    for (let cold = 0; cold < COLD_CALLS; cold++) await inject(product, call);
    const { result, statements } = await record(() => inject(product, call));
    const steps = statements.map((statement) => prepared(statement, reader, writer));
    app.route({
      method: call.method,
      url: call.url.split('?')[0] ?? call.url,
      ...(call.token && { onRequest: verify }),
      async handler(_request, reply) {
        for (const step of steps) step();
        return reply.status(result.statusCode).type('application/json; charset=utf-8').send(result.body);
      },
    });
  }
  return app;
}

function prepared({ readonly, sql, method, values }: Recorded, reader: Database.Database, writer: Database.Database) {
  const statement = (readonly ? reader : writer).prepare(sql);
  if (statement.reader) statement.raw();
  return () => void statement[method](...values);
}
