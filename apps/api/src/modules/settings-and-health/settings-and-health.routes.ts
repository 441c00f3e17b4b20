import type { Deps } from '#deps.ts';
import type { Routes } from '#http/register.ts';
import { checkReady } from './health.service.ts';

export function siteRoutes({ config, store, now }: Deps): Routes<'site'> {
  return {
    settings: async () => ({
      status: 200,
      body: {
        map_style_url: config.mapStyleUrl,
        map_tiles: config.mapTiles !== 'off',
        player_url: config.playerUrl,
        studio_url: config.studioUrl,
        time_zone: config.timeZone,
        provider: { name: config.providerName, address: config.providerAddress, email: config.providerEmail },
      },
    }),
    health: async () => ({ status: 200, body: { status: 'ok' } }),
    ready: async () => ({ status: 200, body: await checkReady({ store, now }) }),
  };
}
