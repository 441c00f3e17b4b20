import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { FastifyInstance } from 'fastify';

/** The routes of one path: a pattern for addresses, and the methods with a route. */
interface KnownPath {
  pattern: RegExp;
  methods: Set<string>;
}

/**
 * Refuses a known address with an unknown method with `wrong_method` and an `Allow` header, instead of `not_found`.
 * Call it before the routes are registered. Routes with a wildcard do not count: `/*` would match every address.
 */
export function refuseWrongMethods(app: FastifyInstance): void {
  const paths = new Map<string, KnownPath>();

  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const known = paths.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const each of [method].flat()) known.methods.add(each);
    paths.set(url, known);
  });

  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done();
    const [path = ''] = request.url.split('?');
    const matching = [...paths.values()].filter(({ pattern }) => pattern.test(path));
    const methods = new Set(matching.flatMap(({ methods }) => [...methods]));
    // With that method there is a route, and its handler found nothing to serve.
    if (methods.size === 0 || methods.has(request.method)) return done();
    reply.header('allow', [...methods].toSorted().join(', '));
    done(new Problem('wrong_method'));
  });
}

function patternOf(url: string): RegExp {
  const parts = url.split(/:\w+/).map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}
