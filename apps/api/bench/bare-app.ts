import Database from 'better-sqlite3';
import Fastify, { type FastifyInstance } from 'fastify';
import { type Recorded, record } from './recorded-sql.ts';

export interface Call {
  method: 'GET' | 'POST';
  url: string;
  token?: string | undefined;
  body?: object | undefined;
}

export function headersOf({ token, body }: Call): Record<string, string> {
  return { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) };
}

/**
 * Baseline without the product: a Fastify route per call that runs the same SQL as the product, prepared once, and sends the same bytes.
 */
export async function bareApp(product: FastifyInstance, file: string, calls: Call[]): Promise<FastifyInstance> {
  const reader = new Database(file, { readonly: true });
  const writer = new Database(file);
  writer.pragma('synchronous = FULL');
  const app = Fastify();
  for (const call of calls) {
    const inject = () =>
      product.inject({
        method: call.method,
        url: call.url,
        headers: headersOf(call),
        ...(call.body && { payload: call.body }),
      });
    // The first call of a new process, so that the SQL of an empty cache is recorded (docs/decisions/0008).
    const { result, statements } = await record(inject);
    const steps = statements.map((statement) => prepared(statement, reader, writer));
    app.route({
      method: call.method,
      url: call.url.split('?')[0] ?? call.url,
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
