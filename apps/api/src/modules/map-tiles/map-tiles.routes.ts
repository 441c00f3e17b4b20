import { Problem } from '@puzzle-runs/domain/problem.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { limited } from '#http/limits/rate-limits.ts';
import { parseTileAddress } from './tile-address.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** @fastify/cors skips routes with `false`; its types do not say so. */
    cors?: false;
  }
}

/** Browsers keep a tile for a week. */
const KEPT = 'public, max-age=604800';

/**
 * Serves the tiles of the street map to the pages of this site only: without CORS, and closed to other origins. A tile
 * that is missing or cannot be fetched is an empty 204, which the map draws as nothing. Requests are not logged: they
 * would tell where a visitor looked.
 */
export function registerMapTiles(app: FastifyInstance, { mapTiles }: Pick<Deps, 'mapTiles'>): void {
  const limitMisses = limited(app, 'mapTile');
  app.get<{ Params: Record<'z' | 'x' | 'y', string> }>(
    '/map/tiles/:z/:x/:y',
    { config: { cors: false }, logLevel: 'warn' },
    async (request, reply) => {
      const tile = parseTileAddress(request.params);
      if (!tile) throw new Problem('not_found');
      reply.header('cross-origin-resource-policy', 'same-origin');
      let data = mapTiles?.find(tile);
      if (data === undefined && mapTiles) {
        if (mapTiles.contactsServer) await limitMisses(request, reply);
        data = await mapTiles.load(tile);
      }
      if (!data) return reply.status(204).send();
      return reply
        .headers({
          'content-type': 'application/vnd.mapbox-vector-tile',
          'content-encoding': 'gzip',
          'cache-control': KEPT,
        })
        .send(data);
    },
  );
}
