import type { Request } from '../server/machine.ts';

/** The cache of a browser: it asks again with the ETag of the body that it holds, and a 304 returns that body. */
export function createHttpCache(send: (request: Request) => Promise<Response>) {
  const held = new Map<string, { etag: string; body: string }>();
  return {
    async fetch(request: Request): Promise<Response> {
      if (request.method !== 'GET') return send(request);
      const key = `${request.url} ${request.headers.authorization ?? ''}`;
      const kept = held.get(key);
      const headers = kept ? { ...request.headers, 'if-none-match': kept.etag } : request.headers;
      const response = await send({ ...request, headers });
      if (kept && response.status === 304) return new Response(kept.body, { status: 200, headers: response.headers });
      const etag = response.headers.get('etag');
      if (response.status !== 200 || etag === null) return response;
      const body = await response.text();
      held.set(key, { etag, body });
      return new Response(body, { status: 200, headers: response.headers });
    },
  };
}
