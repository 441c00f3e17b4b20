import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { failures } from './failures.ts';

const c = initContract();

const healthy = z.object({ status: z.literal('ok') }).meta({ id: 'Healthy' });

/** Settings of this installation that the sites need. */
const siteSettings = z
  .object({
    /** Address of a MapLibre style; null means the built-in maps. */
    map_style_url: z.string().nullable(),
    /** Whether `/map/tiles/{z}/{x}/{y}` serves a street map; if not, the built-in map is an outline. */
    map_tiles: z.boolean(),
    /** Public origin of the player site, for join links and QR codes. */
    player_url: z.string(),
    /** Public origin of the studio, which serves `/management/*`. */
    studio_url: z.string(),
    /** Time zone in which insights count days, such as `Europe/Berlin`. */
    time_zone: z.string(),
    /** Operator of this installation, for the legal pages. */
    provider: z.object({
      name: z.string().nullable(),
      /** Lines of the address; empty if not set. */
      address: z.array(z.string()),
      email: z.string().nullable(),
    }),
  })
  .meta({ id: 'SiteSettings' });

export const site = c.router({
  settings: {
    method: 'GET',
    path: '/site',
    summary: 'Get the settings of this installation',
    description: 'Returns the provider, the map style and the addresses of both sites.',
    responses: { ...failures(), 200: siteSettings },
  },
  health: {
    method: 'GET',
    path: '/health',
    summary: 'Liveness: the process is running',
    description: 'Responds as long as the process accepts requests. It does not ask the database.',
    responses: { ...failures(), 200: healthy },
  },
  ready: {
    method: 'GET',
    path: '/ready',
    summary: 'Readiness: the database reads and writes',
    description:
      'Responds within a second. If the database cannot read or write, `params.reason` of the problem `unavailable` ' +
      'says why. Use it before you send traffic to a process.',
    responses: { ...failures(), 200: healthy },
  },
});
