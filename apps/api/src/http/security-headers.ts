import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import { API_MAJOR, OWN_RESPONSE_HEADER, SERVER_TIME_HEADER } from '@puzzle-runs/site/own-response.ts';
import { SITE_BUILD, type SiteBuild } from '@puzzle-runs/site/site-build.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#config/config.ts';

/** Sets the headers of every response; `guardPages` adds those of pages. */
export function guardAnswers(app: FastifyInstance, now: () => Date): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      [OWN_RESPONSE_HEADER]: API_MAJOR,
      [SERVER_TIME_HEADER]: String(now().getTime()),
    });
    done();
  });
}

type Directives = Record<string, string[]>;

/** Sources that allow the inline scripts of a built site; none without a build. */
function inlineSources(folder: string): string[] {
  const file = join(folder, SITE_BUILD);
  if (!existsSync(file)) return [];
  const { inline } = JSON.parse(readFileSync(file, 'utf8')) as SiteBuild;
  return Object.values(inline).map((script) => `'sha256-${hash('sha256', script, 'base64')}'`);
}

/**
 * Content security policy of pages: scripts, styles, data and pictures only from this site, videos from any web
 * address; inline only the scripts of rendered pages. In the studio creators see a picture of another host before it is
 * saved (decision 0056), and no creator opens the content of another.
 */
export async function guardPages(
  app: FastifyInstance,
  { config, folder, site }: { config: Config; folder: string; site: 'player' | 'studio' },
): Promise<void> {
  const mapHosts = [...(config.mapStyleUrl ? [new URL(config.mapStyleUrl).origin] : []), ...config.mapHosts];
  await guard(app, config[`${site}Url`], {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...(config.renderedPages === 'on' ? inlineSources(folder) : [])],
    workerSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...(site === 'studio' ? ['https:', 'http:'] : mapHosts)],
    mediaSrc: ["'self'", 'blob:', 'https:', 'http:'],
    connectSrc: ["'self'", ...mapHosts],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  });
}

/** Content security policy of the API docs: only this site; inline styles are allowed, because Swagger UI sets them. */
export function guardDocument(app: FastifyInstance, { playerUrl }: Config): Promise<void> {
  return guard(app, playerUrl, {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  });
}

async function guard(app: FastifyInstance, origin: string, directives: Directives): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    // Off for plain http, because self-hosting often starts in a local network without TLS.
    strictTransportSecurity: origin.startsWith('https:'),
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', 'camera=(self), geolocation=(self), microphone=()');
    done();
  });
}
