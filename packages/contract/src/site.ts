import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { failures } from './shared.ts';

const c = initContract();

const up = z.object({ status: z.literal('ok') });

/** What the sites have to know of this installation. */
export const siteSettings = z.object({
  /** Address of a MapLibre style; null means the embedded outline. */
  map_style_url: z.string().nullable(),
  /** Public origin of the player site, for join links and QR codes. */
  player_url: z.string(),
  /** Public origin of the studio: `/management/*` is there. */
  studio_url: z.string(),
  /** Who runs this installation, for the legal pages. */
  provider: z.object({
    name: z.string().nullable(),
    /** Lines; none when not set. */
    address: z.array(z.string()),
    email: z.string().nullable(),
  }),
});

export const site = c.router({
  settings: { method: 'GET', path: '/site', responses: { ...failures, 200: siteSettings } },
  health: { method: 'GET', path: '/health', summary: 'The process lives', responses: { ...failures, 200: up } },
  ready: { method: 'GET', path: '/ready', summary: 'The database answers', responses: { ...failures, 200: up } },
});

export type SiteSettings = z.infer<typeof siteSettings>;
